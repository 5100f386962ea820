import { useQuery } from '@tanstack/react-query';
import { DoorClosed, MoonStar, UsersRound } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { roomLog } from '#web/domains/activities/queries.ts';
import { useAlarmSound } from '#web/domains/activities/useAlarmSound.ts';
import { useServerNow } from '#web/domains/activities/useServerNow.ts';
import { attendanceOn, expectedOn, noticesOn } from '#web/domains/attendance/queries.ts';
import { closingOf, countWhereabouts, nextActionOf, rowsOf } from '#web/domains/attendance/rules.ts';
import { useArrivalOrder } from '#web/domains/attendance/useArrivalOrder.ts';
import { ratios } from '#web/domains/center/queries.ts';
import type { Room } from '#web/domains/center/rules.ts';
import { childrenOn } from '#web/domains/children/queries.ts';
import { dashboardNow } from '#web/domains/dashboard/queries.ts';
import { presence } from '#web/domains/presence/queries.ts';
import { inRoomNow } from '#web/domains/presence/rules.ts';
import { withTexts } from '#web/lib/i18n.ts';
import { lazyPart } from '#web/lib/lazyPart.tsx';
import { lazyWhenIdle } from '#web/lib/lazyWhenIdle.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { formatDate, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { FirstChildren } from '#web/portals/staff/screens/children/FirstChildren.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { together } from '#web/ui/together.ts';
import { RoomActions } from './RoomActions.tsx';
import { RoomChildren } from './RoomChildren.tsx';
import { RoomSkeleton } from './RoomSkeleton.tsx';
import { RoomSummary } from './RoomSummary.tsx';

const CheckInMany = lazyPart(() =>
  withTexts(
    ['attendance', 'attendanceArrivals', 'attendanceDialog', 'children'],
    () => import('#web/domains/attendance/CheckInMany.tsx'),
  ),
);

const RoomPresence = lazyWhenIdle(() =>
  withTexts(['presence'], () => import('#web/portals/staff/screens/presence/RoomPresence.tsx')),
);

/** One room now: who is expected, here, away and asleep, and the next step for each child. */
export function RoomBoard({ room }: { room: Room }) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const today = useCenterToday();
  const family = useQuery(childrenOn(today));
  const days = useQuery(attendanceOn(today));
  const expected = useQuery(expectedOn(today));
  const notices = useQuery(noticesOn(today));
  const closing = useQuery({ ...dashboardNow, select: closingOf });
  const ratio = useQuery(ratios);
  const mayRecord = can('activities.record');
  const log = useQuery({ ...roomLog(room.id), enabled: mayRecord });
  const now = useServerNow(log);
  const [isSelecting, setSelecting] = useState(false);
  const { isOpen, next } = closing.data ?? { isOpen: true, next: null };
  const where = useQuery(presence);
  const own = inRoomNow(family.data ?? [], where.data, room.id);
  const rows = useArrivalOrder(
    days.data && expected.data ? rowsOf(own, { days: days.data, expected: expected.data, isOpen }) : [],
    `${today}|${room.id}`,
  );
  const present = log.data?.children ?? [];
  useAlarmSound(present, now);

  const read = together({ family, days, expected });
  if (!read.data) return read.error ? <LoadFailed read={read} failed={t('attendanceRoom.failed')} /> : <RoomSkeleton />;
  const arrivals = rows.filter(({ day }) => nextActionOf(day) === 'check-in');
  return (
    <>
      {!isSelecting && (
        <RoomSummary
          room={room}
          rows={rows}
          counts={countWhereabouts(rows)}
          asleep={mayRecord ? (log.data ? present.filter(({ nap }) => nap).length : null) : undefined}
          ratio={ratio.data?.find(({ roomId }) => roomId === room.id)}
        />
      )}
      {log.error && !log.data && <LoadFailed read={log} failed={t('attendanceRoom.logFailed')} tone="warning" />}
      {notices.error && !notices.data && (
        <LoadFailed read={notices} failed={t('attendance.notices.failed')} tone="warning" />
      )}
      {!isSelecting && rows.length > 0 && (
        <RoomActions
          room={room}
          present={present}
          now={now}
          {...(arrivals.length > 1 && { onSelect: () => setSelecting(true) })}
        />
      )}
      {rows.length === 0 && (
        <EmptyState
          icon={isOpen ? <UsersRound /> : <DoorClosed />}
          title={isOpen ? t('attendanceRoom.nobody', { room: room.name }) : t('attendance.closed.title')}
          level={2}
          action={own.length === 0 && <FirstChildren />}
        >
          {isOpen
            ? t('attendanceRoom.nobodyText')
            : next && t('attendance.closed.next', { day: formatDate(next.date, 'long'), count: next.expected })}
        </EmptyState>
      )}
      {rows.length > 0 &&
        (isSelecting ? (
          <Suspense fallback={<RoomSkeleton />}>
            <CheckInMany rows={rows} onLeave={() => setSelecting(false)} />
          </Suspense>
        ) : (
          <RoomChildren rows={rows} roomId={room.id} notices={notices.data} present={present} now={now} />
        ))}
      {!isSelecting && (
        <Suspense>
          <RoomPresence room={room} family={read.data.family} rows={rows} />
        </Suspense>
      )}
      {!isSelecting && (
        <Button asChild variant="secondary" icon={<MoonStar className="size-5" />} className="self-center">
          <Link to="/close-day">{t('shell.nav.closeDay')}</Link>
        </Button>
      )}
    </>
  );
}
