import { ClipboardCheck, Printer } from 'lucide-react';
import { Link } from 'react-router';
import { useStaffSession } from '../../../../lib/session.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { NotForRole } from '../../layout/NotForRole.tsx';
import { Page } from '../../layout/Page.tsx';
import { PeriodHeading } from './PeriodHeading.tsx';
import { ReportsToolbar } from './ReportsToolbar.tsx';
import { ReportTabs } from './ReportTabs.tsx';
import { SummaryTiles } from './SummaryTiles.tsx';
import { usePeriod } from './usePeriod.ts';

/** Reports & Analytics of seed 000 section 2. */
export function ReportsScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const period = usePeriod();
  if (!can('reports.read')) return <NotForRole title={t('shell.titles.reports')} />;
  return (
    <Page
      title={t('shell.titles.reports')}
      subtitle={t('analytics.subtitle')}
      actions={
        <>
          {can('center.manage') && (
            <Button asChild variant="secondary" icon={<ClipboardCheck aria-hidden="true" />}>
              <Link to="/compliance">{t('shell.nav.compliance')}</Link>
            </Button>
          )}
          <Button variant="secondary" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
            {t('analytics.print')}
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
    </Page>
  );
}
