import { useQuery } from '@tanstack/react-query';
import { Baby, ClipboardList, DoorOpen, UserRoundCheck } from 'lucide-react';
import { localeOf } from '../../lib/locale.ts';
import { useTranslation } from '../../lib/useTranslation.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { StatCard } from '../../ui/StatCard.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { stats } from './queries.ts';

/** The day in four numbers (seed 000 section 2). */
export function StatCards() {
  const { t, i18n } = useTranslation();
  const { data, isPending, isFetching, refetch } = useQuery(stats);
  if (!data && !isPending) {
    return (
      <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
        {t('dashboard.stats.failed')}
      </Alert>
    );
  }
  const loading = { loading: !data, loadingLabel: t('dashboard.stats.loading') };
  const percent = new Intl.NumberFormat(localeOf(i18n.language), { style: 'percent' }).format(
    (data?.attendanceRate ?? 0) / 100,
  );
  return (
    <section aria-labelledby="todays-numbers">
      <VisuallyHidden>
        <h2 id="todays-numbers">{t('dashboard.stats.label')}</h2>
      </VisuallyHidden>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 xl:gap-4">
        <StatCard
          {...loading}
          icon={<Baby />}
          label={t('dashboard.stats.totalChildren')}
          value={data?.totalChildren}
          sub={t('dashboard.stats.totalChildrenSub')}
        />
        <StatCard
          {...loading}
          icon={<DoorOpen />}
          label={t('dashboard.stats.presentToday')}
          value={data?.presentToday}
          sub={t('dashboard.stats.presentTodaySub', { percent })}
        />
        <StatCard
          {...loading}
          icon={<UserRoundCheck />}
          tone="info"
          label={t('dashboard.stats.staffOnDuty')}
          value={data?.staffOnDuty}
          sub={t('dashboard.stats.staffOnDutySub')}
        />
        <StatCard
          {...loading}
          icon={<ClipboardList />}
          tone={data?.pendingReports ? 'attention' : 'highlight'}
          label={t('dashboard.stats.pendingReports')}
          value={data?.pendingReports}
          sub={t('dashboard.stats.pendingReportsSub')}
        />
      </div>
    </section>
  );
}
