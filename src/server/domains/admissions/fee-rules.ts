import type { FeeState } from '#contract/admissions-choices.ts';
import type { STAFF_METHODS } from '#contract/billing-payment-methods.ts';
import { conflict, type HttpError, invalid } from '#server/kernel/http-error.ts';

export type Method = (typeof STAFF_METHODS)[number];

/** What is noted of a fee: where it stands, and on which days and how the money came and went. */
export interface Noted {
  readonly state: FeeState;
  readonly paidOn: string | null;
  readonly paidBy: Method | null;
  readonly returnedOn: string | null;
  readonly returnedBy: Method | null;
}

export interface FeeStep {
  readonly state: FeeState;
  /** On which day the money came or went, and how; null: none did. */
  readonly on: string | null;
  readonly method: Method | null;
}

/** What may follow what; the way back takes a note back that was a mistake. */
const NEXT: Readonly<Record<FeeState, readonly FeeState[]>> = {
  asked: ['paid', 'waived'],
  waived: ['asked'],
  paid: ['returned', 'asked'],
  returned: ['paid'],
};
const NO_MONEY = { paidOn: null, paidBy: null, returnedOn: null, returnedBy: null };

/** What stands of a fee after a step, or why it cannot be. `today` is the center's day. */
export function afterStep(before: Noted, step: FeeStep, today: string): Noted | HttpError {
  if (!NEXT[before.state].includes(step.state)) return conflict('This cannot follow what is noted of the fee');
  const comes = before.state === 'asked' && step.state === 'paid';
  const goes = step.state === 'returned';
  if (!comes && !goes) {
    if (step.on !== null || step.method !== null) return invalid({ on: 'Nothing is paid by this: leave the day away' });
    const { paidOn, paidBy } = before;
    return step.state === 'paid' ? { ...NO_MONEY, state: 'paid', paidOn, paidBy } : { ...NO_MONEY, state: step.state };
  }
  const refused = wrongMoney(step, today);
  if (refused) return refused;
  if (comes) return { ...NO_MONEY, state: 'paid', paidOn: step.on, paidBy: step.method };
  if (step.on !== null && before.paidOn !== null && step.on < before.paidOn)
    return invalid({ on: 'This day lies before the one on which the fee was paid' });
  return { ...before, state: 'returned', returnedOn: step.on, returnedBy: step.method };
}

function wrongMoney({ on, method }: FeeStep, today: string): HttpError | null {
  if (on === null) return invalid({ on: 'Say on which day' });
  if (on > today) return invalid({ on: 'The date must not be in the future' });
  return method === null ? invalid({ method: 'Say how it was paid' }) : null;
}
