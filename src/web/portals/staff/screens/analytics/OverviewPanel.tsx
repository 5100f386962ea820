import { AttendanceOverTime } from './AttendanceOverTime.tsx';
import { Enrollment } from './Enrollment.tsx';
import { RecentIncidents } from './RecentIncidents.tsx';
import { RoomAttendance } from './RoomAttendance.tsx';
import { StaffSummary } from './StaffSummary.tsx';
import type { Period } from './usePeriod.ts';

export default function OverviewPanel({ period }: { period: Period }) {
  return (
    <>
      {period.days.from !== period.days.to && <AttendanceOverTime period={period} />}
      <RoomAttendance period={period} />
      <Enrollment period={period} />
      <RecentIncidents period={period} />
      <StaffSummary />
    </>
  );
}
