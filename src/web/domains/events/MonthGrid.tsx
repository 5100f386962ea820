import { clsx } from 'clsx';
import { formatDate, formatTime, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { type Days, weekdayOf } from './days.ts';
import { barOf } from './EventItem.tsx';
import { MonthTable } from './MonthTable.tsx';
import { type CalendarData, dayIn, keyOf, type ShownEvent } from './rules.ts';

type MonthGridProps<Event extends ShownEvent> = {
  data: CalendarData<Event>;
  days: Days;
  /** The day that is chosen; its month is the one shown. */
  date: string;
  onDate(date: string): void;
  onOpen(event: Event): void;
};

/** Entries of a day that stand in its field; what is more is counted. */
const SHOWN = 3;
const DOTS = [1, 2, 3, 4];

/** A month with what is on; the chosen day's is listed beside it. */
export function MonthGrid<Event extends ShownEvent>({ data, days, date, onDate, onOpen }: MonthGridProps<Event>) {
  const { t } = useTranslation();
  return (
    <MonthTable
      days={days}
      date={date}
      onDate={onDate}
      cell={(day) => (
        <DayCell
          key={day}
          date={day}
          isChosen={day === date}
          isOutside={day.slice(0, 7) !== date.slice(0, 7)}
          data={data}
          onDate={onDate}
          onOpen={onOpen}
          label={(count) => t('events.dayLabel', { day: formatDate(day, 'long'), count })}
        />
      )}
    />
  );
}

type DayCellProps<Event extends ShownEvent> = Pick<MonthGridProps<Event>, 'data' | 'onDate' | 'onOpen'> & {
  date: string;
  isChosen: boolean;
  isOutside: boolean;
  label(count: number): string;
};

function DayCell<Event extends ShownEvent>(props: DayCellProps<Event>) {
  const { date: day, isChosen, isOutside, data, onDate, onOpen, label } = props;
  const { t } = useTranslation();
  const today = useCenterToday();
  const { events, closed, birthdays } = dayIn(data, day);
  const isClosed = closed !== null || (data.openWeekdays.length > 0 && !data.openWeekdays.includes(weekdayOf(day)));
  const count = events.length + birthdays.length + (closed === null ? 0 : 1);
  const first = events.slice(0, SHOWN);
  const rest = events.length - first.length;
  return (
    <td className={clsx(cell, isClosed && 'bg-sunken', isChosen && 'bg-action-soft!')}>
      <button
        type="button"
        data-day={day}
        tabIndex={isChosen ? 0 : -1}
        aria-label={label(count)}
        aria-pressed={isChosen}
        aria-current={day === today ? 'date' : undefined}
        className={clsx(dayButton, isOutside && 'text-ink-soft', day === today && 'font-semibold')}
        onClick={() => onDate(day)}
      >
        <span
          className={clsx(
            'grid size-7 place-content-center rounded-full tabular-nums',
            day === today && 'bg-action text-action-ink',
          )}
        >
          {Number(day.slice(8))}
        </span>
        <span className="flex h-2 gap-0.5 md:hidden">
          {DOTS.slice(0, count).map((dot) => (
            <span key={dot} className="size-1.5 rounded-full bg-action" />
          ))}
        </span>
      </button>
      <div className="relative flex flex-col gap-0.5 px-1 pb-1.5 max-md:hidden">
        {closed !== null && (
          <p className="truncate px-1 text-ink-soft text-xs">{t('events.closed', { reason: closed })}</p>
        )}
        {birthdays.length > 0 && (
          <p className="truncate px-1 text-highlight-ink text-xs">
            {t('events.birthdays', { count: birthdays.length, name: birthdays[0]?.firstName })}
          </p>
        )}
        {first.map((event) => (
          <button
            key={keyOf(event)}
            type="button"
            tabIndex={-1}
            title={event.title}
            className={clsx(chip, barOf(event))}
            onClick={() => onOpen(event)}
          >
            {event.time && <span className="text-ink-soft tabular-nums max-lg:hidden">{formatTime(event.time)} </span>}
            {event.title}
          </button>
        ))}
        {rest > 0 && <p className="px-1 text-ink-soft text-xs">{t('events.more', { count: rest })}</p>}
      </div>
    </td>
  );
}

const cell = 'relative h-14 border-line border-t p-0 align-top not-first:border-s md:h-28';
const dayButton = clsx(
  'flex w-full flex-col items-center gap-0.5 pt-1 text-sm outline-offset-[-3px] max-md:h-14 md:items-start md:px-1',
  // The whole field takes the press, below the events in it.
  'md:after:absolute md:after:inset-0',
);
const chip = clsx(
  'line-clamp-2 break-words rounded-[4px] border-s-3 lg:line-clamp-3 bg-raised px-1 py-0.5 text-start text-xs hover:bg-lifted',
);
