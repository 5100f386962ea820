import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import type { RoomFilter } from '../../../contract/room-filters.ts';
import { useStaffSession } from '../../lib/session.ts';
import { centerNow, useCenterToday } from '../../lib/time.ts';
import { useTranslation } from '../../lib/useTranslation.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { children } from '../children/queries.ts';
import { type Child, inRoomFilter, nameMatches } from '../children/rules.ts';
import { AttendanceSkeleton } from './AttendanceSkeleton.tsx';
import { AttendanceTable } from './AttendanceTable.tsx';
import { AttendanceToolbar } from './AttendanceToolbar.tsx';
import type { RefusedPickup } from './pickup.ts';
import { attendanceOn, forgottenCheckOuts, noticesOn } from './queries.ts';
import { type Action, attendanceRows, countWhereabouts, recordingOf } from './rules.ts';
import { useDoorOrder } from './useDoorOrder.ts';
import { useRecordAttendance } from './useRecordAttendance.ts';

const PickupQuestion = lazy(() => import('./PickupQuestion.tsx'));

type AttendancePanelProps = {
  /** Opens the Check In/Out dialog for a child. */
  onCheck(child: Child, action: Action): void;
};

/** Who is here today, with search, rooms, and the check-in or check-out of every child. */
export function AttendancePanel({ onCheck }: AttendancePanelProps) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const today = useCenterToday();
  const family = useQuery(children);
  const days = useQuery(attendanceOn(today));
  // Drawn in slices: what comes from the server as such is drawn in one go.
  const familyData = useDeferredValue(family.data);
  const daysData = useDeferredValue(days.data);
  const forgotten = useQuery(forgottenCheckOuts);
  const notices = useQuery(noticesOn(today));
  const [refused, setRefused] = useState<RefusedPickup>();
  const { mutate: record } = useRecordAttendance(setRefused);
  const [search, setSearch] = useState('');
  const [room, setRoom] = useState<RoomFilter>('all');

  const rows = useDoorOrder(
    familyData && daysData ? attendanceRows(familyData, daysData) : [],
    `${today}|${search}|${room}`,
  );
  const shown = rows.filter(({ child }) => inRoomFilter(child.ageGroup, room) && nameMatches(child, search));
  const failed = (family.isError && !family.data) || (days.isError && !days.data);
  const loaded = familyData && daysData;
  const { expected, here, left } = countWhereabouts(rows);

  return (
    <Card
      as="section"
      flush
      title={t('attendance.title')}
      description={loaded && rows.length > 0 && t('attendance.summary', { expected, here, left })}
    >
      {failed ? (
        <Alert
          tone="error"
          className="m-4 sm:m-5"
          retry={{
            label: t('shell.tryAgain'),
            busy: family.isFetching || days.isFetching,
            onRetry: () => void Promise.all([family.refetch(), days.refetch()]),
          }}
        >
          {t(family.isError ? 'children.failed' : 'attendance.failed')}
        </Alert>
      ) : (
        <>
          <AttendanceToolbar
            search={search}
            onSearch={setSearch}
            room={room}
            onRoom={setRoom}
            found={loaded && shown.length}
          />
          {notices.isError && !notices.data && (
            <Alert
              tone="error"
              className="mx-4 mb-4 sm:mx-5"
              retry={{ label: t('shell.tryAgain'), busy: notices.isFetching, onRetry: () => void notices.refetch() }}
            >
              {t('attendance.notices.failed')}
            </Alert>
          )}
          {loaded ? (
            <AttendanceTable
              rows={shown}
              forgotten={new Map(forgotten.data?.map(({ childId, date }) => [childId, date]))}
              notices={notices.data}
              empty={
                <EmptyState icon={<SearchX />} title={t('attendance.empty')}>
                  {t(rows.length > 0 ? 'attendance.emptyHint' : 'attendance.nobody')}
                </EmptyState>
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
      <Suspense>
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
      </Suspense>
    </Card>
  );
}
