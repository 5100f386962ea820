import type { Language } from '../../contract/languages.ts';

/** Days and times as a document says them, in its reader's language; days and times are the center's (DECISIONS row 32). */
export function momentsIn(language: Language, zone: string) {
  const locale = language === 'en' ? 'en-US' : language;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: zone });
  return {
    /** Of YYYY-MM-DD. */
    day: (date: string) => day.format(new Date(`${date}T00:00:00Z`)),
    /** Of YYYY-MM. */
    month: (yearAndMonth: string) => month.format(new Date(`${yearAndMonth}-01T00:00:00Z`)),
    /** Of HH:MM. */
    time: (local: string) => time.format(new Date(`2000-01-01T${local}:00Z`)),
    moment: (instant: Date | string) => moment.format(new Date(instant)),
  };
}
