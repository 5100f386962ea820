import { inFormat } from '#contract/kernel/date-format.ts';
import type { Language } from '#contract/kernel/languages.ts';
import type { DateFormat, TimeFormat } from '#contract/preferences-defaults.ts';
import { dayAt } from '../clock/zone.ts';

/** Who reads a document, and how they have days and times written. */
export interface DatesReader {
  readonly language: Language;
  /** Chosen by staff; without it in words. */
  readonly dateFormat?: DateFormat | null;
  /** Without it as the language has it. */
  readonly timeFormat?: TimeFormat;
}

/** Days and times as a document says them to its reader; they are the center's (http-12). */
export function momentsIn(reader: DatesReader, zone: string): Moments {
  const { language, dateFormat = null, timeFormat = 'language' } = reader;
  const key = `${language} ${zone} ${dateFormat} ${timeFormat}`;
  const made = known.get(key) ?? formattersFor({ language, dateFormat, timeFormat }, zone);
  if (known.size > MOST_KNOWN) known.clear();
  known.set(key, made);
  return made;
}

/** To make formatters takes far longer than to use them. */
const known = new Map<string, Moments>();
const MOST_KNOWN = 50;

function formattersFor({ language, dateFormat, timeFormat }: Required<DatesReader>, zone: string) {
  const locale = language === 'en' ? 'en-US' : language;
  const formatter = (options: Intl.DateTimeFormatOptions, timeZone = 'UTC') =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone });
  const day = formatter(dateFormat ? { weekday: 'long' } : { dateStyle: 'full' });
  const month = formatter({ year: 'numeric', month: 'long' });
  const clock = { timeStyle: 'short', ...(timeFormat !== 'language' && { hourCycle: timeFormat }) } as const;
  const time = formatter(clock);
  const moment = formatter(dateFormat ? clock : { dateStyle: 'long', ...clock }, zone);
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
