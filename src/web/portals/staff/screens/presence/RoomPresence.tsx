import { useQuery } from '@tanstack/react-query';
import { DoorOpen, Repeat } from 'lucide-react';
import type { AttendanceRow } from '#web/domains/attendance/rules.ts';
import { rooms } from '#web/domains/center/queries.ts';
import { enrollmentRooms, type Room } from '#web/domains/center/rules.ts';
import type { Child } from '#web/domains/children/rules.ts';
import { presence, splitRooms } from '#web/domains/presence/queries.ts';
import { awayFrom, type Merge, staffAround } from '#web/domains/presence/rules.ts';
import StaffPlaceMenu from '#web/domains/presence/StaffPlaceMenu.tsx';
import { useStaffSession } from '#web/lib/session.ts';
import { formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirmFirst } from '#web/ui/confirm.ts';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { Private } from '#web/ui/Private.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { useDialog } from '#web/ui/useDialog.tsx';

const MoveToRoom = lazyDialog(() => import('./MoveToRoom.tsx'));
const MergeRoom = lazyDialog(() => import('./MergeRoom.tsx'));

type RoomPresenceProps = {
  room: Room;
  family: readonly Child[];
  /** The children of the room. */
  rows: readonly AttendanceRow[];
};

/** Who is elsewhere, which rooms are together, who looks after the children, and how that is changed. */
export default function RoomPresence({ room, family, rows }: RoomPresenceProps) {
  const { t } = useTranslation();
  const { staff: me } = useStaffSession();
  const here = rows.flatMap(({ child, whereabouts }) => (whereabouts === 'here' ? child : []));
  const read = useQuery(presence);
  const all = useQuery(rooms);
  const moving = useDialog();
  const merging = useDialog();
  const groups = enrollmentRooms(all.data ?? []);
  const nameOf = (id: number) => groups.find((group) => group.id === id)?.name ?? '';
  if (!read.data) return <LoadFailed read={read} failed={t('presence.failed')} tone="warning" />;
  const { merges } = read.data;
  const away = Map.groupBy(awayFrom(family, read.data, room.id), ({ roomId }) => roomId);
  const staff = staffAround(read.data, room.id, me.id);
  const others = groups.filter(({ id }) => id !== room.id);
  const concerned = [
    ...here.map(({ firstName }) => firstName),
    ...staff.flatMap(({ roomId, name }) => (roomId === room.id ? name : [])),
  ];
  return (
    <section aria-label={t('presence.title')} className="flex flex-col gap-2">
      {merges
        .filter(({ fromRoomId, intoRoomId }) => fromRoomId === room.id || intoRoomId === room.id)
        .map((merge) => (
          <MergeLine key={merge.id} merge={merge} nameOf={nameOf} />
        ))}
      {[...away].map(([roomId, gone]) => (
        <p key={roomId} className="text-ink-soft text-sm">
          <Private>
            {t('presence.away', { room: nameOf(roomId), names: gone.map(({ child }) => child.firstName).join(', ') })}
          </Private>
        </p>
      ))}
      <div className="flex flex-wrap items-center gap-2">
        {others.length > 0 && here.length > 0 && (
          <Button
            size="small"
            variant="secondary"
            icon={<Repeat className="size-4" />}
            {...MoveToRoom.near}
            onClick={() => moving.open()}
          >
            {t('presence.move.open')}
          </Button>
        )}
        {others.length > 0 && !merges.some(({ fromRoomId }) => fromRoomId === room.id) && (
          <Button
            size="small"
            variant="secondary"
            icon={<DoorOpen className="size-4" />}
            {...MergeRoom.near}
            onClick={() => merging.open()}
          >
            {t('presence.merge.open')}
          </Button>
        )}
        {staff.map((place) => (
          <StaffPlaceMenu key={place.staffId} place={place} roomId={room.id} />
        ))}
      </div>
      {moving.show((_, opened) => (
        <MoveToRoom here={here} others={others} {...opened} />
      ))}
      {merging.show((_, opened) => (
        <MergeRoom room={room} others={others} concerned={concerned} {...opened} />
      ))}
    </section>
  );
}

function MergeLine({ merge, nameOf }: { merge: Merge; nameOf(id: number): string }) {
  const { t } = useTranslation();
  const names = { room: nameOf(merge.fromRoomId), other: nameOf(merge.intoRoomId) };
  const { run } = useAction(splitRooms, {
    done: t(merge.isInForce ? 'presence.split.done' : 'presence.split.calledOff', names),
    failed: t('presence.split.failed'),
  });
  const split = () => run({ params: { id: merge.id } });
  const ask = () =>
    confirmFirst({
      title: t(merge.isInForce ? 'presence.split.title' : 'presence.split.callOffTitle', names),
      text: t(merge.isInForce ? 'presence.split.text' : 'presence.split.callOffText', names),
      label: t(merge.isInForce ? 'presence.split.label' : 'presence.split.callOff'),
      act: split,
    });
  const said = { ...names, time: formatTime(merge.from) };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-line bg-surface px-3 py-1.5 text-sm">
      <p className="flex min-w-0 flex-1 items-center gap-2">
        <DoorOpen aria-hidden="true" className="size-4 shrink-0" />
        <span className="min-w-0 break-words">
          {t(merge.isInForce ? 'presence.merge.inForce' : 'presence.merge.toCome', said)}
        </span>
      </p>
      <Button size="small" variant="quiet" onClick={ask}>
        {t(merge.isInForce ? 'presence.split.label' : 'presence.split.callOff')}
      </Button>
    </div>
  );
}
