import { reasonOf } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import type { Read } from '#web/ui/LoadFailed.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useMatches } from '#web/ui/useMatches.ts';
import { DayList, DayPart } from './DayList.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { type CalendarData, dayIn, type ShownEvent } from './rules.ts';
import type { CalendarPlace } from './useCalendarPlace.ts';
import { WeekColumns } from './WeekColumns.tsx';

type CalendarBodyProps<Event extends ShownEvent> = {
  place: CalendarPlace;
  query: Read<CalendarData<Event>>;
  onOpen(event: Event): void;
};

/** The calendar's days in the view that was chosen, or that they are coming, or that they are not. */
export function CalendarBody<Event extends ShownEvent>({ place, query, onOpen }: CalendarBodyProps<Event>) {
  const { t } = useTranslation();
  const isWide = useMatches('(min-width: 64rem)');
  const { view, days, date, go } = place;
  return (
    <Loaded
      query={query}
      failed={(error) => reasonOf(error, '')}
      title={t('events.failed')}
      skeleton={
        <div role="status" aria-label={t('events.loading')} className="flex flex-col gap-3">
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-24 w-full" />
        </div>
      }
    >
      {(data) => {
        if (view === 'month') {
          return (
            <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
              <MonthGrid data={data} days={days} date={date} onDate={(day) => go({ date: day })} onOpen={onOpen} />
              <DayPart date={date} day={dayIn(data, date)} onOpen={onOpen} empty={t('events.nothingThatDay')} />
            </div>
          );
        }
        if (view === 'week' && isWide) return <WeekColumns data={data} days={days} onOpen={onOpen} />;
        return <DayList data={data} days={days} onOpen={onOpen} />;
      }}
    </Loaded>
  );
}
