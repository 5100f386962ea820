import type { SessionOpening } from '#server/db/open-scope.ts';
import type { Input } from '#server/http/input.ts';
import { Turns } from './turns.ts';

/** A piece of heavy work, as it is told to whoever does it: the answer to a call, or a job. */
export type Asked = { readonly centerId: number } & (
  | { readonly route: string; readonly input: Input; readonly opening: SessionOpening }
  | { readonly task: string; readonly input: unknown; readonly attempt: number }
);
/** What of a center may be at work at one time, and of all; more waits. */
const LIMITS = { inAll: 4, ofCenter: 2, waiting: 20 };

/** Does heavy work away from the door, some of each center at a time (docs/decisions/0061-heavy-work.md). */
export interface Work {
  /**
   * Has a piece of work done when it is its center's turn. Refuses with 429 where too much of the center waits.
   * @param here does it in this process
   * @param signal while it waits, it gives its place up; a job is told to end
   */
  do<Result>(asked: Asked, here: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
  close(): void;
}

/** Does a piece of work whose turn it is; `here` is how this process would. */
export type Doer = <Result>(asked: Asked, here: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

/** @param doer how it is done; without one, in this process */
export function openWork(doer: Doer = (_, here) => here(), close: () => void = () => undefined): Work {
  const turns = new Turns(LIMITS);
  return {
    do: (asked, here, signal) => turns.take(asked.centerId, () => doer(asked, here, signal), signal),
    close,
  };
}
