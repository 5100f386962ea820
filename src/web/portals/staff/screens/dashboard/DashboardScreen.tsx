import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { AttendancePanel } from '#web/domains/attendance/AttendancePanel.tsx';
import { useOwnRoom } from '#web/domains/center/ownRoom.ts';
import { children } from '#web/domains/children/queries.ts';
import { withTexts } from '#web/lib/i18n.ts';
import { lazyWhenIdle } from '#web/lib/lazyWhenIdle.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Dialogs } from './Dialogs.tsx';
import { CheckAtTheThumb, QuickActions } from './QuickActions.tsx';
import { useDialogs } from './useDialogs.ts';

/** Fetched once the day's list stands: that is what the queue at the door waits for. */
const SidePanels = lazyWhenIdle(() =>
  withTexts(['center', 'common', 'complianceHeadcount', 'dashboard'], () => import('./SidePanels.tsx')),
);
const Strips = lazyWhenIdle(() => withTexts(['common', 'kioskManagement'], () => import('./Strips.tsx')));

/** The staff dashboard. What a role may not see is left out. */
export function DashboardScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const seesChildren = can('children.see');
  const { isFetched } = useQuery({ ...children, enabled: seesChildren });
  const dialogs = useDialogs(isFetched);
  const hasRoom = useOwnRoom() !== null;
  const [isSelecting, setSelecting] = useState(false);

  return (
    <StaffPage title={t('dashboard.title')} subtitle={t('dashboard.subtitle')} back="leave">
      <QuickActions onOpen={dialogs.show} />
      <Suspense>
        <Strips />
      </Suspense>
      <div className="grid items-start gap-4 sm:gap-5 min-[72rem]:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_20rem]">
        {seesChildren && (can('attendance.record') || can('reports.read')) && (
          <AttendancePanel
            isSelecting={isSelecting}
            onSelecting={setSelecting}
            onCheck={(child, action, byOther) => dialogs.show({ kind: 'check', childId: child.id, action, byOther })}
          />
        )}
        <aside aria-label={t('dashboard.today')} className="flex min-w-0 flex-col gap-4 sm:gap-5">
          <Suspense fallback={<Skeleton className="h-112" />}>
            <SidePanels />
          </Suspense>
        </aside>
      </div>
      {can('attendance.record') && !hasRoom && !isSelecting && <CheckAtTheThumb onOpen={dialogs.show} />}
      <Dialogs shown={dialogs.shown} hasEnrolled={dialogs.hasEnrolled} hide={dialogs.hide} />
    </StaffPage>
  );
}
