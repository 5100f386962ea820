import { barredPerson } from '#contract/guardians-pickup.ts';
import { type HttpError, invalid } from '#server/kernel/http-error.ts';

/** What is said of a pickup person. Local dates, both included; null: not narrowed. */
export interface Said {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string | null;
  readonly relationship: string;
  readonly mayDropOff: boolean;
  readonly mayPickUp: boolean;
  /** 1 is Monday. */
  readonly weekdays: readonly number[] | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

/** As it is kept: each day of the week once, in order, and all seven of them as every day. */
export function kept(said: Said): Said {
  const weekdays = said.weekdays && [...new Set(said.weekdays)].sort();
  return { ...said, weekdays: weekdays?.length === 7 ? null : weekdays };
}

/** What is wrong with a pickup person for children with these guardians without the right to pick up, on a local date. */
export function checkPerson(said: Said, barred: readonly { readonly name: string }[], today: string): HttpError | null {
  const { firstName, lastName, weekdays, validFrom, validTo } = said;
  if (barredPerson(`${firstName} ${lastName}`, barred)) {
    return invalid({ lastName: 'This person may not pick up this child. Please speak with the center.' });
  }
  if (!said.mayDropOff && !said.mayPickUp) return invalid({ mayPickUp: 'Choose drop-off, pick-up or both' });
  if (weekdays?.length === 0) return invalid({ weekdays: 'Choose at least one day of the week' });
  if (validFrom !== null && validTo !== null && validTo < validFrom) {
    return invalid({ validTo: 'The last day cannot be before the first one' });
  }
  return validTo !== null && validTo < today ? invalid({ validTo: 'The last day has passed' }) : null;
}
