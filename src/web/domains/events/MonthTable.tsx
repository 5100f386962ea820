import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { formatMonth } from '#web/lib/time.ts';
import { useWeekdayNames } from '#web/lib/useWeekdayNames.ts';
import { type Days, dayByKey, weekdayOf, weeksOf } from './days.ts';

type MonthTableProps = {
  /** The weeks of the month. */
  days: Days;
  /** The day that is chosen; its month is the one shown. */
  date: string;
  onDate(date: string): void;
  /** The field of a day, with a button that has it as `data-day`. */
  cell(day: string): ReactNode;
};

/** A month as a grid of days: one of them has the focus, arrow keys and Page Up and Down lead on. */
export function MonthTable({ days, date, onDate, cell }: MonthTableProps) {
  const weekdayName = useWeekdayNames();
  const table = useRef<HTMLTableElement>(null);
  /** The day that a key leads to, until it is shown: one in another month is drawn first. */
  const ahead = useRef<string>(null);
  useEffect(() => {
    if (ahead.current !== date) return;
    focusOn(table.current, date);
    ahead.current = null;
  }, [date]);
  const onKeyDown = (event: KeyboardEvent) => {
    // Not `date`: a day that was just chosen may not be shown as such yet.
    const from = (event.target as HTMLElement).dataset.day;
    const next = from === undefined ? null : dayByKey(event.key, from, document.dir === 'rtl');
    if (next === null) return;
    event.preventDefault();
    focusOn(table.current, next);
    ahead.current = next;
    onDate(next);
  };
  const weeks = weeksOf(days);
  return (
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
          <tr key={week[0]}>{week.map(cell)}</tr>
        ))}
      </tbody>
    </table>
  );
}

const focusOn = (table: HTMLTableElement | null, date: string) =>
  table?.querySelector<HTMLElement>(`[data-day="${date}"]`)?.focus();
