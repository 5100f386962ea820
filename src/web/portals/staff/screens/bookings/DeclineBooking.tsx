import { declineBooking } from '#web/domains/bookings/queries.ts';
import type { StaffBooking } from '#web/domains/bookings/rules.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ReasonDialog } from '#web/ui/ReasonDialog.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';

/** Declines what waits, or takes back what was confirmed; the family reads why. */
export default function DeclineBooking({ booking, ...opened }: Opened & { booking: StaffBooking }) {
  const { t } = useTranslation();
  const isWaiting = booking.status === 'requested';
  return (
    <ReasonDialog
      {...opened}
      action={declineBooking}
      sent={(reason) => ({ params: { id: booking.id }, body: { reason } })}
      done={t('bookings.declined')}
      failed={t('bookings.notDeclined')}
      title={t(isWaiting ? 'bookings.declineTitle' : 'bookings.takeBackTitle')}
      description={t('bookings.declineText', { name: booking.childName, date: formatDate(booking.date) })}
      submit={t(isWaiting ? 'bookings.decline' : 'bookings.takeBack')}
      danger
      hint={t('bookings.reasonHint')}
      missing={t('bookings.reasonMissing')}
    />
  );
}
