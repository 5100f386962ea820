import { Clock, Coffee, Palmtree, TrendingUp } from 'lucide-react';
import type { Minutes } from '#web/domains/timesheets/rules.ts';
import { formatDuration } from '#web/lib/duration.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { StatGrid } from '#web/ui/StatGrid.tsx';

/** What the hours of a period come to. Hours paid twice are shown where there are any. */
export function TimesheetTotals({ minutes: { regular, overtime, double, unpaid, off } }: { minutes: Minutes }) {
  const { t } = useTranslation();
  const look = 'text-xl';
  const shown = (minutes: number) => <span className={look}>{formatDuration(minutes)}</span>;
  return (
    <StatGrid
      label={t('timesheets.totals')}
      className="sm:gap-4"
      stats={[
        { icon: <Clock />, label: t('timesheets.regular'), value: shown(regular) },
        { icon: <TrendingUp />, label: t('timesheets.overtime'), value: shown(overtime), tone: 'highlight' },
        ...(double > 0
          ? [{ icon: <TrendingUp />, label: t('timesheets.double'), value: shown(double), tone: 'attention' as const }]
          : []),
        ...(off > 0
          ? [{ icon: <Palmtree />, label: t('timesheets.off'), value: shown(off), tone: 'info' as const }]
          : []),
        { icon: <Coffee />, label: t('timesheets.unpaid'), value: shown(unpaid), tone: 'info' },
      ]}
    />
  );
}
