import { useForm } from 'react-hook-form';
import { declineBooking } from '#web/domains/bookings/queries.ts';
import type { StaffBooking } from '#web/domains/bookings/rules.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

/** Declines what waits, or takes back what was confirmed; the family reads why. */
export default function DeclineBooking({ booking, ...opened }: Opened & { booking: StaffBooking }) {
  const { t } = useTranslation();
  const { register, setError, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const { run, isPending } = useAction(declineBooking, {
    done: t('bookings.declined'),
    failed: t('bookings.notDeclined'),
    onDone: opened.onClose,
    fields: ['reason'],
    setError,
  });
  const isWaiting = booking.status === 'requested';
  return (
    <FormDialog
      {...opened}
      title={t(isWaiting ? 'bookings.declineTitle' : 'bookings.takeBackTitle')}
      description={t('bookings.declineText', { name: booking.childName, date: formatDate(booking.date) })}
      onSubmit={handleSubmit((body) => run({ params: { id: booking.id }, body }))}
      submit={t(isWaiting ? 'bookings.decline' : 'bookings.takeBack')}
      danger
      busy={isPending}
    >
      <Field
        label={t('common.reason')}
        hint={t('bookings.reasonHint')}
        required
        error={formState.errors.reason?.message}
      >
        <TextArea
          minRows={2}
          maxLength={500}
          {...register('reason', { validate: (reason) => reason.trim() !== '' || t('bookings.reasonMissing') })}
        />
      </Field>
    </FormDialog>
  );
}
