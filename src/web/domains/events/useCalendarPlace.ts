import { useSearchFields } from '#web/layout/useSearchFields.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { type CalendarView, type Days, daysShown } from './days.ts';
import { useWeekStart } from './useWeekStart.ts';

/** Where in the calendar the reader is: part of the address, so that Back, a reload and a link work. */
export interface CalendarPlace {
  readonly view: CalendarView;
  /** Views that are offered. */
  readonly views: readonly CalendarView[];
  readonly date: string;
  readonly today: string;
  readonly days: Days;
  go(to: { view?: CalendarView; date?: string }): void;
}

/** @param name of the view in the address @param usual what is shown where the address says nothing */
export function useCalendarPlace(name: string, views: readonly CalendarView[], usual: CalendarView): CalendarPlace {
  const { asked, choose } = useSearchFields();
  const today = useCenterToday();
  const start = useWeekStart();
  const view = views.find((one) => one === asked(name)) ?? usual;
  const date = dateIn(asked('date')) ?? today;
  return {
    view,
    views,
    date,
    today,
    days: daysShown(view, date, start),
    go: (to) =>
      choose({
        ...(to.view && { [name]: to.view }),
        ...(to.date && { date: to.date === today ? null : to.date }),
      }),
  };
}

/** A day that a calendar can show; an address may say anything. */
function dateIn(text: string | null): string | null {
  const isDay = /^(19|2\d)\d\d-\d\d-\d\d$/.test(text ?? '') && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
  return isDay && text !== null && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text) ? text : null;
}
