/** Where 'now' comes from; tests put their own in its place. */
export interface Clock {
  now(): Date;
}
export const systemClock: Clock = { now: () => new Date() };

/** Of a demonstration whose day is over so many seconds are one: it stays a working day for as long as anybody looks. */
const SLOWNESS = 60;

/** The server's clock: the system's, unless all that lives here is a demonstration, which has a time of its own. */
export class ServerClock implements Clock {
  readonly #system: Clock;
  #own: { readonly since: number; readonly from: number; readonly until: number } | null = null;

  constructor(system: Clock) {
    this.#system = system;
  }

  now(): Date {
    const now = this.#system.now();
    if (!this.#own) return now;
    const { since, from, until } = this.#own;
    const time = from + (now.getTime() - since);
    return new Date(time <= until ? time : until + (time - until) / SLOWNESS);
  }

  /** From now on it is `from`, and goes on from there; beyond `until` it all but stands. */
  setTo(from: Date, until: Date): void {
    const since = this.#system.now().getTime();
    this.#own = { since, from: from.getTime(), until: Math.max(from.getTime(), until.getTime()) };
  }
}
