import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { STATUS_EVERY } from '#web/domains/center/queries.ts';
import { StatusCard } from '#web/domains/center/StatusCard.tsx';
import { HeadcountCard } from '#web/domains/compliance/HeadcountCard.tsx';
import { dashboardNow } from '#web/domains/dashboard/queries.ts';
import { StatCards } from '#web/domains/dashboard/StatCards.tsx';
import { UpcomingEvents } from '#web/domains/events/UpcomingEvents.tsx';
import { RecentAlerts } from '#web/domains/incidents/RecentAlerts.tsx';
import { StaffOnDuty } from '#web/domains/staff/StaffOnDuty.tsx';
import { withTexts } from '#web/lib/i18n.ts';
import { lazyWhenIdle } from '#web/lib/lazyWhenIdle.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { Greeting } from './Greeting.tsx';

const InstallHint = lazyWhenIdle(() =>
  withTexts(['preferencesInstall'], () => import('#web/domains/preferences/InstallHint.tsx')),
);

/** What stands beside the day's list; what a role may not see is left out. */
export default function SidePanels() {
  const { can } = useStaffSession();
  const status = useQuery({ ...dashboardNow, ...STATUS_EVERY, select: (now) => now.status });
  return (
    <>
      <Greeting />
      {can('children.see') && <StatCards />}
      <div className="grid items-start gap-4 sm:grid-cols-2 sm:gap-5 min-[72rem]:grid-cols-1">
        <StatusCard read={status} />
        {can('attendance.record') && <HeadcountCard />}
        {can('events.see') && <UpcomingEvents />}
        {can('staff.see') && <StaffOnDuty />}
        {(can('incidents') || can('reports.read')) && <RecentAlerts />}
      </div>
      <Suspense>
        <InstallHint />
      </Suspense>
    </>
  );
}
