import { addDays } from '#server/kernel/clock/zone.ts';
import { conflict, HttpError, invalid } from '#server/kernel/http-error.ts';

export interface Consent {
  /** Local days, both included. */
  readonly fromOn: string;
  readonly untilOn: string;
  readonly endedAt: Date | null;
}
export interface Agreement extends Pick<Consent, 'fromOn' | 'untilOn'> {
  readonly asNeeded: boolean;
  readonly times: readonly string[];
  readonly consentedOn: string;
}

/** A consent lasts at most a year (Texas §746.3803 and others say so; nobody admits more). */
const LONGEST_DAYS = 366;

/** Refuses an agreement that couldn't be kept: a period that ends before it begins or never, no times, a consent still to come. */
export function checkAgreement(
  { fromOn, untilOn, asNeeded, times, consentedOn }: Agreement,
  today: string,
): HttpError | null {
  const fields = {
    ...(untilOn < fromOn && { untilOn: 'The end cannot be before the start' }),
    ...(untilOn > addDays(fromOn, LONGEST_DAYS) && { untilOn: 'A consent holds for a year at most' }),
    ...(!asNeeded && times.length === 0 && { times: 'Enter at least one time, or choose as needed' }),
    ...(consentedOn > today && { consentedOn: 'The consent cannot be of a day to come' }),
  };
  return Object.keys(fields).length > 0 ? invalid(fields) : null;
}

/** In order, each once. */
export const inOrder = (times: readonly string[]): string[] => [...new Set(times)].sort();

/** Whether it may be given on a day. */
export function stateOn(
  { fromOn, untilOn, endedAt }: Consent,
  date: string,
): 'upcoming' | 'current' | 'past' | 'ended' {
  if (endedAt) return 'ended';
  if (date < fromOn) return 'upcoming';
  return date > untilOn ? 'past' : 'current';
}

/** Refuses a dose without a guardian's consent that holds on its day. */
export function checkConsent(consent: Consent, date: string): HttpError | null {
  const state = stateOn(consent, date);
  if (state === 'ended') return conflict('This medication was ended. It may not be given.');
  if (state === 'current') return null;
  return conflict('The consent for this medicine does not cover this day ({{from}} to {{until}})', {
    from: consent.fromOn,
    until: consent.untilOn,
  });
}

export interface Dose {
  readonly at: Date;
  readonly by: string;
}
/** Until when another dose is sooner than agreed. */
export const tooSoonUntil = ({ at }: Dose, minMinutesBetween: number): Date =>
  new Date(at.getTime() + minMinutesBetween * 60_000);

/**
 * Refuses a dose within the agreed time of another one, before or after it (one may be written up late), until whoever gives
 * it has read the warning and says why.
 * @param others doses the child took, on both sides of this one
 */
export function checkInterval(
  { at, others, minMinutesBetween }: { at: Date; others: readonly Dose[]; minMinutesBetween: number },
  acknowledged: { readonly isRead: boolean; readonly reason: string },
  timeOf: (moment: Date) => string,
): HttpError | null {
  const wait = minMinutesBetween * 60_000;
  const near = others.find((dose) => Math.abs(dose.at.getTime() - at.getTime()) < wait);
  if (!near) return null;
  if (!acknowledged.isRead) {
    return new HttpError(409, 'The last dose was given at {{time}} by {{by}}. The next one is due from {{next}} on.', {
      code: 'dose-too-soon',
      values: { time: timeOf(near.at), by: near.by, next: timeOf(tooSoonUntil(near, minMinutesBetween)) },
    });
  }
  return acknowledged.reason === '' ? invalid({ acknowledgedReason: 'Say why it is given sooner' }) : null;
}

/** The next of a day's times that has no dose yet: doses are counted in their order, refused ones among them. */
export const nextDue = (times: readonly string[], dosesToday: number): string | null => times[dosesToday] ?? null;
