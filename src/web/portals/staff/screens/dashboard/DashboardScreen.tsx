import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { AttendancePanel } from '../../../../domains/attendance/AttendancePanel.tsx';
import { children } from '../../../../domains/children/queries.ts';
import { StatCards } from '../../../../domains/dashboard/StatCards.tsx';
import { withWords } from '../../../../lib/i18n.ts';
import { useStaffSession } from '../../../../lib/session.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { whenIdle } from '../../../../lib/whenIdle.ts';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { Page } from '../../layout/Page.tsx';
import { Dialogs } from './Dialogs.tsx';
import { Greeting } from './Greeting.tsx';
import { CheckAtTheThumb, QuickActions } from './QuickActions.tsx';
import { useDialogs } from './useDialogs.ts';

/** Fetched once the day's list stands: that is what the queue at the door waits for. */
const SidePanels = lazy(async () => {
  await new Promise<void>((resolve) => whenIdle(resolve));
  return withWords('forms', () => import('./SidePanels.tsx'));
});

const DoorStrip = lazy(async () => {
  await new Promise<void>((resolve) => whenIdle(resolve));
  return withWords('tablets', () => import('../door/DoorStrip.tsx'));
});

/** The staff dashboard of seed 000 section 2. What a role may not see is left out. */
export function DashboardScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const seesChildren = can('children.see');
  const { isFetched } = useQuery({ ...children, enabled: seesChildren });
  const dialogs = useDialogs(isFetched);
  const hasPanels = (['events.see', 'staff.see', 'incidents', 'reports.read'] as const).some(can);

  return (
    <Page title={t('dashboard.title')} subtitle={t('dashboard.subtitle')} back="leave">
      <Greeting />
      <QuickActions onOpen={dialogs.show} />
      <Suspense>{can('attendance.record') && <DoorStrip />}</Suspense>
      {seesChildren && <StatCards />}
      <div className="grid items-start gap-4 sm:gap-5 lg:grid-cols-[minmax(0,1fr)_17rem] xl:grid-cols-[minmax(0,1fr)_20rem]">
        {seesChildren && (can('attendance.record') || can('reports.read')) && (
          <AttendancePanel onCheck={(child, action) => dialogs.show({ kind: 'check', childId: child.id, action })} />
        )}
        {hasPanels && (
          <aside
            aria-label={t('dashboard.today')}
            className="grid items-start gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-1"
          >
            <Suspense fallback={<Skeleton className="h-72" />}>
              <SidePanels />
            </Suspense>
          </aside>
        )}
      </div>
      {can('attendance.record') && <CheckAtTheThumb onOpen={dialogs.show} />}
      <Dialogs shown={dialogs.shown} hasEnrolled={dialogs.hasEnrolled} hide={dialogs.hide} />
    </Page>
  );
}
