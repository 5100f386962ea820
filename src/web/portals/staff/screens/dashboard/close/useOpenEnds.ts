import { useQuery } from '@tanstack/react-query';
import { runningNaps } from '#web/domains/activities/queries.ts';
import { attendanceOn } from '#web/domains/attendance/queries.ts';
import { rowsOf } from '#web/domains/attendance/rules.ts';
import { childrenOn } from '#web/domains/children/queries.ts';
import type { Child } from '#web/domains/children/rules.ts';
import { reportDraftsOfToday } from '#web/domains/daily-reports/many-queries.ts';
import { incidents } from '#web/domains/incidents/queries.ts';
import { presence } from '#web/domains/presence/queries.ts';
import { staff } from '#web/domains/staff/queries.ts';
import { onDuty } from '#web/domains/staff/rules.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useCenterToday } from '#web/lib/time.ts';
import type { Read } from '#web/ui/LoadFailed.tsx';
import { together } from '#web/ui/together.ts';

/** A read as it is after `change`, once it is there. */
const changed = <From, To>(read: Read<From>, change: (data: From) => To): Read<To> => ({
  ...read,
  data: read.data === undefined ? undefined : change(read.data),
});

/**
 * What is still open today in a room, without one in all of them; a part that the reader's role does not have is null. Children who are
 * here, naps and staff are where they are now; reports and incidents are their own room's, whose team writes them (dashboard-13).
 */
export function useOpenEnds(room: { readonly id: number } | undefined) {
  const { can, staff: me } = useStaffSession();
  const today = useCenterToday();
  const family = useQuery(childrenOn(today));
  const days = useQuery(attendanceOn(today));
  const running = useQuery({ ...runningNaps, enabled: can('activities.record') });
  const drafts = useQuery({ ...reportDraftsOfToday, enabled: can('daily-reports') });
  const reported = useQuery({ ...incidents, enabled: can('incidents') });
  const members = useQuery({ ...staff, enabled: can('staff.see') });
  const placed = useQuery({ ...presence, enabled: can('staff.see') });

  const isOfRoom = (id: number | null) => room === undefined || id === room.id;
  const inRoom = (child: Child) => isOfRoom(child.roomId);
  const maySwitch = (id: number) => can('duty.anyone') || (can('duty.own') && id === me.id);
  return {
    here: changed(together({ family, days }), (read) =>
      // Who is here is so whether or not it was booked.
      rowsOf(read.family, { days: read.days, expected: [], isOpen: true }).filter(
        ({ child, day, whereabouts }) => whereabouts === 'here' && isOfRoom(day?.roomNow?.id ?? child.roomId),
      ),
    ),
    naps: can('activities.record') ? changed(running, ({ naps }) => naps.filter((nap) => isOfRoom(nap.roomId))) : null,
    reports: can('daily-reports')
      ? changed(together({ family, drafts }), (read) => {
          const open = new Set(read.drafts.filter(({ report }) => report === null).map(({ childId }) => childId));
          return read.family.filter((child) => inRoom(child) && open.has(child.id));
        })
      : null,
    untold: can('incidents')
      ? changed(together({ family, reported }), (read) =>
          read.reported.flatMap((incident) => {
            const child = read.family.find(({ id }) => id === incident.childId);
            return child && !incident.parentNotified && inRoom(child) ? [{ child, incident }] : [];
          }),
        )
      : null,
    team: can('staff.see')
      ? changed(together({ members, placed }), (read) => {
          const roomOf = new Map(read.placed.staff.map((one) => [one.staffId, one.roomId ?? one.ownRoomId]));
          return onDuty(read.members).filter(
            (member) => maySwitch(member.id) && isOfRoom(roomOf.get(member.id) ?? null),
          );
        })
      : null,
  };
}

type DataOf<Part> = Part extends Read<infer Data> ? Data : never;
export type Untold = DataOf<NonNullable<ReturnType<typeof useOpenEnds>['untold']>>[number];
