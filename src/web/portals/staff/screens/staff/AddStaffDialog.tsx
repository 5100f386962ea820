import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { addStaffMember } from '../../../../domains/staff/queries.ts';
import { bodyOf, NOBODY, type StaffMember, type StaffValues } from '../../../../domains/staff/rules.ts';
import { reasonOf } from '../../../../lib/errors.ts';
import { showRefusedFields } from '../../../../lib/formErrors.ts';
import { sentBeforeOr } from '../../../../lib/sentBefore.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { toast } from '../../../../ui/toast.ts';
import { SENT_AS, StaffFields } from './StaffFields.tsx';

type AddStaffDialogProps = {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** Opens the new member's profile, where the activation link is. */
  onView(member: StaffMember): void;
};

/** Adds a staff member; the account waits for the password that is chosen from the mailed link (DECISIONS row 7). */
export default function AddStaffDialog({ open, onOpenChange, onView }: AddStaffDialogProps) {
  const { t } = useTranslation();
  const { mutate: add, isPending, variables } = useMutation(addStaffMember);
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm<StaffValues>({ defaultValues: NOBODY });

  const send = (values: StaffValues) =>
    add(sentBeforeOr(variables, { body: bodyOf(values) }), {
      onSuccess: (member) => {
        toast({
          title: t('staff.add.added'),
          description: t('staff.add.mailed', { email: member.email }),
          variant: 'success',
          action: { label: t('staff.add.view'), onSelect: () => onView(member) },
        });
        onOpenChange(false);
      },
      onError: (error) => {
        showRefusedFields(error, SENT_AS, setError);
        toast({ title: t('shell.error'), description: reasonOf(error, t('staff.add.failed')), variant: 'error' });
      },
    });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('staff.add.title')}
      description={t('staff.add.description')}
      closeLabel={t('shell.close')}
      onSubmit={handleSubmit(send)}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('staff.cancel')}
          </Button>
          <Button type="submit" busy={isPending} busyLabel={t('staff.add.adding')}>
            {t('staff.add.submit')}
          </Button>
        </>
      }
    >
      <StaffFields register={register} errors={errors} />
    </Dialog>
  );
}
