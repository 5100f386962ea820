import type { ReplyOf } from '#web/lib/api.ts';

export type PersonnelFile = ReplyOf<'GET /api/staff/:id/employment'>;
export type Employment = PersonnelFile['employments'][number];
export type Terms = Employment['terms'][number];
export type Qualification = PersonnelFile['qualifications'][number];
export type Pay = ReplyOf<'GET /api/staff/:id/pay'>['pay'][number];

/** The terms that hold on a day; undefined where none do. */
export const termsOn = ({ terms, hiredOn, leftOn }: Employment, day: string): Terms | undefined =>
  day < hiredOn || (leftOn !== null && day > leftOn) ? undefined : terms.find(({ fromDate }) => fromDate <= day);

/** Whether something holds on a day. */
export const holdsOn = ({ fromDate, toDate }: Pick<Qualification, 'fromDate' | 'toDate'>, day: string): boolean =>
  fromDate <= day && (toDate === null || toDate >= day);

/** Minutes of a week as hours that people type, '37.5'; empty for none. */
export const hoursOf = (minutes: number | null): string => (minutes === null ? '' : String(minutes / 60));
/** The minutes of typed hours; null for none, undefined where it is no number of hours. */
export function minutesOf(typed: string): number | null | undefined {
  const plain = typed.trim().replace(',', '.');
  if (plain === '') return null;
  const hours = Number(plain);
  return Number.isFinite(hours) && hours >= 0 && hours <= 168 ? Math.round(hours * 60) : undefined;
}
