import type { Renewals } from './library.ts';

export type RenewalRule = NonNullable<Renewals['renewal']>;
export type Renewal = Renewals['renewals'][number];

export const RENEWAL_KINDS = ['never', 'months', 'school-year'] as const;
export type RenewalKind = (typeof RENEWAL_KINDS)[number];

/** How long what was signed holds, as it is typed. */
export interface RenewalDraft {
  readonly kind: RenewalKind;
  readonly months: string;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

/** Most school years begin in August; nothing of it counts before it is chosen. */
const USUAL: RenewalDraft = { kind: 'never', months: '12', month: 8, day: 1 };

export function renewalDraft(rule: RenewalRule | null): RenewalDraft {
  if (rule === null) return USUAL;
  if (rule.every === 'months') return { ...USUAL, kind: 'months', months: String(rule.months) };
  const [month = 1, day = 1] = rule.from.split('-').map(Number);
  return { ...USUAL, kind: 'school-year', month, day };
}

const MOST_MONTHS = 60;
export const areMonthsRight = (months: string): boolean =>
  /^\d{1,2}$/.test(months.trim()) && Number(months) >= 1 && Number(months) <= MOST_MONTHS;

/** What is said by a draft whose months are right; null: for good. */
export function ruleOf({ kind, months, month, day }: RenewalDraft): RenewalRule | null {
  if (kind === 'never') return null;
  if (kind === 'months') return { every: 'months', months: Number(months) };
  const two = (number: number) => String(number).padStart(2, '0');
  return { every: 'school-year', from: `${two(month)}-${two(Math.min(day, daysIn(month)))}` };
}

/** How many days a month has, 1 to 12; February those of a leap year. */
export const daysIn = (month: number): number => new Date(Date.UTC(2028, month, 0)).getUTCDate();

/** 'August', by its number, 1 to 12. */
export const monthName = (month: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2028, month - 1, 1));

/** 'August 1' for '08-01'. */
export const dayOfYear = (monthDay: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`2028-${monthDay}T00:00:00Z`),
  );

export const isUnderWay = ({ finishedAt }: Renewal): boolean => finishedAt === null;
