import { useQuery } from '@tanstack/react-query';
import { bookedDaysRevenue } from '#web/domains/analytics/queries.ts';
import type { RevenueRow } from '#web/domains/analytics/rules.ts';
import { formatMoney } from '#web/lib/money.ts';
import { formatMonth } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import type { Column } from '#web/ui/Table.tsx';
import { ReportCard } from './ReportCard.tsx';
import { useNumbers } from './useNumbers.ts';
import type { Period } from './usePeriod.ts';

/** What days that families booked have brought, month by month (analytics-9). */
export function BookedRevenue({ period }: { period: Period }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const read = useQuery(bookedDaysRevenue({ ...period.days, room: period.room }));
  const columns: Column<RevenueRow>[] = [
    {
      key: 'month',
      header: t('analytics.booked.month'),
      title: true,
      cell: ({ month }) => formatMonth(month.slice(0, 7)),
    },
    { key: 'kind', header: t('analytics.booked.kind'), cell: ({ kind }) => t(`analytics.booked.kinds.${kind}`) },
    { key: 'days', header: t('analytics.booked.days'), align: 'end', cell: ({ days }) => numbers.whole(days) },
    { key: 'cents', header: t('analytics.booked.amount'), align: 'end', cell: ({ cents }) => formatMoney(cents) },
  ];
  return (
    <ReportCard
      title={t('analytics.booked.revenue')}
      description={t('analytics.booked.revenueText')}
      table="booked-days-revenue"
      period={period}
      read={read}
      isEmpty={({ months }) => months.length === 0}
      empty={t('analytics.booked.noRevenue')}
      chart={({ total }) => <p className="font-semibold text-lg tabular-nums">{formatMoney(total)}</p>}
      columns={columns}
      rows={({ months }) => months}
      rowKey={({ month, kind }) => `${month} ${kind}`}
    />
  );
}
