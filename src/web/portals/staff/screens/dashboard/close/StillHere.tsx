import { useQuery } from '@tanstack/react-query';
import { noticesOn } from '#web/domains/attendance/queries.ts';
import type { AttendanceRow } from '#web/domains/attendance/rules.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { RoomChildren } from '#web/portals/staff/screens/attendance/RoomChildren.tsx';
import type { Read } from '#web/ui/LoadFailed.tsx';
import { OpenPart } from './OpenPart.tsx';

/** The children who have not been picked up. */
export function StillHere({ read }: { read: Read<AttendanceRow[]> }) {
  const { t } = useTranslation();
  const { data: notices } = useQuery(noticesOn(useCenterToday()));
  return (
    <OpenPart title={t('dashboardClose.here')} read={read} done={t('dashboardClose.hereDone')}>
      {(rows) => <RoomChildren rows={rows} notices={notices} present={[]} now={0} columns={1} />}
    </OpenPart>
  );
}
