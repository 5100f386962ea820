import { clsx } from 'clsx';
import { Cake, CalendarDays, CalendarOff } from 'lucide-react';
import { formatDate, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Heading } from '#web/ui/Heading.tsx';
import { type Days, eachDay } from './days.ts';
import { EventItem } from './EventItem.tsx';
import { type CalendarData, type Day, dayIn, isBare, keyOf, type ShownEvent } from './rules.ts';

type Opening<Event> = { onOpen(event: Event): void };

/** The days on which there is something, one below the other. */
export function DayList<Event extends ShownEvent>({
  data,
  days,
  onOpen,
}: Opening<Event> & { data: CalendarData<Event>; days: Days }) {
  const { t } = useTranslation();
  const full = [...eachDay(days)].map((date) => ({ date, day: dayIn(data, date) })).filter(({ day }) => !isBare(day));
  if (full.length === 0) {
    return (
      <EmptyState icon={<CalendarDays />} title={t('events.nothing')} level={2}>
        {t('events.nothingText')}
      </EmptyState>
    );
  }
  return (
    <ol className="flex flex-col gap-4">
      {full.map(({ date, day }) => (
        <li key={date}>
          <DayPart date={date} day={day} onOpen={onOpen} />
        </li>
      ))}
    </ol>
  );
}

/** One day with its name: closed, birthdays, events. */
export function DayPart<Event extends ShownEvent>({
  date,
  day,
  onOpen,
  empty,
}: Opening<Event> & { date: string; day: Day<Event>; empty?: string }) {
  const { t } = useTranslation();
  const today = useCenterToday();
  return (
    <section aria-label={formatDate(date, 'full')}>
      <div className="mb-1.5 flex items-baseline gap-2 px-1">
        <Heading level={2} size="small" className={clsx('text-base!', date === today && 'text-action!')}>
          {formatDate(date, 'long')}
        </Heading>
        {date === today && <span className="font-medium text-action text-sm">{t('shell.today')}</span>}
      </div>
      <ul className="flex flex-col divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface shadow-card">
        {day.closed !== null && (
          <li className="flex min-h-11 items-center gap-3 bg-sunken px-4 py-2 text-ink-soft text-sm">
            <CalendarOff className="size-4.5 shrink-0" />
            {t('events.closed', { reason: day.closed })}
          </li>
        )}
        {day.birthdays.map((birthday) => (
          <li key={birthday.childId} className="flex min-h-11 items-center gap-3 px-4 py-2 text-sm">
            <Cake className="size-4.5 shrink-0 text-highlight-ink" />
            {t('events.birthday', { count: birthday.turns, name: `${birthday.firstName} ${birthday.lastName}` })}
          </li>
        ))}
        {day.events.map((event) => (
          <li key={keyOf(event)}>
            <EventItem event={event} onOpen={onOpen} />
          </li>
        ))}
        {isBare(day) && empty && <li className="px-4 py-3 text-ink-soft text-sm">{empty}</li>}
      </ul>
    </section>
  );
}
