import { ActivityRooms, MostRecorded } from './ActivityBars.tsx';
import { ReportsByRoom, ReportsByStaff } from './Completeness.tsx';
import { RecentActivities } from './RecentActivities.tsx';
import type { Period } from './usePeriod.ts';

export default function ActivitiesPanel({ period }: { period: Period }) {
  return (
    <>
      <ActivityRooms period={period} />
      <MostRecorded period={period} />
      <ReportsByRoom period={period} />
      <ReportsByStaff period={period} />
      <RecentActivities period={period} />
    </>
  );
}
