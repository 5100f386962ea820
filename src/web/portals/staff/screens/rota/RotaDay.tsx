import { Plus } from 'lucide-react';
import {
  lanesOf,
  newShiftTimes,
  type RotaDate,
  type RotaRoom,
  type RotaRoomDay,
  type RotaWeek,
  type Shift,
  type Times,
} from '#web/domains/rota/rules.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useWeekdayNames } from '#web/lib/useWeekdayNames.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { RibbonBar } from './RibbonBar.tsx';
import { ShiftBar } from './ShiftBar.tsx';
import type { NewShift } from './ShiftDialog.tsx';
import { timelineOf } from './useShiftDrag.ts';
import type { ShiftText } from './useShiftText.ts';

export type RotaDayProps = {
  week: RotaWeek;
  axis: Times;
  date: RotaDate;
  room: RotaRoom | null;
  shifts: readonly Shift[];
  text: ShiftText;
  /** No other day is shown beside it. */
  isAlone: boolean;
  onOpen(what: Shift | NewShift): void;
  onLook?(day: RotaRoomDay): void;
};

/** The shifts of a room's day in lanes, and its ribbon. */
export function RotaDay({ week, axis, date, room, shifts, text, isAlone, onOpen, onLook }: RotaDayProps) {
  const { t } = useTranslation();
  const weekdayName = useWeekdayNames();
  const day = room?.days.find((one) => one.date === date.date);
  const of = { room: room?.name ?? t('rota.aside'), date: formatDate(date.date, 'long') };
  const add: NewShift = {
    roomId: room?.id ?? null,
    date: date.date,
    ...newShiftTimes(day, date),
  };
  return (
    <li className="flex min-w-0 flex-col gap-1">
      <div className="flex items-center justify-between gap-1">
        <p className="truncate text-ink-soft text-sm">
          {isAlone
            ? formatDate(date.date, 'long')
            : `${weekdayName(week.days.indexOf(date) + 1, 'short')} ${Number(date.date.slice(8))}`}
        </p>
        {date.isOpen && (
          <IconButton label={t('rota.addTo', of)} size="small" onClick={() => onOpen(add)}>
            <Plus />
          </IconButton>
        )}
      </div>
      <div {...timelineOf(room?.id ?? null, date.date)} className="relative min-h-9 flex-1 rounded-sm bg-paper">
        {lanesOf(shifts).map((lane, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a lane is nothing but its place
          <div key={at} className="relative h-8 pointer-coarse:h-11">
            {lane.map((shift) => (
              <ShiftBar
                key={shift.id}
                shift={shift}
                axis={axis}
                text={text}
                isFixed={!date.isOpen}
                onOpen={() => onOpen(shift)}
              />
            ))}
          </div>
        ))}
      </div>
      {day && onLook && (
        <RibbonBar day={day} axis={axis} label={t('rota.ribbon.show', of)} onPress={() => onLook(day)} />
      )}
    </li>
  );
}
