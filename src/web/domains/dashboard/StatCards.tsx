import { useQuery } from '@tanstack/react-query';
import { Baby, ClipboardList, DoorOpen, UserRoundCheck } from 'lucide-react';
import { localeOf } from '#web/lib/locale.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { StatGrid } from '#web/ui/StatGrid.tsx';
import { dashboardNow } from './queries.ts';

/** The day in four numbers (dashboard-3). */
export function StatCards() {
  const { t, i18n } = useTranslation();
  const query = useQuery({ ...dashboardNow, select: ({ stats }) => stats });
  if (!query.data && !query.isPending) {
    return <LoadFailed read={query} failed={t('dashboard.stats.failed')} />;
  }
  const loading = { loading: !query.data, loadingLabel: t('dashboard.stats.loading') };
  const percent = new Intl.NumberFormat(localeOf(i18n.language), { style: 'percent' }).format(
    (query.data?.attendanceRate ?? 0) / 100,
  );
  return (
    <StatGrid
      label={t('dashboard.stats.label')}
      className="lg:grid-cols-4 min-[72rem]:grid-cols-1"
      {...loading}
      stats={[
        {
          icon: <Baby />,
          label: t('dashboard.stats.totalChildren'),
          value: query.data?.totalChildren,
          sub: t('dashboard.stats.totalChildrenSub'),
        },
        {
          icon: <DoorOpen />,
          label: t('dashboard.stats.presentToday'),
          value: query.data?.presentToday,
          sub:
            query.data?.isOpenToday === false
              ? t('dashboard.stats.closedSub')
              : t('dashboard.stats.presentTodaySub', { percent }),
        },
        {
          icon: <UserRoundCheck />,
          label: t('dashboard.stats.staffOnDuty'),
          value: query.data?.staffOnDuty,
          sub: t('dashboard.stats.staffOnDutySub'),
          tone: 'info',
        },
        {
          icon: <ClipboardList />,
          label: t('dashboard.stats.pendingReports'),
          value: query.data?.pendingReports,
          sub: t('dashboard.stats.pendingReportsSub'),
          tone: query.data?.pendingReports ? 'attention' : 'highlight',
        },
      ]}
    />
  );
}
