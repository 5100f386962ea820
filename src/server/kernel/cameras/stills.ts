import { type CameraProblem, problemOf } from './failure.ts';

type Outcome = { readonly picture: Buffer } | { readonly problem: CameraProblem };
interface Kept {
  readonly version: number;
  readonly outcome: Promise<Outcome>;
}

const KEEP_MS = 30_000;
/** A camera that failed is asked again after this time; one that refused a password later, because cameras lock accounts. */
const FAILED_MS = 10_000;
const REFUSED_MS = 60_000;
const AT_ONCE = 2;

/** Stills for cards: kept for 30 s, made once for all who ask meanwhile, and two at a time. */
export class Stills {
  readonly #kept = new Map<string, Kept>();
  readonly #queue: (() => void)[] = [];
  #busy = 0;

  /** The camera's still, made by `take` unless a fresh one is there. `version` tells a camera that was changed. */
  async of(key: string, version: number, take: () => Promise<Buffer>): Promise<Outcome> {
    const kept = this.#kept.get(key);
    if (kept?.version === version) return kept.outcome;
    const mine: Kept = { version, outcome: this.#make(take) };
    this.#kept.set(key, mine);
    const outcome = await mine.outcome;
    const ms = 'picture' in outcome ? KEEP_MS : outcome.problem === 'wrong-password' ? REFUSED_MS : FAILED_MS;
    setTimeout(() => this.#forget(key, mine), ms).unref();
    return outcome;
  }

  forget(key: string): void {
    this.#kept.delete(key);
  }

  #forget(key: string, kept: Kept): void {
    if (this.#kept.get(key) === kept) this.#kept.delete(key);
  }

  async #make(take: () => Promise<Buffer>): Promise<Outcome> {
    if (this.#busy >= AT_ONCE) await new Promise<void>((resolve) => this.#queue.push(resolve));
    this.#busy += 1;
    try {
      return { picture: await take() };
    } catch (error) {
      return { problem: problemOf(error) };
    } finally {
      this.#busy -= 1;
      this.#queue.shift()?.();
    }
  }
}
