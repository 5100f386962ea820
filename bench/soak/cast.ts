import { Client } from '#testing/client.ts';

/** Monday, 7:00 in New York. */
export const BEGIN = Date.parse('2026-03-02T12:00:00Z');
export const DATE = '2026-03-02';
export const MINUTE_MS = 60_000;
export const CHILDREN = 60;
export const ROOMS = ['Infant Room', 'Toddler Room', 'Preschool Room', 'Pre-K Room'] as const;
export const PIN = '294716';

export interface FamilyOfCast {
  readonly childId: number;
  readonly guardianId: number;
  readonly marker: string;
  readonly phoneDigits: string;
  readonly cookie: string;
}
/** Of a room. */
export interface Tablet {
  readonly roomId: number;
  readonly cookie: string;
}
/** Who plays the day: child `n` in room `n % 4`. */
export interface Cast {
  readonly origin: string;
  readonly families: readonly FamilyOfCast[];
  readonly tablets: readonly Tablet[];
  /** The Director's cookie. */
  readonly office: string;
  readonly teacherId: number;
}

/** A minute of the day as HH:MM. */
export const timeOf = (minute: number): string =>
  `${String(7 + Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Every call of the day by its answer. */
export class Tally {
  calls = 0;
  readonly refused = new Map<string, number>();

  count(status: number, call: string): void {
    this.calls += 1;
    if (status < 400) return;
    const answer = `${status} ${call.replace(/\?.*/, '').replace(/\d+/g, ':id')}`;
    this.refused.set(answer, (this.refused.get(answer) ?? 0) + 1);
  }
}

/** A browser whose calls are counted. */
export class Player extends Client {
  readonly #tally: Tally;

  constructor(origin: string, tally: Tally, cookie = '') {
    super(origin);
    this.#tally = tally;
    const [name = '', value = ''] = cookie.split('=');
    if (cookie) this.setCookie(name, value);
  }

  override async send<T>(...sent: Parameters<Client['send']>) {
    const answer = await super.send<T>(...sent);
    this.#tally.count(answer.status, `${sent[0]} ${sent[1]}`);
    return answer;
  }
}
