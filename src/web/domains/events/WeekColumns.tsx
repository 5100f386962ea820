import { clsx } from 'clsx';
import { Cake, CalendarOff } from 'lucide-react';
import { formatDate, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useWeekdayNames } from '#web/lib/useWeekdayNames.ts';
import { type Days, eachDay, weekdayOf } from './days.ts';
import { barOf } from './EventItem.tsx';
import { type CalendarData, dayIn, keyOf, type ShownEvent } from './rules.ts';
import { useEventText } from './useEventText.ts';

type WeekColumnsProps<Event extends ShownEvent> = {
  data: CalendarData<Event>;
  days: Days;
  onOpen(event: Event): void;
};

/** A week as seven columns; narrower screens list it. */
export function WeekColumns<Event extends ShownEvent>({ data, days, onOpen }: WeekColumnsProps<Event>) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const text = useEventText();
  const weekdayName = useWeekdayNames();
  return (
    <ol className="grid min-h-96 grid-cols-7 overflow-hidden rounded-lg border border-line bg-surface shadow-card">
      {[...eachDay(days)].map((date) => {
        const { events, closed, birthdays } = dayIn(data, date);
        return (
          <li key={date} aria-label={formatDate(date, 'full')} className="min-w-0 border-line not-first:border-s">
            <p
              className={clsx(
                'border-line border-b px-2 py-2 text-sm',
                date === today && 'bg-action-soft text-action-soft-ink',
              )}
            >
              <span className="block text-ink-soft">{weekdayName(weekdayOf(date), 'short')}</span>
              <span className="font-semibold text-lg tabular-nums">{Number(date.slice(8))}</span>
            </p>
            <div className="flex flex-col gap-1.5 p-1.5">
              {closed !== null && (
                <p className="flex gap-1.5 rounded-sm bg-sunken p-1.5 text-ink-soft text-sm">
                  <CalendarOff className="mt-0.5 size-4 shrink-0" />
                  <span className="min-w-0 break-words">{t('events.closed', { reason: closed })}</span>
                </p>
              )}
              {birthdays.map(({ childId, firstName, turns }) => (
                <p key={childId} className="flex gap-1.5 p-1.5 text-sm">
                  <Cake className="mt-0.5 size-4 shrink-0 text-highlight-ink" />
                  <span className="min-w-0 break-words">{t('events.birthday', { count: turns, name: firstName })}</span>
                </p>
              ))}
              {events.map((event) => (
                <button
                  key={keyOf(event)}
                  type="button"
                  className={clsx(entry, barOf(event))}
                  onClick={() => onOpen(event)}
                >
                  <span className="block text-ink-soft text-xs tabular-nums">{text.times(event)}</span>
                  <span className="block break-words font-medium text-sm">{event.title}</span>
                </button>
              ))}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

const entry =
  'min-h-11 rounded-sm border-s-4 bg-raised px-2 py-1.5 text-start shadow-card transition-colors hover:bg-sunken';
