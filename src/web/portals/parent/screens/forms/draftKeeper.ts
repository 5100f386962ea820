import type { Answers } from '#contract/forms-asked.ts';
import type { KeptDraft } from '#web/domains/forms/family-queries.ts';
import { type Problems, problemsIn } from '#web/domains/forms/rules.ts';
import { isUnreachable } from '#web/lib/connection.ts';
import { RequestError } from '#web/lib/errors.ts';
import { mergeAnswers } from './rules.ts';

/** A draft as the server has it. */
export interface ServerDraft {
  readonly answers: Answers;
  readonly version: number;
}
/** What was typed over it, as this device keeps it until the server has it. */
export interface TypedDraft {
  readonly base: ServerDraft;
  readonly typed: Answers;
}
/**
 * Whether the server has what was typed: `kept`, soon or just now (`typed`), not while it cannot be reached (`away`), not before an answer
 * is corrected (`refused`), or never, since nothing can be answered any more (`over`).
 */
export type Progress = 'kept' | 'typed' | 'away' | 'refused' | 'over';

export interface DraftState {
  readonly answers: Answers;
  readonly progress: Progress;
  /** By path: what the server refused. */
  readonly problems: Problems;
  /** By path: what is to be answered still, as the server said last. */
  readonly missing: readonly string[];
  /** What was answered on another device meanwhile, where it differs from what was typed here. */
  readonly elsewhere: Answers | null;
}

interface KeeperInput {
  readonly start: ServerDraft & { readonly missing: readonly string[] };
  /** What this device had not sent yet. */
  readonly found: TypedDraft | undefined;
  send(draft: ServerDraft): Promise<KeptDraft>;
  readNewest(): Promise<ServerDraft>;
  /** Keeps what is typed on this device; undefined: the server has it. */
  keepHere(typed: TypedDraft | undefined): void;
  /** Calls back later; answers how to call it off. */
  later(work: () => void, ms: number): () => void;
}

/** After the last key, in milliseconds. */
const AFTER_TYPING = 1_200;
const AGAIN = 5_000;

/**
 * Keeps a guardian's draft as they type: on this device at once, on the server soon after. One send at a time; what it could not bring there is
 * brought again, and of what somebody wrote elsewhere meanwhile no line is lost.
 */
export function draftKeeper({ start, found, send, readNewest, keepHere, later }: KeeperInput) {
  let base: ServerDraft = start;
  let state: DraftState = {
    answers: start.answers,
    progress: 'kept',
    problems: {},
    missing: start.missing,
    elsewhere: null,
  };
  let sending: Promise<boolean> | null = null;
  /** What was sent and may be there, though no answer came. */
  let lost: Answers | undefined;
  let callOff = () => {};
  let isLeft = false;
  const listeners = new Set<() => void>();

  const set = (change: Partial<DraftState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const isOpen = () => state.progress !== 'kept' && state.progress !== 'over';
  const soon = (ms: number) => {
    callOff();
    if (!isLeft) callOff = later(() => void flush(), ms);
  };
  const take = (newest: ServerDraft, over: ServerDraft, typed: Answers) => {
    const { answers, clashes } = mergeAnswers(over.answers, typed, newest.answers, lost);
    base = newest;
    const theirs = Object.fromEntries(clashes.map((key) => [key, newest.answers[key]]));
    set({ answers, progress: 'typed', ...(clashes.length > 0 && { elsewhere: { ...state.elsewhere, ...theirs } }) });
    keepHere({ base, typed: answers });
  };

  async function trySending(): Promise<boolean> {
    const { answers } = state;
    try {
      const { version, missing } = await send({ answers, version: base.version });
      base = { answers, version };
      lost = undefined;
      const isAll = state.answers === answers;
      set({ missing, problems: {}, progress: isAll ? 'kept' : 'typed' });
      keepHere(isAll ? undefined : { base, typed: state.answers });
      return isAll || trySending();
    } catch (error) {
      return failed(error, answers);
    }
  }

  async function failed(error: unknown, sent: Answers): Promise<boolean> {
    if (error instanceof RequestError && error.status === 412) {
      try {
        take(await readNewest(), base, state.answers);
      } catch (reason) {
        return failed(
          reason instanceof RequestError && reason.status === 412 ? new Error('Still changed') : reason,
          sent,
        );
      }
      return trySending();
    }
    if (error instanceof RequestError && error.status === 422)
      set({ progress: 'refused', problems: problemsIn(error.fields) });
    else if (error instanceof RequestError && !isUnreachable(error) && error.status !== 401) set({ progress: 'over' });
    else {
      lost = sent;
      set({ progress: 'away' });
      soon(AGAIN);
    }
    return false;
  }

  /** Brings to the server what it has not got; answers whether it has everything now. */
  async function flush(): Promise<boolean> {
    callOff();
    if (!isOpen()) return state.progress === 'kept';
    sending ??= trySending().finally(() => {
      sending = null;
    });
    return sending;
  }

  if (found) {
    if (found.base.version === start.version) set({ answers: found.typed, progress: 'typed' });
    else take(start, found.base, found.typed);
    soon(AFTER_TYPING);
  }

  return {
    state: () => state,
    version: () => base.version,
    flush,
    /** Sends it although nothing was typed: what one read becomes one's draft. */
    keep(): Promise<boolean> {
      if (state.progress === 'kept') set({ progress: 'typed' });
      return flush();
    },
    change(key: string, value: unknown): void {
      const { [key]: _, ...others } = state.answers;
      const answers = value === undefined ? others : { ...others, [key]: value };
      const problems = Object.fromEntries(
        Object.entries(state.problems).filter(([path]) => path !== key && !path.startsWith(`${key}.`)),
      );
      set({ answers, problems, progress: state.progress === 'over' ? 'over' : 'typed' });
      keepHere({ base, typed: answers });
      soon(AFTER_TYPING);
    },
    /** Takes what was answered elsewhere in the place of what was typed here. */
    takeElsewhere(): void {
      set({ answers: { ...state.answers, ...state.elsewhere }, elsewhere: null, progress: 'typed' });
      keepHere({ base, typed: state.answers });
      soon(0);
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Nothing is tried again once the form is left; what the server has not got stays on this device. */
    leave(): void {
      isLeft = true;
      callOff();
    },
    resume(): void {
      isLeft = false;
    },
  };
}
