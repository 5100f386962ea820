import type { z } from 'zod';
import type { Renewal } from '#contract/forms-renewals.ts';
import { addDays } from '#server/kernel/clock/zone.ts';

export type RenewalRule = z.output<typeof Renewal>;

/** How many days before what was signed runs out its guardians are asked anew. */
export const ASKED_AHEAD = 30;
/** Whoever is asked anew has so many days at least. */
const LEAST_DAYS = 14;

/** The local date until which what was signed on a date holds, which is no longer included. A day that a month lacks is its last one. */
export function endsOn(rule: RenewalRule, signedOn: string): string {
  const year = Number(signedOn.slice(0, 4));
  if (rule.every === 'months') {
    const month = Number(signedOn.slice(5, 7)) - 1 + rule.months;
    return dayOf(year + Math.floor(month / 12), (month % 12) + 1, Number(signedOn.slice(8)));
  }
  const [month = 1, day = 1] = rule.from.split('-').map(Number);
  const own = dayOf(year, month, day);
  return signedOn < own ? own : dayOf(year + 1, month, day);
}

function dayOf(year: number, month: number, day: number): string {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const two = (number: number) => String(number).padStart(2, '0');
  return `${year}-${two(month)}-${two(Math.min(day, last))}`;
}

/** Until when guardians are to sign anew what they signed on a date; null: they are not asked yet. Local dates. */
export function dueAnew(rule: RenewalRule, signedOn: string, today: string): string | null {
  const end = endsOn(rule, signedOn);
  if (addDays(end, -ASKED_AHEAD) > today) return null;
  const least = addDays(today, LEAST_DAYS);
  return end > least ? end : least;
}
