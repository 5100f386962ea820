import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { keepStaffPin } from '#server/domains/kiosk/staff-pin-queries.ts';
import { type ClockWords, type RoomWords, seal } from '#web/portals/kiosk/seal.ts';
import { roomNamed } from './activities.ts';
import { type Answer, Client } from './client.ts';
import type { Sealed } from './kiosk.ts';
import { firstOf, type Scene } from './scene.ts';

export interface KeptInRoom {
  readonly kept: { uuid: string; isRecorded: boolean | null; reason: string | null }[];
  readonly message?: string;
}
export interface Board {
  readonly room: { id: number; name: string };
  readonly children: {
    id: number;
    firstName: string;
    allergies: string;
    photoUrl: string | null;
    lastMeal: { at: string; text: string } | null;
    nap: { id: number } | null;
    report: { writtenBy: string; createdAt: string } | null;
  }[];
  readonly writers: { id: number; firstName: string; hasPin: boolean }[];
}

/** Gives somebody a PIN, by the cheapest hash that verifies. */
export async function giveStaffPin(scene: Scene, staffId: number, pin: string): Promise<void> {
  const pinHash = await hash(pin, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await scene.inCenter((scope) => scope.count(keepStaffPin(staffId, pinHash, scope.now)));
}

/** A tablet of a room: its credential, its clock, and what is logged at it. */
export class ClassroomTablet {
  readonly client: Client;
  readonly #scene: Scene;
  readonly #room: string;
  /** How far its clock is ahead, in milliseconds. */
  readonly ahead: number;
  #key: { publicKey: string; keyId: number } | null = null;
  #sequence = 0;

  constructor(scene: Scene, { room = 'Toddler Room', ahead = 0 } = {}) {
    this.#scene = scene;
    this.#room = room;
    this.ahead = ahead;
    this.client = new Client(scene.larkhouse.origin);
  }

  /** Pairs it, or pairs it anew; gives its id. */
  async pair(): Promise<number> {
    const roomId = await roomNamed(this.#scene, this.#room);
    const director = await this.#scene.as('Director');
    const made = await director.post<{ id: number; code: string }>('/api/kiosks', { name: this.#room, roomId });
    const paired = await this.client.post('/api/kiosk/pair', { code: made.body.code });
    if (paired.status !== 200) throw new Error(`${paired.status} ${paired.text}`);
    return made.body.id;
  }
  board(): Promise<Answer<Board>> {
    return this.client.get('/api/kiosk/room');
  }
  know(staffId: number, pin: string): Promise<Answer<{ ticket: string; seconds: number; message?: string }>> {
    return this.client.post('/api/kiosk/room/writer', { staffId, pin });
  }
  /** The tablet's own clock. */
  clock(moment: Date = this.#scene.larkhouse.clock.now()): string {
    return new Date(moment.getTime() + this.ahead).toISOString();
  }
  /** Seals what is logged at a moment of the world; the tablet has learnt `offset` or (null) has not. */
  async enter(
    words: RoomWords,
    { moment = this.#scene.larkhouse.clock.now(), offset = null as number | null, uuid = randomUUID() as string } = {},
  ): Promise<Sealed> {
    return this.#sealed(words, moment, offset, uuid);
  }
  /** Seals what staff clock at a moment of the world. */
  clocked(words: ClockWords, moment = this.#scene.larkhouse.clock.now()): Promise<Sealed> {
    return this.#sealed(words, moment, null, randomUUID());
  }
  async #sealed(words: RoomWords | ClockWords, moment: Date, offset: number | null, uuid: string): Promise<Sealed> {
    this.#key ??= (await this.client.get<{ publicKey: string; keyId: number }>('/api/kiosk')).body;
    this.#sequence += 1;
    return seal(this.#key, { uuid, sequence: this.#sequence, at: this.clock(moment), offset }, words);
  }
  send(events: readonly Sealed[], unsent = 0): Promise<Answer<KeptInRoom>> {
    return this.client.post('/api/kiosk/room/entries', { sentAt: this.clock(), unsent, events });
  }
  /** Enters and sends at once. */
  async log(words: RoomWords): Promise<KeptInRoom['kept'][number]> {
    const { status, body, text } = await this.send([await this.enter(words)]);
    if (status !== 200) throw new Error(`${status} ${text}`);
    return firstOf(body.kept);
  }
}
