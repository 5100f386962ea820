import { ActivityRooms, MostRecorded } from './ActivityBars.tsx';
import { CardColumn } from './CardColumn.tsx';
import { ReportsByRoom, ReportsByStaff } from './Completeness.tsx';
import { RecentActivities } from './RecentActivities.tsx';
import type { Period } from './usePeriod.ts';

export default function ActivitiesPanel({ period }: { period: Period }) {
  return (
    <>
      <CardColumn>
        <ActivityRooms period={period} />
        <ReportsByRoom period={period} />
        <RecentActivities period={period} />
      </CardColumn>
      <CardColumn>
        <MostRecorded period={period} />
        <ReportsByStaff period={period} />
      </CardColumn>
    </>
  );
}
