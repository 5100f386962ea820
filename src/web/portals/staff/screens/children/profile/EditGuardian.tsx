import { useWatch } from 'react-hook-form';
import { childProfile } from '#web/domains/children/queries.ts';
import { type Child, fullName } from '#web/domains/children/rules.ts';
import { editGuardianship } from '#web/domains/guardians/queries.ts';
import { RelationshipSelect } from '#web/domains/guardians/RelationshipSelect.tsx';
import type { Guardian } from '#web/domains/guardians/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useVersionedForm } from '#web/lib/useVersionedForm.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { EditDialog } from './EditDialog.tsx';

type EditGuardianProps = { child: Child; guardian: Guardian; onDone(): void };
type Values = { relationship: string; mayPickUp: boolean; custodyNote: string };

const valuesOf = ({ relationship, mayPickUp, custodyNote }: Guardian): Values => ({
  relationship,
  mayPickUp,
  custodyNote: custodyNote ?? '',
});

/** What a guardian is to a child, whether they may pick up, and the custody note. */
export default function EditGuardian({ child, guardian, onDone }: EditGuardianProps) {
  const { t } = useTranslation();
  const { form, meanwhile, version, changes, takeUp, takeNewest } = useVersionedForm<Guardian, Values>({
    row: guardian,
    valuesOf,
    readNewest: async (read) =>
      (await read(childProfile(child.id))).guardians.find(
        ({ guardianshipId }) => guardianshipId === guardian.guardianshipId,
      ),
  });
  const { control, register, handleSubmit, setError, formState } = form;
  const { errors } = formState;
  const typed = useWatch({ control }) as Values;
  const labels = {
    relationship: t('childrenManagement.guardians.form.relationship', { child: child.firstName }),
    mayPickUp: t('childrenManagement.guardians.form.mayPickUp', { child: child.firstName }),
    custodyNote: t('childrenManagement.guardians.form.custodyNote'),
  };

  const { run: edit, isPending } = useAction(editGuardianship, {
    done: t('childrenManagement.guardians.form.saved'),
    failed: t('childrenManagement.guardians.form.failed'),
    onDone,
    onFailed: takeUp,
    fields: FIELDS,
    setError,
  });
  const send = (values: Values) => {
    const changed = changes(values);
    if (Object.keys(changed).length === 0) return onDone();
    return edit({ params: { id: guardian.guardianshipId }, body: { ...changed, version } });
  };

  return (
    <EditDialog
      title={t('childrenManagement.guardians.form.title', { name: guardian.name })}
      description={fullName(child)}
      meanwhile={meanwhile}
      typed={typed}
      labels={labels}
      onTakeNewest={takeNewest}
      busy={isPending}
      onSubmit={handleSubmit(send)}
      onDone={onDone}
    >
      <div className="flex flex-col gap-5">
        <Field label={labels.relationship} error={errors.relationship?.message}>
          <RelationshipSelect current={guardian.relationship} {...register('relationship')} />
        </Field>
        <Checkbox
          label={labels.mayPickUp}
          hint={t('childrenManagement.guardians.form.mayPickUpHint')}
          error={errors.mayPickUp?.message}
          {...register('mayPickUp')}
        />
        <Field
          label={labels.custodyNote}
          optionalLabel={t('common.optional')}
          hint={t('childrenManagement.guardians.form.custodyNoteHint')}
          error={errors.custodyNote?.message}
        >
          <TextArea {...register('custodyNote')} />
        </Field>
      </div>
    </EditDialog>
  );
}

const FIELDS = ['relationship', 'mayPickUp', 'custodyNote'] as const;
