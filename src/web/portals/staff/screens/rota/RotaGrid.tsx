import {
  axisOf,
  daysPlanned,
  type Gap,
  type RotaDate,
  type RotaRoom,
  type RotaRoomDay,
  type RotaWeek,
  type Shift,
} from '#web/domains/rota/rules.ts';
import { useSearchFields } from '#web/layout/useSearchFields.ts';
import { formatDate, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useWeekdayNames } from '#web/lib/useWeekdayNames.ts';
import { FilterChips } from '#web/ui/FilterChips.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { useMatches } from '#web/ui/useMatches.ts';
import { RotaRow } from './RotaRow.tsx';
import type { NewShift } from './ShiftDialog.tsx';

const ShiftDialog = lazyDialog(() => import('./ShiftDialog.tsx'));
const CoverDialog = lazyDialog(() => import('./CoverDialog.tsx'));
const QuarterHoursDialog = lazyDialog(() => import('./QuarterHoursDialog.tsx'));

const WHOLE_WEEK = 'week';

/** The rooms with their shifts: a week side by side where it fits, else a day; on phones as lists. */
export function RotaGrid({ week }: { week: RotaWeek }) {
  const { t } = useTranslation();
  const isWide = useMatches('(min-width: 64rem)');
  const today = useCenterToday();
  const { asked, choose } = useSearchFields();
  const editing = useDialog<Shift | NewShift>();
  const looking = useDialog<{ room: RotaRoom; day: RotaRoomDay }>();
  const covering = useDialog<{ gap: Gap; room: string }>();
  const days = daysPlanned(week);
  const chosen = days.find(({ date }) => date === asked('day'));
  const day = chosen ?? (isWide ? undefined : (days.find(({ date }) => date === today) ?? days[0]));
  const shown = day ? [day] : days;
  const axis = axisOf(week);
  const row = { week, axis, days: shown, onOpen: editing.open };
  return (
    <>
      <div className="flex flex-col gap-2">
        <DayChoice
          week={week}
          days={days}
          isWide={isWide}
          value={day?.date ?? WHOLE_WEEK}
          onChange={(value) => choose({ day: value === WHOLE_WEEK ? null : value })}
        />
        <Closures week={week} />
      </div>
      {week.rooms.map((room) => (
        <RotaRow key={room.id} {...row} room={room} onLook={(roomDay) => looking.open({ room, day: roomDay })} />
      ))}
      <RotaRow {...row} room={null} />
      <p className="text-ink-soft text-sm max-lg:hidden">{t('rota.keys')}</p>
      <p className="text-ink-soft text-sm">{t('rota.ribbon.legend')}</p>
      {editing.show((what, opened) => (
        <ShiftDialog week={week} shift={what} {...opened} />
      ))}
      {looking.show((what, opened) => (
        <QuarterHoursDialog
          room={what.room.name}
          day={what.day}
          isOpen={what.day.date >= today}
          onCover={({ fromMinute, toMinute }) => {
            looking.close();
            const gap = { roomId: what.room.id, date: what.day.date, fromMinute, toMinute };
            covering.open({ gap, room: what.room.name });
          }}
          {...opened}
        />
      ))}
      {covering.show((what, opened) => (
        <CoverDialog {...what} {...opened} />
      ))}
    </>
  );
}

type DayChoiceProps = {
  week: RotaWeek;
  days: readonly RotaDate[];
  isWide: boolean;
  value: string;
  onChange(value: string): void;
};

function DayChoice({ week, days, isWide, value, onChange }: DayChoiceProps) {
  const { t } = useTranslation();
  const weekdayName = useWeekdayNames();
  const options = days.map(({ date }) => ({
    value: date,
    label: `${weekdayName(week.days.findIndex((one) => one.date === date) + 1, 'short')} ${Number(date.slice(8))}`,
  }));
  return (
    <FilterChips
      label={t('rota.week.days')}
      options={isWide ? [{ value: WHOLE_WEEK, label: t('rota.week.whole') }, ...options] : options}
      value={value}
      onChange={onChange}
    />
  );
}

function Closures({ week }: { week: RotaWeek }) {
  const { t } = useTranslation();
  return week.days
    .filter(({ opens, closure }) => opens !== null && closure !== null)
    .map(({ date, closure }) => (
      <p key={date} className="text-ink-soft text-sm">
        {t('rota.week.closedOn', { date: formatDate(date, 'long'), reason: closure ?? '' })}
      </p>
    ));
}
