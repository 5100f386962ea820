import type { Language } from '#contract/kernel/languages.ts';
import { moneyIn } from '#server/kernel/documents/money.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import type { Category, Method } from '../accounts/rules-ledger.ts';

/** Money and days as papers of a language say them. */
export function formatsOf(language: Language) {
  const locale = language === 'en' ? 'en-US' : language;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const at = (date: string) => new Date(`${date}T00:00:00Z`);
  return {
    money: moneyIn(language),
    day: (date: string) => day.format(at(date)),
    days: (from: string, to: string) => day.formatRange(at(from), at(to)),
  };
}
type Formats = ReturnType<typeof formatsOf>;

interface Line {
  readonly category: Category | null;
  readonly description: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly days: number | null;
  readonly ofDays: number | null;
}

/** The name of what is charged; that of a plan is the center's own. */
function nameOf({ category, description }: Line, language: Language): string {
  if (category === 'late_pickup') return translate(language, 'Late pickup');
  if (category === 'deposit') return translate(language, 'Deposit');
  return category === 'booked_day' ? translate(language, 'Booked day') : description;
}

/** What a line is for, in words: its plan, and how much of the period where it is not all of it. */
export function lineText(line: Line, language: Language): string {
  const name = nameOf(line, language);
  const what = name || translate(language, 'Other');
  return line.days !== null && line.ofDays !== null && line.days < line.ofDays
    ? translate(language, '{{what}} ({{part}} of {{all}} days)', { what, part: line.days, all: line.ofDays })
    : what;
}

/** The days a line is for. */
export function daysText({ from, to }: Pick<Line, 'from' | 'to'>, { day, days }: Formats): string {
  if (from === null) return '';
  return to === null ? day(from) : days(from, to);
}

export function methodText(method: Method | null, language: Language): string {
  if (method === 'cash') return translate(language, 'Cash');
  if (method === 'check') return translate(language, 'Check');
  if (method === 'ach') return translate(language, 'Bank transfer (ACH)');
  if (method === 'card') return translate(language, 'Card');
  if (method === 'online') return translate(language, 'Paid online');
  return method === 'zelle' ? 'Zelle' : translate(language, 'Other');
}
