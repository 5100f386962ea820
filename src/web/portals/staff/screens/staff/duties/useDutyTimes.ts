import type { ReplyOf } from '#web/lib/api.ts';
import { formatDate, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

export type Duty = ReplyOf<'GET /api/staff/:id/duties'>[number];
interface Times {
  readonly startDate: string;
  readonly startTime: string;
  readonly endDate: string | null;
  readonly endTime: string | null;
}

/** '8:00 AM to 4:00 PM'; the date of its end where that is another. */
export function useDutyTimes(): (times: Times) => string {
  const { t } = useTranslation();
  return ({ startDate, startTime, endDate, endTime }) => {
    const from = formatTime(startTime);
    if (endTime === null || endDate === null) return t('staffDuties.open', { from });
    const until = formatTime(endTime);
    if (endDate === startDate) return t('staffDuties.from', { from, until });
    return t('staffDuties.overnight', { from, until, date: formatDate(endDate, 'short') });
  };
}
