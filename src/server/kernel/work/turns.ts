import { HttpError } from '../http-error.ts';

/** How much may run at one time. */
interface Limits {
  readonly inAll: number;
  /** Of one center. */
  readonly ofCenter: number;
  /** How much of one center may wait. */
  readonly waiting: number;
}
interface Waiting {
  readonly centerId: number;
  readonly begin: () => void;
}

/** Lets only so much run at one time; the rest waits for its turn: of one center in order, and before a center that has more at work. */
export class Turns {
  readonly #limits: Limits;
  readonly #running = new Map<number, number>();
  readonly #waiting: Waiting[] = [];

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * Does `work` when it is this center's turn. Refuses with 429 where too much of the center waits already.
   * @param signal gives its place up while it waits
   */
  async take<T>(centerId: number, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.#turn(centerId, signal);
    try {
      return await work();
    } finally {
      this.#running.set(centerId, this.#of(centerId) - 1);
      if (this.#of(centerId) === 0) this.#running.delete(centerId);
      this.#next();
    }
  }

  #of(centerId: number): number {
    return this.#running.get(centerId) ?? 0;
  }

  #turn(centerId: number, signal: AbortSignal | undefined): Promise<void> {
    const own = this.#waiting.filter((one) => one.centerId === centerId).length;
    if (own >= this.#limits.waiting) throw tooMuch();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const one = { centerId, begin: resolve };
    this.#waiting.push(one);
    const leave = () => {
      const place = this.#waiting.indexOf(one);
      if (place < 0) return;
      this.#waiting.splice(place, 1);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', leave, { once: true });
    if (signal?.aborted) leave();
    this.#next();
    return promise.finally(() => signal?.removeEventListener('abort', leave));
  }

  /** Begins what may begin. */
  #next(): void {
    const { inAll, ofCenter } = this.#limits;
    for (;;) {
      const running = [...this.#running.values()].reduce((sum, own) => sum + own, 0);
      const fewest = this.#waiting
        .filter((one) => running < inAll && this.#of(one.centerId) < ofCenter)
        .reduce<Waiting | null>(
          (best, one) => (best && this.#of(best.centerId) <= this.#of(one.centerId) ? best : one),
          null,
        );
      if (!fewest) return;
      this.#waiting.splice(this.#waiting.indexOf(fewest), 1);
      this.#running.set(fewest.centerId, this.#of(fewest.centerId) + 1);
      fewest.begin();
    }
  }
}

const tooMuch = () =>
  new HttpError(429, 'Larkhouse is making many files for your center already. Please try again in a minute.', {
    retryAfterSeconds: 60,
  });
