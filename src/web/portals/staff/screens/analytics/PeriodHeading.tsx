import { useStaffSession } from '#web/lib/session.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import type { Period } from './usePeriod.ts';

/** Which days and rooms the numbers are of; on paper also whose. */
export function PeriodHeading({ period: { days, room, tab } }: { period: Period }) {
  const { t } = useTranslation();
  const { center } = useStaffSession();
  const told =
    days.from === days.to
      ? formatDate(days.from, 'full')
      : t('analytics.fromTo', { from: formatDate(days.from), to: formatDate(days.to) });
  return (
    <p className="-mb-1 font-medium text-ink-soft text-sm">
      <span className="hidden print:inline">{center.name} · </span>
      {told} · {room === 'all' ? t('common.allRooms') : t(`children.filters.${room}`)}
      <span className="hidden print:inline"> · {t(`analytics.tabs.${tab}`)}</span>
    </p>
  );
}
