import { CalendarSearch, ChartLine, Grid3x3 } from 'lucide-react';
import { Suspense } from 'react';
import { useSearchFields } from '#web/layout/useSearchFields.ts';
import { lazyPart } from '#web/lib/lazyPart.tsx';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/Tabs.tsx';

const PARTS = {
  week: { icon: Grid3x3, Part: lazyPart(() => import('./WeekPart.tsx')) },
  forecast: { icon: ChartLine, Part: lazyPart(() => import('./ForecastPart.tsx')) },
  start: { icon: CalendarSearch, Part: lazyPart(() => import('./StartPart.tsx')) },
};
const PART_NAMES = ['week', 'forecast', 'start'] as const;

/** Who is booked in the weeks and months ahead, and what is free (planning). */
export function PlanningScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const { asked, choose } = useSearchFields();
  if (!can('children.enroll')) return <NotForRole title={t('planning.title')} />;
  const shown = PART_NAMES.find((name) => name === asked('part')) ?? 'week';
  return (
    <StaffPage title={t('planning.title')} subtitle={t('planning.subtitle')}>
      <Tabs value={shown} onValueChange={(part) => choose({ part: part === 'week' ? null : part })}>
        <TabList label={t('planning.parts')}>
          {PART_NAMES.map((name) => {
            const { icon: Icon } = PARTS[name];
            return (
              <Tab key={name} value={name} icon={<Icon aria-hidden="true" />}>
                {t(`planning.partNames.${name}`)}
              </Tab>
            );
          })}
        </TabList>
        {PART_NAMES.map((name) => {
          const { Part } = PARTS[name];
          return (
            <TabPanel key={name} value={name}>
              <Suspense fallback={<SkeletonText label={t('planning.loading')} lines={8} />}>
                <Part />
              </Suspense>
            </TabPanel>
          );
        })}
      </Tabs>
    </StaffPage>
  );
}
