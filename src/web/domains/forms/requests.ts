import { REQUEST_STATES, type RequestState } from '#contract/forms-request-choices.ts';
import type { SentForm } from './library.ts';

/** What a list of sent forms is narrowed to: one state, or all that still waits. */
export type RequestFilter = RequestState | 'open' | 'all';
export const REQUEST_FILTERS: readonly RequestFilter[] = ['open', 'all', ...REQUEST_STATES];

const WAITING: ReadonlySet<RequestState> = new Set(['expired', 'requested', 'begun']);
const fits = (filter: RequestFilter, { state }: Pick<SentForm, 'state'>): boolean =>
  filter === 'all' || (filter === 'open' ? WAITING.has(state) : filter === state);

export const filterIn = (text: string | null): RequestFilter => REQUEST_FILTERS.find((one) => one === text) ?? 'open';

export const countOf = (all: readonly SentForm[], filter: RequestFilter): number =>
  all.filter((one) => fits(filter, one)).length;

/** What fits, in the order in which it wants attention: overdue ones first, those that wait by the day they are due, the rest newest first. */
export function narrowed(all: readonly SentForm[], filter: RequestFilter): readonly SentForm[] {
  const rank = ({ state }: SentForm) => (state === 'expired' ? 0 : WAITING.has(state) ? 1 : 2);
  return all
    .filter((one) => fits(filter, one))
    .toSorted((one, other) => {
      if (rank(one) !== rank(other)) return rank(one) - rank(other);
      return rank(one) < 2 && one.dueOn !== other.dueOn ? (one.dueOn < other.dueOn ? -1 : 1) : other.id - one.id;
    });
}

/** Whether it can still be withdrawn. */
export const canWithdraw = ({ state }: Pick<SentForm, 'state'>): boolean => state !== 'signed' && state !== 'withdrawn';

/** Whether somebody signed, so that there is something to read. */
export const isAnswered = ({ signers, state }: Pick<SentForm, 'signers' | 'state'>): boolean =>
  state === 'signed' || signers.some((signer) => signer.state === 'signed');
