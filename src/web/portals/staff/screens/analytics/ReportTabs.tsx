import { Activity, CalendarCheck, CalendarOff, LayoutDashboard, TriangleAlert } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '#web/lib/lazyPart.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/Tabs.tsx';
import { ChartSkeleton } from './ReportCard.tsx';
import { type Period, REPORT_TABS } from './usePeriod.ts';

/** Each part's code, and the charts with the first one that has any, comes when it is shown. */
const PARTS = {
  overview: { icon: LayoutDashboard, Panel: lazyPart(() => import('./OverviewPanel.tsx')) },
  attendance: { icon: CalendarCheck, Panel: lazyPart(() => import('./AttendanceReport.tsx')) },
  booked: { icon: CalendarOff, Panel: lazyPart(() => import('./BookedPanel.tsx')) },
  incidents: { icon: TriangleAlert, Panel: lazyPart(() => import('./IncidentsPanel.tsx')) },
  activities: { icon: Activity, Panel: lazyPart(() => import('./ActivitiesPanel.tsx')) },
};

export function ReportTabs({ period }: { period: Period }) {
  const { t } = useTranslation();
  return (
    <Tabs value={period.tab} onValueChange={period.chooseTab}>
      <TabList label={t('analytics.parts')}>
        {REPORT_TABS.map((value) => {
          const { icon: Icon } = PARTS[value];
          return (
            <Tab key={value} value={value} icon={<Icon aria-hidden="true" />}>
              {t(`analytics.tabs.${value}`)}
            </Tab>
          );
        })}
      </TabList>
      {REPORT_TABS.map((value) => {
        const { Panel } = PARTS[value];
        return (
          <TabPanel key={value} value={value}>
            <Suspense fallback={<ChartSkeleton />}>
              <div className="grid items-start gap-4 lg:grid-cols-2 print:grid-cols-1">
                <Panel period={period} />
              </div>
            </Suspense>
          </TabPanel>
        );
      })}
    </Tabs>
  );
}
