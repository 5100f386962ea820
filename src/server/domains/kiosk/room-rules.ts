import type { Capability } from '#contract/kernel/access.ts';
import type { RoomEntryKind, RoomReason, RoomWords } from '#contract/kiosk-room.ts';
import { checkKind } from '#server/domains/activities/rules.ts';
import type { HttpError } from '#server/kernel/http-error.ts';

/** What anybody may do at a classroom tablet, if they may do it at all: the rights of a tablet and of a person count together. */
const OF_TABLETS: readonly Capability[] = ['activities.record', 'attendance.record', 'daily-reports'];
/** So long after their PIN a tap on their photo says who logs. */
export const WRITER_SECONDS = 60;
/** A tablet's clock is compared with the server's over a network, and read to the second at best. */
const CLOCK_MS = 5_000;
const AHEAD_MS = 60_000;
/** What happened longer ago is told in a report, not logged. */
const OLD_MS = 7 * 86_400_000;

export const bothMay = (own: readonly string[]): ReadonlySet<string> =>
  new Set(OF_TABLETS.filter((one) => own.includes(one)));

/** Whether something logged at `at` was logged in the minute of a PIN given at `given`: it may be sent much later. */
export const isWithinMinute = (given: Date, at: Date): boolean => {
  const after = at.getTime() - given.getTime();
  return after >= -CLOCK_MS && after <= WRITER_SECONDS * 1000 + CLOCK_MS;
};

export function checkLoggedAt(at: Date, receivedAt: Date): 'future' | 'too-old' | null {
  const age = receivedAt.getTime() - at.getTime();
  if (Number.isNaN(age) || age < -AHEAD_MS) return 'future';
  return age > OLD_MS ? 'too-old' : null;
}

/** What an entry says, without what proves who says so. */
export type Said = Pick<RoomWords, 'log' | 'wake' | 'report' | 'rollCall'>;

/** What is kept of what a tablet sealed: not what proves who says so. */
export const saidIn = ({ ticket: _ticket, staffId: _staffId, pin: _pin, ...said }: RoomWords): Said => said;

/** What it is that is said. */
export function kindOf({ log, wake, report, rollCall }: Said): RoomEntryKind {
  if (wake) return 'wake';
  if (report) return 'report';
  return rollCall ? 'roll-call' : (log?.kind ?? null);
}

/** Who may say it. */
export function neededFor({ report, rollCall }: Said): Capability {
  if (report) return 'daily-reports';
  return rollCall ? 'attendance.record' : 'activities.record';
}

/** Whether it says one thing that can be said at a tablet. */
export function isSaid({ log, wake, report, rollCall }: Said): boolean {
  if ([log, wake, report, rollCall].filter((one) => one !== undefined).length !== 1) return false;
  if (wake) return (wake.napId === null) !== (wake.batch === null);
  if (rollCall) return isOnceEach([...rollCall.found, ...rollCall.missing]);
  return report !== undefined || (log !== undefined && isLogged(log));
}
const isOnceEach = (ids: readonly number[]) => new Set(ids).size === ids.length;
const isLogged = (log: NonNullable<Said['log']>) =>
  checkKind(log) === null && !(log.kind === 'nap' && log.childIds.length !== 1);

/** Whom it is about. */
export function childrenOf({ log, wake, report, rollCall }: Said): number[] {
  const one = wake ?? report;
  if (one) return [one.childId];
  return rollCall ? [...rollCall.found, ...rollCall.missing] : [...new Set(log?.childIds ?? [])];
}

/** Nothing that may still come makes these right. */
const FINAL: ReadonlySet<RoomReason> = new Set([
  'gone',
  'not-allowed',
  'another-room',
  'allergen',
  'same-nap',
  'awake',
]);
export const isFinal = (reason: RoomReason): boolean => FINAL.has(reason);

/** The reason for which the log refused what was said. */
export function reasonOf({ status, code }: HttpError, { wake }: Said): RoomReason {
  if (code === 'allergen-named') return 'allergen';
  if (status === 403) return 'not-allowed';
  if (status === 404 && wake) return 'no-nap';
  if (status === 409) return wake ? 'awake' : 'asleep';
  return 'not-here';
}
