import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useOwnRoom } from '#web/domains/center/ownRoom.ts';
import { rooms } from '#web/domains/center/queries.ts';
import { enrollmentRooms, ownFirst } from '#web/domains/center/rules.ts';
import { useRoomChoice } from '#web/domains/center/useRoomChoice.ts';
import { withTexts } from '#web/lib/i18n.ts';
import { lazyWhenIdle } from '#web/lib/lazyWhenIdle.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FilterChips } from '#web/ui/FilterChips.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { RoomBoard } from './RoomBoard.tsx';
import { RoomSkeleton } from './RoomSkeleton.tsx';

const KioskStrip = lazyWhenIdle(() =>
  withTexts(['common', 'kioskManagement'], () => import('#web/portals/staff/screens/kiosk/KioskStrip.tsx')),
);

const NEEDED = ['children.see', 'attendance.record'] as const;

/** The room board (dashboard-11): the first screen of whoever has a room. */
export function RoomScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const read = useQuery(rooms);
  const groups = enrollmentRooms(read.data ?? []);
  const own = useOwnRoom();
  const [room, choose] = useRoomChoice(groups);
  const title = room?.name ?? t('shell.nav.room');
  if (!NEEDED.every(can)) return <NotForRole title={t('shell.nav.room')} />;
  return (
    <StaffPage title={title} back="none">
      {!read.data && <LoadFailed read={read} failed={t('attendanceRoom.failed')} />}
      {!read.data && !read.isError && <RoomSkeleton />}
      <Suspense>
        <KioskStrip />
      </Suspense>
      {groups.length > 1 && (
        <FilterChips
          label={t('shell.nav.room')}
          className="-my-1"
          options={ownFirst(groups, ({ id }) => id === own?.id).map(({ id, name }) => ({
            value: String(id),
            label: name,
          }))}
          value={String(room?.id)}
          onChange={(id) => choose(Number(id))}
        />
      )}
      {room && <RoomBoard key={room.id} room={room} />}
      {read.data && !room && (
        <EmptyState title={t('attendanceRoom.noRooms')} level={2}>
          {t('attendanceRoom.noRoomsText')}
        </EmptyState>
      )}
    </StaffPage>
  );
}
