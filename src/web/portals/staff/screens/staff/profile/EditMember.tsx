import { useWatch } from 'react-hook-form';
import { fullName } from '#web/domains/children/rules.ts';
import { editStaffMember, staff } from '#web/domains/staff/queries.ts';
import { bodyOf, type StaffMember, type StaffValues, valuesOf } from '#web/domains/staff/rules.ts';
import { EditConflict } from '#web/layout/EditConflict.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useVersionedForm } from '#web/lib/useVersionedForm.ts';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { FIELDS, StaffFields } from '../StaffFields.tsx';

type EditMemberProps = { member: StaffMember; open: boolean; onClose(): void; onDone(): void };

/** Sends what was changed of a staff member, and puts it over the newest when others saved meanwhile. */
export function EditMember({ member, open, onClose, onDone }: EditMemberProps) {
  const { t } = useTranslation();
  const { form, meanwhile, version, changes, takeUp, takeNewest } = useVersionedForm<StaffMember, StaffValues>({
    row: member,
    valuesOf,
    readNewest: async (read) => (await read(staff)).find(({ id }) => id === member.id),
  });
  const { register, control, handleSubmit, setError, formState } = form;
  const { errors } = formState;
  const { run: edit, isPending } = useAction(editStaffMember, {
    done: t('staff.updated'),
    failed: t('staff.failedToUpdate'),
    onDone,
    onFailed: takeUp,
    fields: FIELDS,
    setError,
  });
  const send = (values: StaffValues) => {
    const changed = changes(values);
    if (Object.keys(changed).length === 0) return onDone();
    void edit({ params: { id: member.id }, body: { ...bodyOf(changed), version } });
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onCancel={onDone}
      title={t('staff.edit.title', { name: fullName(member) })}
      onSubmit={handleSubmit(send)}
      submit={t('staff.edit.save')}
      busy={isPending}
      busyLabel={t('common.saving')}
    >
      <EditConflict
        meanwhile={meanwhile}
        typed={useWatch({ control }) as StaffValues}
        label={(field) => t(`staff.fields.${field}`)}
        shown={(field, values) => values[field] || t(field === 'room' ? 'staff.fields.noRoom' : 'staff.fields.nothing')}
        onTakeNewest={takeNewest}
      />
      <StaffFields register={register} errors={errors} phoneMayBeEmpty={member.phone === ''} />
    </FormDialog>
  );
}
