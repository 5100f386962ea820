import type { TimeOffRequest } from '#web/domains/time-off/rules.ts';
import { formatDuration } from '#web/lib/duration.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

/** When somebody is away: 'Mar 2, 2026 to Mar 3, 2026 · 2 days · whole days'. */
export function useTimeOffText() {
  const { t } = useTranslation();
  const dates = ({ from, to }: Pick<TimeOffRequest, 'from' | 'to'>) =>
    from === to ? formatDate(from) : t('timeOff.span', { from: formatDate(from), to: formatDate(to) });
  const length = ({ days, isWholeDay, minutesADay }: TimeOffRequest) =>
    [
      t('timeOff.days', { count: days }),
      isWholeDay ? t('timeOff.wholeDays') : t('timeOff.aDay', { time: formatDuration(minutesADay) }),
    ].join(' · ');
  return { dates, length };
}
