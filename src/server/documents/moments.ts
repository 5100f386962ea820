import { inFormat } from '../../contract/date-format.ts';
import type { Language } from '../../contract/languages.ts';
import type { DateFormat } from '../../contract/preference-defaults.ts';
import { dayAt } from '../clock/zone.ts';

/**
 * Days and times as a document says them, in its reader's language; days and times are the center's (DECISIONS row 32).
 * @param dateFormat how its reader, a staff member, has days written; null: in words
 */
export function momentsIn(language: Language, zone: string, dateFormat: DateFormat | null = null) {
  const locale = language === 'en' ? 'en-US' : language;
  const formatter = (options: Intl.DateTimeFormatOptions, timeZone = 'UTC') =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone });
  const day = formatter(dateFormat ? { weekday: 'long' } : { dateStyle: 'full' });
  const month = formatter({ year: 'numeric', month: 'long' });
  const time = formatter({ timeStyle: 'short' });
  const moment = formatter(dateFormat ? { timeStyle: 'short' } : { dateStyle: 'long', timeStyle: 'short' }, zone);
  return {
    /** Of YYYY-MM-DD. */
    day: (date: string) => {
      const said = day.format(new Date(`${date}T00:00:00Z`));
      return dateFormat ? `${said}, ${inFormat(date, dateFormat)}` : said;
    },
    /** Of YYYY-MM. */
    month: (yearAndMonth: string) => month.format(new Date(`${yearAndMonth}-01T00:00:00Z`)),
    /** Of HH:MM. */
    time: (local: string) => time.format(new Date(`2000-01-01T${local}:00Z`)),
    moment: (instant: Date | string) => {
      const at = new Date(instant);
      return dateFormat ? `${inFormat(dayAt(at, zone), dateFormat)}, ${moment.format(at)}` : moment.format(at);
    },
  };
}
export type Moments = ReturnType<typeof momentsIn>;
