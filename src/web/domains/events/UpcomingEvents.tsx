import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { Panel } from '#web/domains/dashboard/Panel.tsx';
import { dayLabel, daysBetween, formatDate, formatTime, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { upcomingEvents } from './queries.ts';
import { nextEvents } from './rules.ts';

export function UpcomingEvents() {
  const { t } = useTranslation();
  const today = useCenterToday();
  const read = useQuery(upcomingEvents(today));
  /** A weekday alone is ambiguous from a week on. */
  const dayOf = (date: string) =>
    daysBetween(today, date) < 7 ? dayLabel(date, today) : `${dayLabel(date, today)}, ${formatDate(date, 'short')}`;
  return (
    <Panel
      title={t('dashboard.events.title')}
      read={read}
      pick={(events) => nextEvents(events, today)}
      itemKey={({ id, occurrence }) => `${id} ${occurrence}`}
      failed={t('dashboard.events.failed')}
      empty={
        <>
          <CalendarDays className="size-5 shrink-0" />
          {t('dashboard.events.empty')}
        </>
      }
    >
      {({ title, date, time }) => (
        <div className="flex items-start gap-3">
          <span
            aria-hidden="true"
            className="grid size-10 shrink-0 place-content-center rounded-md bg-info-soft text-info-ink"
          >
            <CalendarDays className="size-5" />
          </span>
          <div className="min-w-0">
            <p className="font-medium">{title}</p>
            <p className="text-ink-soft text-sm">
              <time dateTime={time ? `${date}T${time}` : date}>
                {dayOf(date)} · {time ? formatTime(time) : t('common.allDay')}
              </time>
            </p>
          </div>
        </div>
      )}
    </Panel>
  );
}
