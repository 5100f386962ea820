import type { PlannedDay, PlannedRoom } from '#web/domains/planning/rules.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { FullnessMark } from './FullnessMark.tsx';

type BookedCellProps = { room: PlannedRoom; day: PlannedDay; onPress(): void };

/** A room's day: booked and places when the fewest are left, and whether as many staff are assigned as it needs. */
export function BookedCell({ room, day: { date, peak, staffNeeded }, onPress }: BookedCellProps) {
  const { t } = useTranslation();
  const { children, places } = peak;
  const isShort = staffNeeded > room.staff;
  const booked =
    places === null
      ? t('planning.childCount', { count: children })
      : t('planning.bookedOf', { booked: children, places });
  const staff = t(isShort ? 'planning.staffShort' : 'planning.staff', { needed: staffNeeded, assigned: room.staff });
  return (
    <button
      type="button"
      className="flex min-h-11 w-full min-w-22 flex-col items-start gap-1 rounded-md px-2 py-1.5 text-start hover:bg-sunken max-sm:flex-row max-sm:flex-wrap max-sm:items-center max-sm:justify-end max-sm:gap-x-2.5 sm:-ms-2"
      onClick={onPress}
    >
      <VisuallyHidden>{t('planning.week.cell', { room: room.name, date: formatDate(date, 'long') })}</VisuallyHidden>
      <span className="font-semibold tabular-nums">{booked}</span>
      <FullnessMark booked={children} places={places} />
      {isShort ? <Badge tone="attention">{staff}</Badge> : <span className="text-ink-soft text-sm">{staff}</span>}
      <VisuallyHidden>{t('planning.week.show')}</VisuallyHidden>
    </button>
  );
}
