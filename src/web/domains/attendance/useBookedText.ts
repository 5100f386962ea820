import type { ExpectedChild } from '#web/domains/schedules/rules.ts';
import { formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

/** Says the times for which a child is booked on a day; null where none were agreed. */
export function useBookedText() {
  const { t } = useTranslation();
  return (booked: ExpectedChild | undefined): string | null => {
    const times = booked?.times.map(({ arrives, leaves }) =>
      t('attendance.span', { from: formatTime(arrives), to: formatTime(leaves) }),
    );
    return times?.length ? t('attendance.booked', { times: times.join(', ') }) : null;
  };
}
