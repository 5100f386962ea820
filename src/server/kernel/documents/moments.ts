import { inFormat } from '#contract/kernel/date-format.ts';
import type { Language } from '#contract/kernel/languages.ts';
import type { DateFormat } from '#contract/preferences-defaults.ts';
import { dayAt } from '../clock/zone.ts';

/**
 * Days and times as a document says them, in its reader's language; days and times are the center's (http-12).
 * @param dateFormat how its reader, a staff member, has days written; null: in words
 */
export function momentsIn(language: Language, zone: string, dateFormat: DateFormat | null = null): Moments {
  const key = `${language} ${zone} ${dateFormat}`;
  const made = known.get(key) ?? formattersFor(language, zone, dateFormat);
  if (known.size > MOST_KNOWN) known.clear();
  known.set(key, made);
  return made;
}

/** To make formatters takes far longer than to use them. */
const known = new Map<string, Moments>();
const MOST_KNOWN = 50;

function formattersFor(language: Language, zone: string, dateFormat: DateFormat | null) {
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
export type Moments = ReturnType<typeof formattersFor>;
