/**
 * Does each person's work one after the other, in the order they asked for it. Whatever somebody sends at once, one piece of
 * it at a time waits for the processor, so that the queue there is fair between people.
 */
export class OneAtATime {
  readonly #people = new Map<string, { last: Promise<unknown>; count: number }>();
  readonly #most: number;

  /** @param most pieces of one person that may be under way or wait */
  constructor(most: number) {
    this.#most = most;
  }

  /** Counts a piece of work while `begin` prepares it. Null: as many as may be are under way. */
  take<T>(person: string, begin: () => Promise<T>): Promise<T> | null {
    const own = this.#people.get(person) ?? { last: Promise.resolve(), count: 0 };
    if (own.count >= this.#most) return null;
    own.count += 1;
    this.#people.set(person, own);
    return begin().finally(() => {
      own.count -= 1;
      if (own.count === 0) this.#people.delete(person);
    });
  }

  /** Does the work when all earlier of the person is done; for use within `take`. */
  inTurn<T>(person: string, work: () => Promise<T>): Promise<T> {
    const own = this.#people.get(person);
    const outcome = (own?.last ?? Promise.resolve()).then(work);
    if (own) own.last = outcome.catch(() => undefined);
    return outcome;
  }
}
