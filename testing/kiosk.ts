import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { ENTRIES_AT_ONCE } from '#contract/kiosk-limits.ts';
import { enrollChild } from '#server/domains/children/commands.ts';
import { addGuardian } from '#server/domains/guardians/commands.ts';
import { keepPin } from '#server/domains/kiosk/pin-queries.ts';
import { digitsOf } from '#server/domains/kiosk/rules.ts';
import { type ClockWords, type Entry, seal } from '#web/portals/kiosk/seal.ts';
import { type Answer, Client } from './client.ts';
import { firstOf, type Scene } from './scene.ts';

export const PIN = '294716';
/** A short scrawl. */
export const SIGNATURE = 'M100 200L180 90L260 210L340 120';

export interface Household {
  readonly guardianId: number;
  readonly childIds: readonly number[];
  readonly phoneDigits: string;
}
export interface AtTheKiosk {
  readonly ticket: string;
  readonly firstName: string;
  readonly children: {
    childId: number;
    firstName: string;
    isHere: boolean;
    roomNow: string | null;
    mayPickUp: boolean;
  }[];
}
export interface Sealed {
  readonly uuid: string;
  readonly sequence: number;
  readonly at: string;
  readonly offset: number | null;
  readonly sealed: string;
}
export interface Kept {
  readonly kept: { uuid: string; isRecorded: boolean | null }[];
  readonly message?: string;
}

let households = 0;
/** A guardian with a phone, a PIN (unless told otherwise) and children of these first names. */
export async function newHousehold(
  scene: Scene,
  names: readonly string[],
  { pin = PIN as string | null } = {},
): Promise<Household> {
  households += 1;
  const mark = `door-${households}`;
  const phoneNumber = `555 010 ${String(1000 + households)}`;
  const made = await scene.inCenter(async (scope) => {
    const childIds: number[] = [];
    for (const firstName of names) {
      const child = await enrollChild(scope, {
        firstName,
        lastName: mark,
        dateOfBirth: '2023-09-01',
        room: 'Toddler Room',
        allergies: '',
        emergencyContact: 'Aunt',
        parentName: mark,
        parentPhone: phoneNumber,
        parentEmail: `${mark}@families.test`,
        parentDriversLicense: 'D',
        relationship: 'parent',
      });
      childIds.push(child.id);
    }
    const person = {
      firstName: 'Ana',
      lastName: mark,
      email: `${mark}@families.test`,
      phoneNumber,
      address: null,
      passwordHash: 'none',
    };
    const guardianId = await addGuardian(
      scope,
      person,
      childIds.map((childId) => ({ childId, relationship: 'mother' })),
    );
    return { guardianId, childIds, phoneDigits: digitsOf(phoneNumber) ?? '' };
  });
  if (pin !== null) await givePin(scene, made.guardianId, pin);
  return made;
}

export async function givePin(scene: Scene, guardianId: number, pin: string): Promise<void> {
  // The cheapest that verifies, as for passwords in tests.
  const pinHash = await hash(pin, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await scene.inCenter((scope) => scope.count(keepPin(guardianId, pinHash, scope.now, false)));
}

/** What a kiosk needs of a scene. */
type OfScene = Pick<Scene, 'as' | 'larkhouse'>;

/** A kiosk: its credential, its clock, and what it enters. */
export class Kiosk {
  readonly client: Client;
  readonly #scene: OfScene;
  #key: { publicKey: string; keyId: number } | null = null;
  #sequence = 0;
  /** How far its clock is ahead, in milliseconds. */
  readonly ahead: number;

  constructor(scene: OfScene, ahead = 0) {
    this.#scene = scene;
    this.ahead = ahead;
    this.client = new Client(scene.larkhouse.origin);
  }

  async pair(name = `Kiosk ${randomUUID().slice(0, 8)}`): Promise<number> {
    const director = await this.#scene.as('Director');
    const made = await director.post<{ id: number; code: string }>('/api/kiosks', { name });
    const paired = await this.client.post('/api/kiosk/pair', { code: made.body.code });
    if (paired.status !== 200) throw new Error(`${paired.status} ${paired.text}`);
    return made.body.id;
  }
  async state() {
    return this.client.get<{ publicKey: string; keyId: number; now: string }>('/api/kiosk');
  }
  identify(phoneDigits: string, pin: string): Promise<Answer<AtTheKiosk & { message?: string }>> {
    return this.client.post('/api/kiosk/identify', { phoneDigits, pin });
  }
  /** The kiosk's own clock. */
  clock(moment: Date = this.#scene.larkhouse.clock.now()): string {
    return new Date(moment.getTime() + this.ahead).toISOString();
  }
  /** Seals an entry made at a moment of the world; the kiosk has learnt `offset` or (null) has not. */
  async enter(
    entry: Partial<Entry>,
    { moment = this.#scene.larkhouse.clock.now(), offset = null as number | null } = {},
  ): Promise<Sealed> {
    return this.#sealed({ ...PLAIN, ...entry }, moment, offset);
  }
  /** Seals what staff clock at a moment of the world. */
  async clocked(words: ClockWords, moment = this.#scene.larkhouse.clock.now()): Promise<Sealed> {
    return this.#sealed(words, moment, null);
  }
  async #sealed(words: Entry | ClockWords, moment: Date, offset: number | null): Promise<Sealed> {
    this.#key ??= (await this.state()).body;
    this.#sequence += 1;
    const outside = { uuid: randomUUID(), sequence: this.#sequence, at: this.clock(moment), offset };
    return seal(this.#key, outside, words);
  }
  send(events: readonly Sealed[], unsent = 0): Promise<Answer<Kept>> {
    return this.client.post('/api/kiosk/entries', { sentAt: this.clock(), unsent, events });
  }
  /** Enters and sends at once. */
  async record(entry: Partial<Entry>): Promise<Kept['kept'][number]> {
    const { status, body, text } = await this.send([await this.enter(entry)]);
    if (status !== 200) throw new Error(`${status} ${text}`);
    return firstOf(body.kept);
  }
}

const PLAIN: Entry = {
  direction: 'in',
  whole: true,
  childIds: [],
  names: [],
  signedName: 'Ana Door',
  signature: SIGNATURE,
  health: null,
  healthNote: null,
};

/** What waited on a tablet, in pieces as it is sent: out of order, some twice, the newest of each first. */
export function outOfOrder(entries: readonly Sealed[], below: (most: number) => number): Sealed[][] {
  const pieces: Sealed[][] = [];
  for (let i = 0; i < entries.length; i += ENTRIES_AT_ONCE) pieces.push(entries.slice(i, i + ENTRIES_AT_ONCE));
  return [...pieces, ...pieces.slice(0, Math.ceil(pieces.length / 2))]
    .map((piece) => ({ piece: piece.toReversed(), key: below(1_000_000) }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ piece }) => piece);
}
