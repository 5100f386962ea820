import { codeHash } from '#server/domains/kiosk/codes.ts';
import { addKiosk, kioskState } from '#server/domains/kiosk/kiosks.ts';
import { noteUnsentOf, pairKiosk } from '#server/domains/kiosk/queries.ts';
import { receive } from '#server/domains/kiosk/receive.ts';
import { giveTicket } from '#server/domains/kiosk/tickets.ts';
import type { DeviceActor } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { hashToken, newToken } from '#server/kernel/secrets/vault.ts';
import type { Server } from '#server/server.ts';
import { seal } from '#web/portals/kiosk/seal.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import { Chance } from '../chance.ts';
import type { Child } from '../people/households.ts';
import { DIRECTOR } from '../people/staff.ts';
import { type Minutes, timeOf } from '../time.ts';
import type { Deed } from '../timeline.ts';
import { hasPin } from './pins.ts';

const NAME = 'Front door';
/** For how many open days the kiosk has hung at the entrance. */
const HANGS_DAYS = 10;

/** The tablet at the front door, at which the families who chose a PIN sign for themselves. */
export class FrontKiosk {
  readonly #server: Server;
  #actor: DeviceActor | null = null;
  #key: { publicKey: string; keyId: number } | null = null;
  #token: Buffer = Buffer.alloc(0);
  #entries = 0;

  constructor(server: Server) {
    this.#server = server;
  }

  /** Paired one morning, and seen to this minute. */
  hung(calendar: Calendar, cast: Cast): Deed[] {
    const at = calendar.moment(calendar.dayBack(HANGS_DAYS, '06:55'), '06:55');
    const pair: Deed = {
      at,
      by: () => cast.staff(DIRECTOR),
      act: async (scope) => {
        const { id, code } = await addKiosk(scope, NAME);
        this.#token = hashToken(newToken());
        await scope.one(pairKiosk(codeHash(code), this.#token, at));
        this.#actor = { kind: 'device', id, name: NAME, room: null };
        const device = scope.as(this.#actor);
        audit(device, { action: 'pair kiosk', entity: 'kiosk', ids: [id] });
        this.#key = await kioskState(this.#server, device, undefined);
      },
    };
    const seen: Deed = { at: calendar.now, act: (scope) => scope.one(noteUnsentOf(this.#token, 0, calendar.now)) };
    return [pair, seen];
  }

  /** A guardian signs a child in or out; null where they do so by word of mouth, as most still do. */
  signed(calendar: Calendar, cast: Cast, child: Child, move: Move): Deed | null {
    const [guardian] = child.household.guardians;
    if (!guardian || !hasPin(child.household) || !move.who.startsWith(guardian.key)) return null;
    const at = calendar.moment(move.date, timeOf(move.time));
    // With the time: a child who leaves for an appointment is signed in twice a day, and an entry of one name counts once.
    const chance = new Chance('signature', guardian.key, child.key, move.date, move.direction, move.time);
    return {
      at,
      by: () => this.#device,
      act: async (scope) => {
        if (!this.#key) throw new Error('The tablet is not paired yet');
        const { center } = await scope.opened;
        const guardianId = cast.guardian(guardian.key).id;
        this.#entries += 1;
        const outside = { uuid: chance.uuid(), sequence: this.#entries, at: at.toISOString(), offset: 0 };
        const entry = await seal(this.#key, outside, {
          ticket: giveTicket(this.#server.vault, center.id, {
            who: { guardianId, pickupPersonId: null },
            method: 'pin',
            at,
          }),
          direction: move.direction,
          whole: false,
          childIds: [cast.child(child.key)],
          names: [],
          signedName: guardian.key,
          signature: scrawl(new Chance('hand', guardian.key)),
          health: null,
          healthNote: null,
        });
        await receive(this.#server, (work) => work(scope), { sentAt: outside.at, unsent: 0, events: [entry] });
      },
    };
  }

  get #device(): DeviceActor {
    if (!this.#actor) throw new Error('The tablet is not paired yet');
    return this.#actor;
  }
}

interface Move {
  readonly date: string;
  readonly time: Minutes;
  readonly direction: 'in' | 'out';
  /** As the day tells it: who comes to the door. */
  readonly who: string;
}

/** A signature as a finger draws it: loops to the right, in a box of 1000 × 300. */
function scrawl(chance: Chance): string {
  const points = Array.from({ length: chance.between(9, 15) }, (_, turn) => {
    const y = turn % 2 === 0 ? chance.between(170, 240) : chance.between(50, 130);
    return `${110 + turn * 52 + chance.between(-14, 14)} ${y}`;
  });
  return `M${points[0]}L${points.slice(1).join('L')}`;
}
