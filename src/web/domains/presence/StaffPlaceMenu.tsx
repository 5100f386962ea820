import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ClipboardList, DoorOpen, School, Timer } from 'lucide-react';
import { rooms } from '#web/domains/center/queries.ts';
import { enrollmentRooms } from '#web/domains/center/rules.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/Menu.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { placeStaff } from './queries.ts';
import type { PlacedStaff } from './rules.ts';

const ELSEWHERE = [
  { does: 'break', icon: <Timer /> },
  { does: 'training', icon: <School /> },
  { does: 'office', icon: <ClipboardList /> },
] as const;

type StaffPlaceMenuProps = {
  place: PlacedStaff;
  /** Where the name stands beside it already. */
  hideName?: boolean;
  /** The room of which this is told: whoever is there is told by name alone. */
  roomId?: number;
};

/** What somebody on duty does and where: one's own to change, everybody's with that capability (presence-6), else only to read. */
export default function StaffPlaceMenu({ place, hideName, roomId }: StaffPlaceMenuProps) {
  const { t } = useTranslation();
  const { staff: me, can } = useStaffSession();
  const { data = [] } = useQuery(rooms);
  const { run, isPending } = useAction(placeStaff, { failed: t('presence.staff.failed') });
  const roomOf = (id: number | null) => data.find((room) => room.id === id)?.name;
  const there =
    place.function === 'care'
      ? (roomOf(place.roomId) ?? t('presence.staff.noRoom'))
      : t(`presence.staff.${place.function}`);
  const isCounted = place.roomId === null || place.isCounted;
  const where = isCounted ? there : t('presence.staff.notCounted', { where: there });
  const isThere = isCounted && roomId !== undefined && place.roomId === roomId;
  const shown = hideName ? where : isThere ? place.name : t('presence.staff.where', { name: place.name, where });
  const mayPlace = can('duty.anyone') || (place.staffId === me.id && can('duty.own'));
  if (!mayPlace) return <span className="inline-flex min-h-11 items-center text-sm">{shown}</span>;
  const put = (body: Parameters<typeof run>[0]['body']) => isPending || run({ params: { id: place.staffId }, body });
  return (
    <Menu
      align="start"
      trigger={
        <Button
          size="small"
          variant="secondary"
          aria-label={t('presence.staff.change', { name: place.name, where })}
          className="max-w-full"
        >
          <span className="truncate">{shown}</span>
          <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
        </Button>
      }
    >
      {enrollmentRooms(data).map(({ id, name }) => (
        <MenuItem
          key={id}
          icon={<DoorOpen />}
          disabled={id === place.roomId}
          onSelect={() => put({ function: 'care', roomId: id })}
        >
          {t('presence.staff.careIn', { room: name })}
        </MenuItem>
      ))}
      <MenuSeparator />
      {ELSEWHERE.map(({ does, icon }) => (
        <MenuItem key={does} icon={icon} disabled={does === place.function} onSelect={() => put({ function: does })}>
          {t(`presence.staff.${does}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
