import { clsx } from 'clsx';
import {
  type RotaDate,
  type RotaRoom,
  type RotaRoomDay,
  type RotaWeek,
  type Shift,
  shiftsOf,
  type Times,
} from '#web/domains/rota/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useMatches } from '#web/ui/useMatches.ts';
import { RotaDay } from './RotaDay.tsx';
import { RotaDayList } from './RotaDayList.tsx';
import type { NewShift } from './ShiftDialog.tsx';
import { useShiftText } from './useShiftText.ts';

type RotaRowProps = {
  week: RotaWeek;
  axis: Times;
  days: readonly RotaDate[];
  /** Null: what is planned in no room. */
  room: RotaRoom | null;
  onOpen(what: Shift | NewShift): void;
  onLook?(day: RotaRoomDay): void;
};

/** A room's shifts on the days that are shown, each with its ribbon. */
export function RotaRow({ week, axis, days, room, onOpen, onLook }: RotaRowProps) {
  const { t } = useTranslation();
  const isPhone = !useMatches('(min-width: 40rem)');
  const text = useShiftText(week);
  const Day = isPhone ? RotaDayList : RotaDay;
  return (
    <Card as="section" title={room?.name ?? t('rota.aside')} flush>
      <ol className={clsx('grid px-3 pb-3 sm:px-4', days.length > 1 && 'auto-cols-fr grid-flow-col gap-3')}>
        {days.map((date) => (
          <Day
            key={date.date}
            week={week}
            axis={axis}
            date={date}
            room={room}
            shifts={shiftsOf(week.shifts, room?.id ?? null, date.date)}
            text={text}
            isAlone={days.length === 1}
            onOpen={onOpen}
            {...(onLook && { onLook })}
          />
        ))}
      </ol>
    </Card>
  );
}
