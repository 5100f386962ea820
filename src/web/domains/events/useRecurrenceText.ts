import { localeOf } from '#web/lib/locale.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useWeekdayNames } from '#web/lib/useWeekdayNames.ts';
import { weekdayOf } from './days.ts';
import { nthOf, type Recurrence } from './rules.ts';

const NTHS = ['first', 'second', 'third', 'fourth', 'last'] as const;

/** Says how a series that begins on `date` goes on: 'Every second week on Tuesday, until June 30, 2026'. */
export function useRecurrenceText(): (date: string, recurrence: Recurrence) => string {
  const { t, i18n } = useTranslation();
  const weekdayName = useWeekdayNames();
  const rule = (date: string, { unit, interval, weekdays, monthlyBy }: Recurrence): string => {
    const many = interval === 1 ? 'one' : interval === 2 ? 'two' : 'many';
    if (unit === 'day') return t(`events.recurrence.day.${many}`, { interval });
    if (unit === 'week') {
      const named = weekdays.length > 0 ? weekdays.toSorted((a, b) => a - b) : [weekdayOf(date)];
      const list = new Intl.ListFormat(localeOf(i18n.language), { type: 'conjunction' });
      const days = list.format(named.map((weekday) => weekdayName(weekday)));
      return t(`events.recurrence.week.${many}`, { interval, days });
    }
    if (unit === 'year') return t(`events.recurrence.year.${many}`, { interval, day: formatDate(date, 'short') });
    if (monthlyBy === 'weekday') {
      const nth = NTHS[nthOf(date) - 1] ?? 'last';
      const weekday = weekdayName(weekdayOf(date));
      return t(`events.recurrence.month.${many}.${nth}`, { interval, weekday });
    }
    const day = Number(date.slice(8));
    return t(`events.recurrence.month.${many}.${day > 28 ? 'lateDay' : 'day'}`, { interval, day });
  };
  return (date, recurrence) => {
    const said = rule(date, recurrence);
    if (recurrence.until !== null) {
      return t('events.recurrence.until', { rule: said, date: formatDate(recurrence.until) });
    }
    return recurrence.count === null ? said : t('events.recurrence.times', { rule: said, count: recurrence.count });
  };
}
