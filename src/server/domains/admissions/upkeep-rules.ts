import { CONFIRM_DAYS } from '#contract/admissions-choices.ts';
import { addDays, dayAt, momentOf } from '#server/kernel/clock/zone.ts';

/** Since when a family that waits is known to want its place, and when it was asked since; the center's days. */
export interface Confirmed {
  readonly confirmedOn: string;
  readonly askedOn: string | null;
  readonly askedAgainOn: string | null;
}

export type UpkeepStep = 'ask' | 'ask-again' | 'pause';

/**
 * What is to be done about a family that waits (admissions-17): ask after 90 days, ask again 15 days later, and pause it 30 days after
 * the first mail, never sooner than 15 days after the second one, however late that went out.
 */
export function upkeepStep({ confirmedOn, askedOn, askedAgainOn }: Confirmed, today: string): UpkeepStep | null {
  if (askedOn === null) return today >= addDays(confirmedOn, CONFIRM_DAYS.every) ? 'ask' : null;
  if (askedAgainOn === null) return today >= addDays(askedOn, CONFIRM_DAYS.again) ? 'ask-again' : null;
  return today >= answerUntil({ askedOn, askedAgainOn }) ? 'pause' : null;
}

/** The day on which a family is paused that does not answer. */
export function answerUntil({
  askedOn,
  askedAgainOn,
}: {
  readonly askedOn: string;
  readonly askedAgainOn: string | null;
}): string {
  const [first, second] = [
    addDays(askedOn, CONFIRM_DAYS.pause),
    addDays(askedAgainOn ?? askedOn, CONFIRM_DAYS.pause - CONFIRM_DAYS.again),
  ];
  return first > second ? first : second;
}

/** Whether a family without an e-mail is to be called. */
export const isToCall = (confirmedOn: string, today: string): boolean =>
  today >= addDays(confirmedOn, CONFIRM_DAYS.every);

/** The moments before which something must have been for a step to be due; a day too many does no harm. */
export function askedBefore(now: Date, zone: string): { readonly confirmed: Date; readonly asked: Date } {
  const before = (days: number) => momentOf(addDays(dayAt(now, zone), 1 - days), '00:00', zone);
  return { confirmed: before(CONFIRM_DAYS.every), asked: before(CONFIRM_DAYS.again) };
}
