import { localeOf } from './locale.ts';
import { useTranslation } from './useTranslation.tsx';

/** The days of the week in the reader's language; 1 is Monday. */
export function useWeekdayNames(): (weekday: number, style?: 'long' | 'short' | 'narrow') => string {
  const { i18n } = useTranslation();
  // The first of January 2024 was a Monday.
  return (weekday, style = 'long') =>
    new Intl.DateTimeFormat(localeOf(i18n.language), { weekday: style, timeZone: 'UTC' }).format(
      Date.UTC(2024, 0, weekday),
    );
}
