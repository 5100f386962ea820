import { randomUUID } from 'node:crypto';
import { type Entry, seal } from '#web/portals/kiosk/seal.ts';
import { BEGIN, MINUTE_MS, PIN, type Player } from './cast.ts';

/** The tablet at the door, at which a guardian enters their PIN and signs. */
export class Kiosk {
  readonly #device: Player;
  #key = { publicKey: '', keyId: 0 };
  #sequence = 0;

  constructor(device: Player) {
    this.#device = device;
  }

  async pair(office: Player): Promise<void> {
    const { body } = await office.post<{ code: string }>('/api/kiosks', { name: 'Front door' });
    await this.#device.post('/api/kiosk/pair', { code: body.code });
    this.#key = (await this.#device.get<{ publicKey: string; keyId: number }>('/api/kiosk')).body;
  }

  async pass(phoneDigits: string, direction: 'in' | 'out', minute: number): Promise<void> {
    const known = await this.#device.post<{ ticket: string }>('/api/kiosk/identify', { phoneDigits, pin: PIN });
    const at = new Date(BEGIN + minute * MINUTE_MS).toISOString();
    this.#sequence += 1;
    const outside = { uuid: randomUUID(), sequence: this.#sequence, at, offset: 0 };
    const entry: Entry = {
      ...{ ticket: known.body.ticket, direction, whole: true, childIds: [], names: [], health: null, healthNote: null },
      ...{ signedName: 'Guardian', signature: 'M100 200L180 90L260 210L340 120' },
    };
    const events = [await seal(this.#key, outside, entry)];
    await this.#device.post('/api/kiosk/entries', { sentAt: at, unsent: 0, events });
  }
}
