import { useSyncExternalStore } from 'react';
import { reasonOf } from '../../lib/errors.ts';
import { useTranslation } from '../../lib/useTranslation.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { DayList, DayPart } from './DayList.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { type CalendarData, dayIn, type ShownEvent } from './rules.ts';
import type { CalendarPlace } from './useCalendarPlace.ts';
import { WeekColumns } from './WeekColumns.tsx';

type CalendarBodyProps<Event extends ShownEvent> = {
  place: CalendarPlace;
  read: { data: CalendarData<Event> | undefined; error: Error | null; isFetching: boolean; refetch(): unknown };
  onOpen(event: Event): void;
};

/** The calendar's days in the view that was chosen, or that they are coming, or that they are not. */
export function CalendarBody<Event extends ShownEvent>({ place, read, onOpen }: CalendarBodyProps<Event>) {
  const { t } = useTranslation();
  const isWide = useIsWide();
  const { view, days, date, go } = place;
  const { data, error, isFetching, refetch } = read;
  if (data === undefined) {
    return error ? (
      <Alert
        tone="error"
        title={t('calendar.failed')}
        retry={{ label: t('calendar.retry'), onRetry: () => void refetch(), busy: isFetching }}
      >
        {reasonOf(error, '')}
      </Alert>
    ) : (
      <div role="status" aria-label={t('calendar.loading')} className="flex flex-col gap-3">
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
    );
  }
  if (view === 'month') {
    return (
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <MonthGrid data={data} days={days} date={date} onDate={(day) => go({ date: day })} onOpen={onOpen} />
        <DayPart date={date} day={dayIn(data, date)} onOpen={onOpen} empty={t('calendar.nothingThatDay')} />
      </div>
    );
  }
  if (view === 'week' && isWide) return <WeekColumns data={data} days={days} onOpen={onOpen} />;
  return <DayList data={data} days={days} onOpen={onOpen} />;
}

const WIDE = '(min-width: 64rem)';
/** Whether seven columns fit. */
const useIsWide = (): boolean => useSyncExternalStore(onWidth, () => matchMedia(WIDE).matches);
function onWidth(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
