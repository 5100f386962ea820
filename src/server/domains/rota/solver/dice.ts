/** Numbers that look random and are the same each time (mulberry32). */
export class Dice {
  #state: number;
  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A whole number from 0 on, below a limit. */
  below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit);
  }

  /** So many of a list, in any order. */
  some<One>(all: readonly One[], count: number): One[] {
    const rest = [...all];
    return Array.from({ length: Math.min(count, all.length) }, () => rest.splice(this.below(rest.length), 1)).flat();
  }
}
