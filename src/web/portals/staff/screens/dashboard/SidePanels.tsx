import { StatusCard } from '../../../../domains/center/StatusCard.tsx';
import { HeadcountCard } from '../../../../domains/compliance/HeadcountCard.tsx';
import { UpcomingEvents } from '../../../../domains/events/UpcomingEvents.tsx';
import { RecentAlerts } from '../../../../domains/incidents/RecentAlerts.tsx';
import { StaffOnDuty } from '../../../../domains/staff/StaffOnDuty.tsx';
import { useStaffSession } from '../../../../lib/session.ts';

/** What stands beside the day's list; what a role may not see is left out. */
export default function SidePanels() {
  const { can } = useStaffSession();
  return (
    <>
      <StatusCard />
      {can('attendance.record') && <HeadcountCard />}
      {can('events.see') && <UpcomingEvents />}
      {can('staff.see') && <StaffOnDuty />}
      {(can('incidents') || can('reports.read')) && <RecentAlerts />}
    </>
  );
}
