import { useQuery } from '@tanstack/react-query';
import { bookedReport } from '#web/domains/analytics/queries.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ReportCard } from './ReportCard.tsx';
import { useNumbers } from './useNumbers.ts';
import type { Period } from './usePeriod.ts';

/** Who was booked, told nothing and did not come: how often, and the last ones by name. */
export function NoShows({ period }: { period: Period }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const read = useQuery(bookedReport({ ...period.days, room: period.room }));
  return (
    <ReportCard
      title={t('analytics.booked.noShows')}
      description={t('analytics.booked.noShowsText')}
      table="no-shows"
      period={period}
      read={read}
      isEmpty={({ totals }) => totals.noShows === 0}
      empty={t('analytics.booked.noNoShows')}
      chart={({ totals, noShows }) => (
        <>
          <p className="font-semibold text-lg">
            {t('analytics.booked.noShowCount', { count: totals.noShows, shown: numbers.whole(totals.noShows) })}
          </p>
          <ul className="mt-2 divide-y divide-line">
            {noShows.map(({ date, childId, child, room }) => (
              <li key={`${date} ${childId}`} className="py-2">
                <p className="private wrap-anywhere font-medium">{child}</p>
                <p className="text-ink-soft text-sm">
                  {room} · {formatDate(date)}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    />
  );
}
