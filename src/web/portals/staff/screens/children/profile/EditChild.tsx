import { useWatch } from 'react-hook-form';
import { editChild } from '#web/domains/children/edit-queries.ts';
import { ChildFields } from '#web/domains/children/enrollment/ChildFields.tsx';
import { askOfFullRoom } from '#web/domains/children/fullRoom.ts';
import { childProfile } from '#web/domains/children/queries.ts';
import { type Child, fullName } from '#web/domains/children/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useVersionedForm } from '#web/lib/useVersionedForm.ts';
import { tellIncomplete } from '#web/ui/tellIncomplete.ts';
import { toast } from '#web/ui/toast.ts';
import { useAction } from '#web/ui/useAction.ts';
import { ContactFields } from './ContactFields.tsx';
import { EditDialog } from './EditDialog.tsx';
import { type ChildEditValues, editValuesOf, FIELDS, useEditLabels } from './editValues.ts';
import { ProfilePart } from './ProfilePart.tsx';

/** A child's fields, room, allergies and contacts; what somebody else saved meanwhile is shown beside what was typed. */
export default function EditChild({ child, onDone }: { child: Child; onDone(): void }) {
  const { t } = useTranslation();
  const labels = useEditLabels();
  const { form, meanwhile, version, changes, takeUp, takeNewest } = useVersionedForm<Child, ChildEditValues>({
    row: child,
    valuesOf: editValuesOf,
    readNewest: async (read) => (await read(childProfile(child.id))).child,
  });
  const { control, register, handleSubmit, setError, formState } = form;
  const { errors } = formState;
  const typed = useWatch({ control }) as ChildEditValues;

  const { run: edit, isPending } = useAction(editChild, {
    done: t('childrenManagement.edit.saved'),
    failed: t('childrenManagement.edit.failed'),
    onDone,
    onFailed: takeUp,
    fields: FIELDS,
    setError,
  });
  const send = (values: ChildEditValues, capacityAcknowledged = false): unknown => {
    const changed = changes(values);
    if (Object.keys(changed).length === 0) {
      toast({ title: t('childrenManagement.edit.nothing') });
      return onDone();
    }
    const words = { title: t('children.full.title'), label: t('children.full.confirm') };
    return edit(
      { params: { id: child.id }, body: { ...changed, version, ...('room' in changed && { capacityAcknowledged }) } },
      {
        onFailed: (error) => (askOfFullRoom(error, words, () => send(values, true)) ? true : takeUp(error)),
      },
    );
  };

  return (
    <EditDialog
      title={t('childrenManagement.edit.title', { name: fullName(child) })}
      size="large"
      meanwhile={meanwhile}
      typed={typed}
      labels={labels}
      onTakeNewest={takeNewest}
      busy={isPending}
      onSubmit={handleSubmit((values) => send(values), tellIncomplete(t('common.validationError')))}
      onDone={onDone}
    >
      <div className="flex flex-col gap-7">
        <ProfilePart level={3} title={t('common.child')}>
          <ChildFields
            register={register}
            errors={errors}
            noFirstName={t('common.firstNameIsRequired')}
            currentRoom={child.room}
          />
        </ProfilePart>
        <ProfilePart level={3} title={t('childrenManagement.edit.contacts')}>
          <ContactFields register={register} errors={errors} relationship={child.relationship} />
        </ProfilePart>
      </div>
    </EditDialog>
  );
}
