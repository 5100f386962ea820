import { fullName } from '../../../../../domains/children/rules.ts';
import type { StaffMember, StaffValues } from '../../../../../domains/staff/rules.ts';
import { EditConflict } from '../../../../../layout/EditConflict.tsx';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { StaffFields } from '../StaffFields.tsx';
import { useEditMember } from './useEditMember.ts';

type EditMemberProps = { member: StaffMember; open: boolean; onOpenChange(open: boolean): void; onDone(): void };

export function EditMember({ member, open, onOpenChange, onDone }: EditMemberProps) {
  const { t } = useTranslation();
  const { register, errors, submit, isPending, conflict, takeNewest } = useEditMember(member, onDone);
  const shown = (field: keyof StaffValues, value: string) =>
    value || t(field === 'room' ? 'staff.fields.noRoom' : 'staff.fields.nothing');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('staff.edit.title', { name: fullName(member) })}
      closeLabel={t('shell.close')}
      onSubmit={submit}
      footer={
        <>
          <Button variant="secondary" onClick={onDone}>
            {t('staff.cancel')}
          </Button>
          <Button type="submit" busy={isPending} busyLabel={t('staff.edit.saving')}>
            {t('staff.edit.save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {conflict && (
          <EditConflict
            theirs={conflict.theirs.map((field) => ({
              key: field,
              label: t(`staff.fields.${field}`),
              newest: shown(field, conflict.newest[field]),
            }))}
            clashes={conflict.clashes.map((field) => ({
              key: field,
              label: t(`staff.fields.${field}`),
              newest: shown(field, conflict.newest[field]),
              typed: shown(field, conflict.values[field]),
            }))}
            onTakeNewest={takeNewest}
          />
        )}
        <StaffFields register={register} errors={errors} phoneMayBeEmpty={member.phone === ''} />
      </div>
    </Dialog>
  );
}
