import { Arrivals } from './Arrivals.tsx';
import { AttendanceOverTime } from './AttendanceOverTime.tsx';
import { RatioOverDay } from './RatioOverDay.tsx';
import { RoomAttendance } from './RoomAttendance.tsx';
import type { Period } from './usePeriod.ts';

export default function AttendanceReport({ period }: { period: Period }) {
  return (
    <>
      {period.days.from !== period.days.to && <AttendanceOverTime period={period} />}
      <RoomAttendance period={period} />
      <Arrivals period={period} />
      <RatioOverDay period={period} />
    </>
  );
}
