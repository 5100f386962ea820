import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { childProfile } from '../../../../../domains/children/queries.ts';
import { type Child, fullName } from '../../../../../domains/children/rules.ts';
import { editGuardianship } from '../../../../../domains/guardians/queries.ts';
import { RelationshipSelect } from '../../../../../domains/guardians/RelationshipSelect.tsx';
import type { Guardian } from '../../../../../domains/guardians/rules.ts';
import { showRefusedFields } from '../../../../../lib/formErrors.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { useVersionedForm } from '../../../../../lib/useVersionedForm.ts';
import { Checkbox } from '../../../../../ui/Checkbox.tsx';
import { Field } from '../../../../../ui/Field.tsx';
import { TextArea } from '../../../../../ui/TextArea.tsx';
import { EditDialog } from './EditDialog.tsx';
import { useEditOutcome } from './useEditOutcome.ts';

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
  const client = useQueryClient();
  const outcome = useEditOutcome();
  const { mutate: edit, isPending } = useMutation(editGuardianship);
  const { form, meanwhile, version, changes, takeUp, takeNewest } = useVersionedForm<Guardian, Values>({
    row: guardian,
    valuesOf,
    readNewest: async () =>
      (await client.fetchQuery({ ...childProfile(child.id), staleTime: 0 })).guardians.find(
        ({ guardianshipId }) => guardianshipId === guardian.guardianshipId,
      ),
  });
  const { control, register, handleSubmit, setError, formState } = form;
  const { errors } = formState;
  const typed = useWatch({ control }) as Values;
  const labels = {
    relationship: t('children.guardians.form.relationship', { child: child.firstName }),
    mayPickUp: t('children.guardians.form.mayPickUp', { child: child.firstName }),
    custodyNote: t('children.guardians.form.custodyNote'),
  };

  const send = (values: Values) => {
    const changed = changes(values);
    if (Object.keys(changed).length === 0) return onDone();
    edit(
      { params: { id: guardian.guardianshipId }, body: { ...changed, version } },
      outcome({
        words: 'children.guardians.form',
        takeUp: (error) => takeUp(error, values),
        showRefused: (error) => showRefusedFields(error, SENT_AS, setError),
        onDone,
      }),
    );
  };

  return (
    <EditDialog
      title={t('children.guardians.form.title', { name: guardian.name })}
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
          hint={t('children.guardians.form.mayPickUpHint')}
          error={errors.mayPickUp?.message}
          {...register('mayPickUp')}
        />
        <Field
          label={labels.custodyNote}
          optionalLabel={t('children.guardians.form.optional')}
          hint={t('children.guardians.form.custodyNoteHint')}
          error={errors.custodyNote?.message}
        >
          <TextArea {...register('custodyNote')} />
        </Field>
      </div>
    </EditDialog>
  );
}

const SENT_AS = { relationship: 'relationship', mayPickUp: 'mayPickUp', custodyNote: 'custodyNote' } as const;
