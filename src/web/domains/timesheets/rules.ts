import type { ReplyOf } from '#web/lib/api.ts';

export type Timesheets = ReplyOf<'GET /api/timesheets'>;
export type Summary = Timesheets['timesheets'][number];
export type Timesheet = ReplyOf<'GET /api/timesheets/:id'>;
export type TimesheetDay = Timesheet['days'][number];
export type Span = TimesheetDay['spans'][number];
export type Minutes = Summary['minutes'];
export type TimesheetSettings = ReplyOf<'GET /api/timesheets/settings'>;

/** Why a timesheet can't be signed or approved yet, what matters most first; null: nothing is in the way. */
export type Blocker = 'forgotten' | 'open' | 'changed' | null;
export function blockerOf({ openDuties, forgottenDuties, isChanged }: Summary): Blocker {
  if (forgottenDuties > 0) return 'forgotten';
  if (openDuties > 0) return 'open';
  return isChanged ? 'changed' : null;
}

/** It is signed, and can be approved. */
export const isReady = (timesheet: Summary, { isOver }: Pick<Timesheets, 'isOver'>): boolean =>
  isOver && timesheet.status === 'submitted' && blockerOf(timesheet) === null;

export const paidOf = ({ regular, overtime, double }: Minutes): number => regular + overtime + double;

/** A break that is long enough for a meal, and of which nobody has said anything; each once, though it may be of two days. */
export const unanswered = ({ days }: Timesheet): readonly (Span & { readonly date: string })[] =>
  days
    .flatMap(({ date, spans }) => spans.map((span) => ({ ...span, date })))
    .filter(
      ({ kind, startedAt }, n, all) =>
        kind === 'unanswered-break' && all.findIndex((other) => other.startedAt === startedAt) === n,
    );
