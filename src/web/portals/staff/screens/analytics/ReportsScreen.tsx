import { ClipboardCheck, Printer } from 'lucide-react';
import { Link } from 'react-router';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { PeriodHeading } from './PeriodHeading.tsx';
import { ReportsToolbar } from './ReportsToolbar.tsx';
import { ReportTabs } from './ReportTabs.tsx';
import { SummaryTiles } from './SummaryTiles.tsx';
import { usePeriod } from './usePeriod.ts';

/** Reports & Analytics (analytics-1). */
export function ReportsScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const period = usePeriod();
  if (!can('reports.read')) return <NotForRole title={t('shell.titles.reports')} />;
  return (
    <StaffPage
      title={t('shell.titles.reports')}
      subtitle={t('analytics.subtitle')}
      actions={
        <>
          {can('center.manage') && (
            <Button asChild variant="secondary" icon={<ClipboardCheck />}>
              <Link to="/compliance">{t('shell.nav.compliance')}</Link>
            </Button>
          )}
          <Button variant="secondary" icon={<Printer />} onClick={() => window.print()}>
            {t('common.print')}
          </Button>
        </>
      }
    >
      <ReportsToolbar period={period} />
      {!period.problem && (
        <>
          <PeriodHeading period={period} />
          <SummaryTiles asked={{ ...period.days, room: period.room }} />
          <ReportTabs period={period} />
        </>
      )}
    </StaffPage>
  );
}
