import { useTranslation } from '#web/lib/useTranslation.tsx';
import type { Weekday } from './hours.ts';

/** Names weekdays in the language on the screen. */
export function useWeekdayName(): (weekday: Weekday) => string {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' });
  // The first of January 2024 was a Monday.
  return (weekday) => format.format(new Date(Date.UTC(2024, 0, weekday)));
}
