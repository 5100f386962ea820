import type { LoggedKind } from '#contract/activities-choices.ts';
import { canUndo, UNDO_MINUTES } from '#server/domains/attendance/rules.ts';
import { addDays, momentOf, timeAt } from '#server/kernel/clock/zone.ts';
import { conflict, HttpError, invalid } from '#server/kernel/http-error.ts';
import { withValues } from '#server/kernel/i18n/translate.ts';

/**
 * How often a sleeping child is looked at where the center's rules say nothing: California Title 22 §101429(a)(2)(C) asks
 * it of infants, and nobody asks for more. It is asked here of every nap.
 */
export const SLEEP_CHECK_MINUTES = 15;
/** Of one child two looks are never the same minute's: checks filled in afterwards would be. */
const CHECKS_APART_MS = 60_000;
/** What happened longer ago is told in a report, not logged. */
const DAYS_BACK = 7;

const KINDS_OWN: Readonly<Record<LoggedKind, readonly string[]>> = {
  meal: ['meal', 'amount', 'amounts'],
  bottle: ['quarterOunces', 'contents'],
  nap: ['endTime'],
  diaper: ['diaper'],
  medicine: ['medicationId', 'dose', 'refusedReason', 'acknowledged', 'acknowledgedReason'],
  learning: ['title'],
  outdoor: ['title'],
  note: [],
};
const OWN = new Set(Object.values(KINDS_OWN).flat());
const REQUIRED: Readonly<Record<string, string>> = {
  meal: 'Choose the meal',
  quarterOunces: 'Enter the ounces',
  contents: 'Choose what was in the bottle',
  diaper: 'Choose what was found',
  medicationId: 'Choose the medicine',
  title: 'Enter what you did',
};

export interface Logged {
  readonly kind: LoggedKind;
  readonly childIds: readonly number[];
  readonly notes: string;
  readonly amount?: string | undefined;
  readonly amounts?: readonly { readonly childId: number; readonly amount: string }[] | undefined;
}

/** Refuses what a kind needs and doesn't have, and what is another kind's. */
export function checkKind(input: Logged): HttpError | null {
  const given = new Map(Object.entries(input).filter(([, value]) => value !== undefined && value !== ''));
  const own = KINDS_OWN[input.kind];
  const fields: Record<string, string> = {};
  for (const name of given.keys()) if (OWN.has(name) && !own.includes(name)) fields[name] = 'Unknown field';
  for (const name of own) {
    const lacking = REQUIRED[name];
    if (lacking && !given.has(name)) fields[name] = lacking;
  }
  if (input.kind === 'meal' && unfed(input).length > 0) fields.amount = 'Choose how much was eaten';
  if (input.kind === 'meal' && input.amounts?.some(({ childId }) => !input.childIds.includes(childId))) {
    fields.amounts = 'Choose amounts of the chosen children only';
  }
  if (input.kind === 'note' && input.notes === '') fields.notes = 'Enter the note';
  if (input.kind === 'medicine' && input.childIds.length !== 1)
    fields.childIds = 'Give a medicine to one child at a time';
  return Object.keys(fields).length > 0 ? invalid(fields) : null;
}

const unfed = ({ childIds, amount, amounts = [] }: Logged) =>
  amount ? [] : childIds.filter((id) => !amounts.some(({ childId }) => childId === id));

export interface Clock {
  readonly now: Date;
  /** The center's day. */
  readonly today: string;
  readonly zone: string;
}

/** The moment something is said to have been at: now without a time. Refuses days to come, those long past, and times later than now. */
export function decideMoment(
  { now, today, zone }: Clock,
  date: string,
  time: string | undefined,
  field: 'time' | 'endTime' = 'time',
): Date | HttpError {
  if (date > today) return invalid({ date: 'An activity cannot be recorded for a future date' });
  if (date < addDays(today, -DAYS_BACK)) return invalid({ date: 'Only the last seven days can be recorded' });
  if (!time) return date === today ? now : invalid({ [field]: 'Enter the time' });
  const moment = momentOf(date, time, zone);
  return moment > now ? invalid({ [field]: 'This time is still to come' }) : moment;
}

/** The end of a nap written up with it, or why it can't be; undefined while it lasts. */
export function decideNapEnd(
  clock: Clock,
  { date, start, endTime }: { date: string; start: Date; endTime: string | undefined },
): Date | HttpError | undefined {
  if (!endTime) return date === clock.today ? undefined : invalid({ endTime: 'Enter when the nap ended' });
  const end = decideMoment(clock, date, endTime, 'endTime');
  if (end instanceof HttpError || end >= start) return end;
  return invalid({ endTime: 'A nap cannot end before it began' });
}

export interface Nap {
  readonly date: string;
  readonly at: Date;
  readonly endedAt: Date | null;
}

/** When a nap that lasts, or whose end nobody recorded, is said to have ended. */
export function decideEnd(clock: Clock, nap: Nap, time: string | undefined): Date | HttpError {
  if (nap.endedAt) return conflict('This nap has ended already');
  const end = decideMoment(clock, nap.date, time);
  if (end instanceof HttpError) return end;
  // The minute in which it began has seconds that the time of day has not.
  if (timeAt(end, clock.zone) === timeAt(nap.at, clock.zone) && end < nap.at) return nap.at;
  return end < nap.at ? invalid({ time: 'A nap cannot end before it began' }) : end;
}

/** Refuses to let a nap go on of another day, or one that ended too long ago. */
export function checkResume({ now, today }: Clock, { date, endedAt }: Nap): HttpError | null {
  if (!endedAt) return conflict('This nap has not ended');
  return date === today && canUndo(endedAt, now)
    ? null
    : conflict('It is too late to let this nap go on. Record a new one.');
}

/** Whether a nap goes on; of one of an earlier day only the end was not recorded. */
export const isAsleep = ({ today }: Pick<Clock, 'today'>, { date, endedAt }: Nap): boolean =>
  endedAt === null && date === today;

/** Refuses to look at a child who isn't asleep, or who was looked at in the minute before. */
export function checkLook(
  { now, today }: Clock,
  nap: Nap,
  lastLook: Date | null,
  look: { readonly breathingNormal: boolean; readonly note: string },
): HttpError | null {
  if (!isAsleep({ today }, nap)) return conflict('This child is not asleep');
  if (isJustLookedAt(now, lastLook)) {
    return conflict('This child was checked less than a minute ago');
  }
  return !look.breathingNormal && look.note === '' ? invalid({ note: 'Say what you noticed' }) : null;
}

/** Whether a look at this moment would be the same minute's as the last one. */
export const isJustLookedAt = (now: Date, lastLook: Date | null): boolean =>
  lastLook !== null && now.getTime() - lastLook.getTime() < CHECKS_APART_MS;

export interface LookRules {
  /** How often a sleeping child is looked at. */
  readonly everyMinutes: number;
  /** In rooms of these groups each child by itself; null: in all. */
  readonly singly: readonly string[] | null;
}

/** Whether the rules ask for a look at each child by itself in rooms of a group. */
export const isLookedAtSingly = ({ singly }: LookRules, group: string | null): boolean =>
  singly === null || singly.some((one) => one === group);

/** Refuses one look for children of whom the rules ask for a look each; it names them. */
export function checkSeenTogether(
  naps: readonly { readonly firstName: string; readonly roomGroup: string | null }[],
  rules: LookRules,
): HttpError | null {
  const names = naps.filter(({ roomGroup }) => isLookedAtSingly(rules, roomGroup)).map(({ firstName }) => firstName);
  if (names.length === 0) return null;
  return invalid({ ids: withValues('Check each child separately: {{names}}', { names: names.join(', ') }) });
}

/** When a sleeping child is next to be looked at. */
export const nextLook = (since: Date, lastLook: Date | null, everyMinutes: number): Date =>
  new Date((lastLook ?? since).getTime() + everyMinutes * 60_000);

interface Recorded {
  readonly recordedBy: number | null;
  readonly createdAt: Date;
}
interface Undoer {
  readonly id: number | null;
  /** May correct what others recorded. */
  readonly mayCorrect: boolean;
}

/** Who may take something back: whoever recorded it for as long as a slip is noticed, later who may correct it, saying why. */
export function undoRight({ recordedBy, createdAt }: Recorded, by: Undoer, now: Date): 'free' | 'with-reason' | 'no' {
  if (by.id !== null && recordedBy === by.id && canUndo(createdAt, now)) return 'free';
  return by.mayCorrect ? 'with-reason' : 'no';
}
export const undoUntil = (createdAt: Date): Date => new Date(createdAt.getTime() + UNDO_MINUTES * 60_000);

export function checkUndo(row: Recorded, by: Undoer, now: Date, reason: string): HttpError | null {
  const right = undoRight(row, by, now);
  if (right === 'no') {
    return new HttpError(
      403,
      'Whoever recorded this can undo it within 15 minutes. Later a Lead Teacher or the Director can, with a reason.',
    );
  }
  return right === 'with-reason' && reason === '' ? invalid({ reason: 'Say why this is being removed' }) : null;
}

/** Refuses children who were not there at a time; it names them. */
export const notThere = (names: readonly string[], time: string, field = 'childIds'): HttpError =>
  invalid({ [field]: withValues('Not checked in at {{time}}: {{names}}', { time, names: names.join(', ') }) });
