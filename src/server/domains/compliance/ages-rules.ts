import { Temporal } from 'temporal-polyfill';

/** An age or interval as the CDC writes it: '6 weeks - 4 days', '19 months + 4 weeks'. */
export const AGE = /^(\d{1,3}) (day|week|month|year)s?(?: ([+-]) (\d{1,2}) (day|week)s?)?$/;

/** About how many days an age has, to put ages in their order; none: before all. */
export const daysOf = (age: string | undefined): number =>
  age === undefined ? -1 : Temporal.PlainDate.from('2001-01-01').until(after('2001-01-01', age)).days;

/** The local date that lies an age or interval after another. A day that a month doesn't have is its last. */
export function after(date: string, age: string): string {
  const [, count, unit, sign, more, moreUnit] = AGE.exec(age) ?? [];
  if (!count) throw new TypeError(`Not an age: ${age}`);
  const then = Temporal.PlainDate.from(date).add({ [`${unit}s`]: Number(count) });
  const days = more ? Number(more) * (moreUnit === 'week' ? 7 : 1) : 0;
  return then.add({ days: sign === '-' ? -days : days }).toString();
}
