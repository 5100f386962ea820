import { useQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useState } from 'react';
import { ROOM_FILTERS } from '#contract/center-room-filters.ts';
import { useOwnRoomFilter } from '#web/domains/center/ownRoom.ts';
import { childrenOn } from '#web/domains/children/queries.ts';
import { type Child, inRoomFilter, nameMatches } from '#web/domains/children/rules.ts';
import { dashboardNow } from '#web/domains/dashboard/queries.ts';
import { useSearchValue } from '#web/layout/useSearchEntry.ts';
import { useSearchText } from '#web/layout/useSearchText.ts';
import { withTexts } from '#web/lib/i18n.ts';
import { lazyPart } from '#web/lib/lazyPart.tsx';
import { useStaffSession } from '#web/lib/session.ts';
import { centerNow, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { AttendanceSkeleton } from './AttendanceSkeleton.tsx';
import { AttendanceTable } from './AttendanceTable.tsx';
import { AttendanceToolbar } from './AttendanceToolbar.tsx';
import type { RefusedPickup } from './pickup.ts';
import { attendanceOn, expectedOn, forgottenCheckOuts, noticesOn } from './queries.ts';
import { type Action, closingOf, countWhereabouts, nextActionOf, recordingOf, rowsOf } from './rules.ts';
import { useArrivalOrder } from './useArrivalOrder.ts';
import { useRecordAttendance } from './useRecordAttendance.ts';

const PickupQuestion = lazyDialog(() => import('./PickupQuestion.tsx'));
const NobodyListed = lazyPart(() => import('./NobodyListed.tsx'));
const CheckInMany = lazyPart(() =>
  withTexts(['attendance', 'attendanceArrivals', 'attendanceDialog', 'children'], () => import('./CheckInMany.tsx')),
);

type AttendancePanelProps = {
  /** Opens the Check In/Out dialog for a child; `byOther`: for somebody whose name is typed. */
  onCheck(child: Child, action: Action, byOther: boolean): void;
  /** Several are being checked in, which has a bar of its own at the thumb. */
  isSelecting: boolean;
  onSelecting(isSelecting: boolean): void;
};

/** Who is here today, with search, rooms, and the check-in or check-out of every child. */
export function AttendancePanel({ onCheck, isSelecting, onSelecting }: AttendancePanelProps) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const today = useCenterToday();
  const family = useQuery(childrenOn(today));
  const days = useQuery(attendanceOn(today));
  const expecting = useQuery(expectedOn(today));
  // Drawn in slices: what comes from the server as such is drawn in one go.
  const familyData = useDeferredValue(family.data);
  const daysData = useDeferredValue(days.data);
  const forgotten = useQuery(forgottenCheckOuts);
  const notices = useQuery(noticesOn(today));
  const [refused, setRefused] = useState<RefusedPickup>();
  const { mutate: record } = useRecordAttendance(setRefused);
  const [search, setSearch] = useSearchText();
  const [asked, show] = useSearchValue('room');
  const own = useOwnRoomFilter();
  const room = ROOM_FILTERS.find((known) => known === asked) ?? own;

  const closing = useQuery({ ...dashboardNow, select: closingOf });
  const rows = useArrivalOrder(
    familyData && daysData && expecting.data
      ? rowsOf(familyData, { days: daysData, expected: expecting.data, isOpen: closing.data?.isOpen ?? true })
      : [],
    `${today}|${search}|${room}`,
  );
  const shown = rows.filter(({ child }) => inRoomFilter(child.ageGroup, room) && nameMatches(child, search));
  const failed =
    family.isError && !family.data
      ? family
      : days.isError && !days.data
        ? days
        : !expecting.data && expecting.error && expecting;
  const loaded = familyData && daysData && expecting.data;
  const { expected, here, left } = countWhereabouts(rows);
  const { isOpen, next } = closing.data ?? { isOpen: true, next: null };
  const arrivals = can('attendance.record') ? shown.filter(({ day }) => nextActionOf(day) === 'check-in') : [];

  return (
    <Card
      as="section"
      flush
      title={t('attendance.title')}
      description={loaded && rows.length > 0 && t('attendance.summary', { expected, here, left })}
      action={
        arrivals.length > 1 &&
        !isSelecting && (
          <Button variant="secondary" size="small" onClick={() => onSelecting(true)}>
            {t('attendance.several')}
          </Button>
        )
      }
    >
      {failed ? (
        <LoadFailed
          read={failed}
          failed={t(failed === family ? 'children.failed' : 'attendance.failed')}
          className="m-4 sm:m-5"
        />
      ) : (
        <>
          <AttendanceToolbar
            search={search}
            onSearch={setSearch}
            room={room}
            onRoom={(next) => show(next === own ? null : next)}
            found={loaded && shown.length}
          />
          {!notices.data && (
            <LoadFailed read={notices} failed={t('attendance.notices.failed')} className="mx-4 mb-4 sm:mx-5" />
          )}
          {isSelecting && loaded ? (
            <div className="flex flex-col gap-4 px-4 pb-4 sm:px-5">
              <Suspense fallback={<AttendanceSkeleton />}>
                <CheckInMany rows={shown} onLeave={() => onSelecting(false)} />
              </Suspense>
            </div>
          ) : loaded ? (
            <AttendanceTable
              rows={shown}
              forgotten={new Map(forgotten.data?.map(({ childId, date }) => [childId, date]))}
              notices={notices.data}
              empty={
                <Suspense>
                  <NobodyListed isNarrowed={rows.length > 0} isOpen={isOpen} next={next} />
                </Suspense>
              }
              actions={
                can('attendance.record')
                  ? {
                      onOpen: onCheck,
                      onRecord: (child, action, by) => record({ body: recordingOf(child.id, action, centerNow(), by) }),
                    }
                  : undefined
              }
            />
          ) : (
            <AttendanceSkeleton />
          )}
        </>
      )}
      {refused && (
        <PickupQuestion
          refused={refused}
          onCancel={() => setRefused(undefined)}
          onAcknowledge={(body) => {
            setRefused(undefined);
            record({ body });
          }}
        />
      )}
    </Card>
  );
}
