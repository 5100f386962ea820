import type { Nudge } from './live.ts';

/** So long, and so much, is kept of what was told, in milliseconds and nudges of all centers. */
const KEPT_MS = 120_000;
const MOST = 5_000;
/** The clocks of two machines may differ by so much. */
const SKEW_MS = 2_000;

/** What was told lately: a stream that opens hears of what changed between its screen's reads and itself. */
export class Recent {
  readonly #now: () => number;
  readonly #told: { at: number; readonly nudge: Nudge }[] = [];
  /** What the clock said last. */
  #seen = 0;
  /** Of what was told before this, not everything is here. */
  #from = Number.POSITIVE_INFINITY;

  /** @param now by the clock of which screens are told the time of their reads */
  constructor(now: () => Date) {
    this.#now = () => now().getTime();
  }

  note(nudge: Nudge): void {
    const now = this.#look();
    this.#told.push({ at: now, nudge });
    const first = this.#told.findIndex(({ at }, i) => at >= now - KEPT_MS && this.#told.length - i <= MOST);
    for (const { at } of this.#told.splice(0, first)) this.#from = Math.max(this.#from, at + 1);
  }

  /** Whether other processes are heard from now on; what they told before may not have come. */
  heed(isHeard: boolean): void {
    this.#from = isHeard ? this.#look() : Number.POSITIVE_INFINITY;
  }

  /** All that a center was told since; null where some of it may not be here. */
  since(moment: Date, centerId: number): readonly Nudge[] | null {
    const now = this.#look();
    const from = moment.getTime() - SKEW_MS;
    // By a clock that was set back, what came later may look earlier.
    if (from < this.#from || from > now) return null;
    return this.#told.filter(({ at, nudge }) => at >= from && nudge.centerId === centerId).map(({ nudge }) => nudge);
  }

  /** Where the clock was set back, as a demonstration's is once it stands, all that came before counts as of now. */
  #look(): number {
    const now = this.#now();
    if (now < this.#seen) {
      for (const told of this.#told) told.at = Math.min(told.at, now);
      if (Number.isFinite(this.#from)) this.#from = Math.min(this.#from, now);
    }
    this.#seen = now;
    return now;
  }
}
