import type { ExpectedChild } from '#web/domains/schedules/rules.ts';
import { formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

/** Says the times for which a child is booked on a day; null where none were agreed. */
export function useBookedText() {
  const { t, i18n } = useTranslation();
  return (booked: ExpectedChild | undefined): string | null => {
    if (!booked || booked.times.length === 0) return null;
    const times = booked.times.map(({ arrives, leaves }) =>
      t('attendance.span', { from: formatTime(arrives), to: formatTime(leaves) }),
    );
    return t('attendance.booked', { times: new Intl.ListFormat(i18n.language).format(times) });
  };
}
