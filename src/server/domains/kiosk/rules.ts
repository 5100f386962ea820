import { barredPerson } from '#contract/guardians-pickup.ts';
import type { KioskReason } from '#contract/kiosk.ts';
import { PIN_LETTER_HOURS } from '#contract/kiosk-limits.ts';
import { isPickupDay } from '#contract/pickup-people-days.ts';
import type { Direction } from './rules-day.ts';

export const PAIRING_MS = 15 * 60_000;
export const PIN_CODE_MS = 30 * 60_000;
/** On paper, handed out at pickup (decision 48). */
export const PIN_LETTER_MS = PIN_LETTER_HOURS * 3_600_000;
export const TICKET_MS = 5 * 60_000;
/** A QR code is shown for half a minute, and good for as long again. */
export const QR_SECONDS = 30;
export const QR_MS = 2 * QR_SECONDS * 1000;
/** Failures at a kiosk before the first delay, by the phone digits they are about, and by the kiosk (decision 42). */
export const PIN_LIMITS = { digits: 5, kiosk: 20 } as const;
export const CODE_LIMITS = { kiosk: 10, pairingAddress: 20 } as const;

/** A kiosk's clock is read to the second at best; what lies further ahead than this cannot be. */
const AHEAD_MS = 60_000;
/** What waited for longer is for people to judge. */
const OLD_MS = 31 * 86_400_000;

/** When an entry was made: the kiosk's clock with what it learnt from the server, else with what its clock is off now. */
export function correctedAt(
  entry: { readonly at: Date; readonly offset: number | null },
  sent: { readonly sentAt: Date; readonly receivedAt: Date },
): { readonly at: Date; readonly offset: number } {
  const offset = entry.offset ?? sent.receivedAt.getTime() - sent.sentAt.getTime();
  return { at: new Date(entry.at.getTime() + offset), offset };
}

export function checkMoment(at: Date, receivedAt: Date): KioskReason | null {
  const age = receivedAt.getTime() - at.getTime();
  if (Number.isNaN(age) || age < -AHEAD_MS) return 'future';
  return age > OLD_MS ? 'too-old' : null;
}

/** Whose PIN, ticket or entry it is: one of the two. */
export type Caller =
  | { readonly guardianId: number; readonly pickupPersonId: null }
  | { readonly guardianId: null; readonly pickupPersonId: number };

/** The right of a guardian or a pickup person over a child, as it was and is. */
export interface Right {
  readonly childId: number;
  readonly firstName: string;
  readonly mayDropOff: boolean;
  readonly mayPickUp: boolean;
  /** When a pickup person may come; nothing narrows a guardian's right. */
  readonly weekdays: readonly number[] | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  /** A pickup person's own name, and those who may not pick this child up. */
  readonly name: string | null;
  readonly barred: readonly string[];
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly isRemoved: boolean;
}
/** Which children an entry is about: all of the guardian's, those chosen on the screen, or those whose names were typed. */
export interface Chosen {
  readonly whole: boolean;
  readonly childIds: readonly number[];
  readonly names: readonly string[];
}
export interface Part {
  readonly childId: number | null;
  readonly typedName: string | null;
  /** Why it can't be recorded at all; null: the child's day decides. */
  readonly refused: KioskReason | null;
}

type Allowed = Pick<Right, 'mayDropOff' | 'mayPickUp' | 'weekdays' | 'validFrom' | 'validTo' | 'name' | 'barred'>;

/** Whether a right lets its holder collect the child: nobody of the name of a guardian who may not. */
export const maySignOut = ({ mayPickUp, name, barred }: Allowed): boolean =>
  mayPickUp &&
  (name === null ||
    !barredPerson(
      name,
      barred.map((of) => ({ name: of })),
    ));

/** Why a right does not let its holder sign a child in or out on a local date; null: it does. */
function forbidden(right: Allowed, direction: Direction, date: string): KioskReason | null {
  if (!isPickupDay(right, date)) return 'other-days';
  if (direction === 'in') return right.mayDropOff ? null : 'no-drop-off-right';
  return maySignOut(right) ? null : 'no-pickup-right';
}

/** When an entry was made, and on which local date of the center's that was. */
export interface Moment {
  readonly at: Date;
  readonly date: string;
}

/** The children an entry is about, each with what forbids it. A right counts that held at that moment. */
export function partsOf(rights: readonly Right[], chosen: Chosen, direction: Direction, { at, date }: Moment): Part[] {
  const held = rights.filter(({ startedAt, endedAt }) => startedAt <= at && (endedAt === null || endedAt > at));
  const own = (right: Right): Part => ({
    childId: right.childId,
    typedName: null,
    refused: right.isRemoved ? 'not-enrolled' : forbidden(right, direction, date),
  });
  if (chosen.whole) return held.filter(({ isRemoved }) => !isRemoved).map(own);
  const known = (childId: number) => rights.find((right) => right.childId === childId);
  const byId = chosen.childIds.map((childId): Part => {
    const right = held.find((one) => one.childId === childId);
    if (right) return own(right);
    // A right that has ended: the child is told, as it may be gone.
    return { childId: known(childId)?.childId ?? null, typedName: '–', refused: 'unknown-child' };
  });
  const byName = chosen.names.map((name): Part => {
    const right = held.find(({ firstName }) => nameKey(firstName) === nameKey(name));
    return right ? own(right) : { childId: null, typedName: name, refused: 'unknown-child' };
  });
  const parts = [...byId, ...byName];
  return parts.filter(
    ({ childId }, index) => childId === null || parts.findIndex((part) => part.childId === childId) === index,
  );
}

/** Names as they are compared: accents and capitals are typed or not. */
export const nameKey = (name: string): string =>
  name.trim().normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').toLowerCase();

/** The digits by which a guardian is told from others: the last four of their phone number. */
export function digitsOf(phoneNumber: string | null): string | null {
  const digits = (phoneNumber ?? '').replace(/\D/g, '');
  return digits.length < 4 ? null : digits.slice(-4);
}

/** PINs that are tried first: one digit or a few repeated, a run, the phone's digits where it goes with a phone. */
export function isWeakPin(pin: string, phoneDigits: string | null): boolean {
  const digits = [...pin].map(Number);
  const steps = digits.slice(1).map((digit, index) => (digit - (digits[index] ?? 0) + 10) % 10);
  const isRun = steps.every((step) => step === steps[0]);
  const isRepeated = [2, 3].some((few) => pin.length > few && pin.slice(0, few).repeat(pin.length / few) === pin);
  return isRun || isRepeated || (phoneDigits !== null && pin.includes(phoneDigits));
}
