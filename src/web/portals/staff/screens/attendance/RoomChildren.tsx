import { clsx } from 'clsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { type LoggedChild, lookState } from '#web/domains/activities/rules.ts';
import { type DayNotice, expectedPerson, mattering } from '#web/domains/attendance/notices.ts';
import type { RefusedPickup } from '#web/domains/attendance/pickup.ts';
import { QuickCheck } from '#web/domains/attendance/QuickCheck.tsx';
import { type Action, type AttendanceRow, nextActionOf, recordingOf } from '#web/domains/attendance/rules.ts';
import { useRecordAttendance } from '#web/domains/attendance/useRecordAttendance.ts';
import { fullName } from '#web/domains/children/rules.ts';
import { withTexts } from '#web/lib/i18n.ts';
import { ROOM } from '#web/lib/session.ts';
import { centerNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { RoomRow } from './RoomRow.tsx';

const CheckDialog = lazyDialog(() =>
  withTexts(['attendance', 'attendanceDialog', 'children'], () => import('#web/domains/attendance/CheckDialog.tsx')),
);
const PickupQuestion = lazyDialog(() => import('#web/domains/attendance/PickupQuestion.tsx'));

type RoomChildrenProps = {
  rows: readonly AttendanceRow[];
  notices: readonly DayNotice[] | undefined;
  /** Who is here, as the room's log has it. */
  present: readonly LoggedChild[];
  now: number;
  /** The room they are in, where that is one; else each has its own. */
  roomId?: number;
  /** Side by side where there is room, unless it stands in a column itself. */
  columns?: 1 | 2;
};

/** The room's children, each with its state in words and the one next step. */
export function RoomChildren({ rows, notices, present, now, roomId, columns = 2 }: RoomChildrenProps) {
  const { t } = useTranslation();
  const [refused, setRefused] = useState<RefusedPickup>();
  const { mutate: record } = useRecordAttendance(setRefused);
  const checking = useDialog<{ childId: number; action: Action; byOther: boolean }>();
  const napOf = new Map(present.map(({ id, nap }) => [id, nap]));
  return (
    <>
      <ul
        aria-label={t('attendanceRoom.children')}
        className={clsx(
          'grid grid-cols-1 gap-px overflow-clip rounded-lg border border-line bg-line shadow-card',
          columns === 2 && 'lg:grid-cols-2',
        )}
      >
        {rows.map((row) => {
          const { child, day, whereabouts } = row;
          const nap = whereabouts === 'here' ? (napOf.get(child.id) ?? null) : null;
          const action = nextActionOf(day);
          const told = mattering(notices, child.id, whereabouts);
          const open = (byOther: boolean) => checking.open({ childId: child.id, action, byOther });
          return (
            <RoomRow key={child.id} row={row} nap={nap} now={now} notices={told} tellsRoom={roomId === undefined}>
              {nap && lookState(nap, now).state === 'overdue' ? (
                <Button asChild size="small" variant="danger" className="min-w-24">
                  <Link
                    to={`${ROOM}/sleep?room=${roomId ?? day?.roomNow?.id ?? child.roomId}`}
                    aria-label={t('attendanceRoom.lookAt', { name: fullName(child) })}
                  >
                    {t('attendanceRoom.look')}
                  </Link>
                </Button>
              ) : (
                <QuickCheck
                  child={child}
                  action={action}
                  expected={action === 'check-in' ? null : expectedPerson(told)}
                  onPerformer={(by) => record({ body: recordingOf(child.id, action, centerNow(), by) })}
                  onOther={() => open(true)}
                  onAnotherTime={() => open(false)}
                />
              )}
            </RoomRow>
          );
        })}
      </ul>
      {checking.show((what, opened) => (
        <CheckDialog {...what} {...opened} />
      ))}
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
    </>
  );
}
