import { clsx } from 'clsx';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type FamilyDays, type ShownDay, shownOf } from '#web/domains/bookings/rules.ts';
import { type Days, dayByKey, weekdayOf, weeksOf } from '#web/domains/events/days.ts';
import { formatDate, formatMonth, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useWeekdayNames } from '#web/lib/useWeekdayNames.ts';
import { Private } from '#web/ui/Private.tsx';

type BookingMonthProps = {
  /** Undefined while it loads. */
  data: FamilyDays | undefined;
  /** The weeks of the month. */
  days: Days;
  /** The day that is chosen; its month is the one shown. */
  date: string;
  onDate(date: string): void;
};

/** A sign of its own for each state, so that colour never speaks alone; states without one leave the field empty. */
const SIGNS: Readonly<Partial<Record<ShownDay, { sign: string; tone: string }>>> = {
  booked: { sign: '●', tone: 'text-success-ink' },
  came: { sign: '✓', tone: 'text-ink-soft' },
  requested: { sign: '?', tone: 'text-info-ink' },
  absent: { sign: '–', tone: 'text-highlight-ink' },
};
const EXPLAINED = ['booked', 'requested', 'absent', 'came'] as const;

/** A month as a grid: one day has the focus, arrow keys and Page Up and Down lead on; what can be done on it stands beside. */
export function BookingMonth({ data, days, date, onDate }: BookingMonthProps) {
  const { t } = useTranslation();
  const weekdayName = useWeekdayNames();
  const table = useRef<HTMLTableElement>(null);
  /** The day that a key leads to, until it is shown. */
  const ahead = useRef<string>(null);
  useEffect(() => {
    if (ahead.current !== date) return;
    focusOn(table.current, date);
    ahead.current = null;
  }, [date]);
  const onKeyDown = (event: KeyboardEvent) => {
    // A day that was just chosen may not be shown as such yet.
    const from = (event.target as HTMLElement).dataset.day ?? date;
    const next = dayByKey(event.key, from, document.dir === 'rtl');
    if (next === null) return;
    event.preventDefault();
    focusOn(table.current, next);
    ahead.current = next;
    onDate(next);
  };
  const weeks = weeksOf(days);
  return (
    <div>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days, moved in by arrow keys, is a table.
        role="grid"
        aria-label={formatMonth(date.slice(0, 7))}
        className="w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-lg border border-line bg-surface shadow-card"
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" className="py-2 text-center font-medium text-ink-soft text-sm">
                <span aria-hidden="true">{weekdayName(weekdayOf(day), 'short')}</span>
                <span className="sr-only">{weekdayName(weekdayOf(day))}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <BookingDay key={day} data={data} date={day} chosen={date} onDate={onDate} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-sm">
        {EXPLAINED.map((state) => (
          <span key={state}>
            <span aria-hidden="true" className={clsx('font-semibold', SIGNS[state]?.tone)}>
              {SIGNS[state]?.sign}
            </span>{' '}
            {t(`bookingsFamily.states.${state}`)}
          </span>
        ))}
      </p>
    </div>
  );
}

const focusOn = (table: HTMLTableElement | null, date: string) =>
  table?.querySelector<HTMLElement>(`[data-day="${date}"]`)?.focus();

type BookingDayProps = {
  data: FamilyDays | undefined;
  date: string;
  chosen: string;
  onDate(date: string): void;
};

function BookingDay({ data, date, chosen, onDate }: BookingDayProps) {
  const { t, i18n } = useTranslation();
  const today = useCenterToday();
  const enrolled = (data?.children ?? []).flatMap(({ id, firstName, days }) => {
    const day = days.find((one) => one.date === date);
    const state = day && shownOf(day);
    return state === undefined || state === 'not-enrolled' ? [] : [{ id, firstName, state }];
  });
  const isClosed = enrolled.length > 0 && enrolled.every(({ state }) => state === 'closed');
  const told = enrolled.map(({ firstName: name, state }) =>
    t('bookingsFamily.childState', { name, state: t(`bookingsFamily.states.${state}`) }),
  );
  const list = new Intl.ListFormat(i18n.language, { style: 'short', type: 'unit' }).format(told);
  const isChosen = date === chosen;
  return (
    <td
      className={clsx(
        'h-16 border-line border-t p-0 align-top not-first:border-s md:h-20',
        isClosed && 'bg-sunken',
        isChosen && 'bg-action-soft!',
      )}
    >
      <button
        type="button"
        data-day={date}
        tabIndex={isChosen ? 0 : -1}
        aria-label={[formatDate(date, 'full'), list].filter(Boolean).join(': ')}
        aria-pressed={isChosen}
        aria-current={date === today ? 'date' : undefined}
        className={clsx(
          'flex size-full min-h-16 flex-col items-center gap-0.5 pt-1 text-sm outline-offset-[-3px]',
          date.slice(0, 7) !== chosen.slice(0, 7) && 'text-ink-soft',
        )}
        onClick={() => onDate(date)}
      >
        <span
          className={clsx(
            'grid size-7 place-content-center rounded-full tabular-nums',
            date === today && 'bg-action font-semibold text-action-ink',
          )}
        >
          {Number(date.slice(8))}
        </span>
        <span aria-hidden="true" className="flex flex-wrap justify-center gap-x-1 leading-tight">
          {enrolled.map(({ id, firstName, state }) => {
            const shown = SIGNS[state];
            return (
              shown && (
                <span key={id} className={clsx('font-semibold', shown.tone)}>
                  {enrolled.length > 1 && (
                    <Private>
                      <Sign of={firstName.slice(0, 1)} />
                    </Private>
                  )}
                  <Sign of={shown.sign} />
                </span>
              )
            );
          })}
        </span>
      </button>
    </td>
  );
}

/** Drawn and not said: the name of the day says it in words, and speech control compares it with the text that is shown. */
const Sign = ({ of }: { of: string }) => <span data-sign={of} className="before:content-[attr(data-sign)]" />;
