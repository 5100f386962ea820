import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { inCenter } from '#server/db/open-scope.ts';
import { keepPin } from '#server/domains/kiosk/pin-queries.ts';
import { keepStaffPin } from '#server/domains/kiosk/staff-pin-queries.ts';
import type { Client } from '#testing/client.ts';
import { PIN, SIGNATURE } from '#testing/kiosk.ts';
import { pairedKiosk, pairedTablet, type Stage } from '#testing/matrix/actors.ts';
import * as fresh from '#testing/matrix/fresh.ts';
import * as freshCare from '#testing/matrix/fresh-care.ts';
import * as freshDevices from '#testing/matrix/fresh-devices.ts';
import { type ClockWords, type RoomWords, seal } from '#web/portals/kiosk/seal.ts';
import { type Acts, asGuardian, asMember, by, done, stranger } from '../act.ts';

/** How many guardians have come to a kiosk: by it each has last digits of a phone that nobody else has. */
let arrived = 0;

/** A guardian of a child, with a phone and a PIN. */
async function atTheKiosk(stage: Stage) {
  const { childId, guardianId } = await fresh.family(stage);
  arrived++;
  const phoneDigits = String(7000 + arrived);
  const pinHash = await hash(PIN, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await inCenter(stage.larkhouse.server, stage.here, async (scope) => {
    await scope.count(sql`update guardian set phone_number = ${`555 010 ${phoneDigits}`} where id = ${guardianId}`);
    await scope.count(keepPin(guardianId, pinHash, scope.now, false));
  });
  return { childId, guardianId, phoneDigits };
}

/** A kiosk of its own, paired a moment ago. */
const kiosk = async (stage: Stage): Promise<Client> =>
  pairedKiosk(stage.larkhouse.origin, await stage.clientOf('Director'));

/** What a guardian signs at a kiosk for their child, sealed as the kiosk does. */
async function entry(stage: Stage, client: Client, direction: 'in' | 'out', more: object = {}) {
  const { childId, phoneDigits } = await atTheKiosk(stage);
  const { ticket } = await done<{ ticket: string }>(client.post('/api/kiosk/identify', { phoneDigits, pin: PIN }));
  const key = await done<{ publicKey: string; keyId: number }>(client.get('/api/kiosk'));
  const now = stage.larkhouse.clock.now().toISOString();
  const signed = {
    direction,
    whole: true,
    childIds: [childId],
    names: [],
    signedName: 'Ana Door',
    signature: SIGNATURE,
  };
  const outside = { uuid: randomUUID(), sequence: 1, at: now, offset: 0 };
  const event = await seal(key, outside, { ...signed, health: null, healthNote: null, ticket, ...more });
  return { childId, body: { sentAt: now, unsent: 0, events: [event] } };
}

/** A guardian who scanned the code that a kiosk shows. */
async function scanned(stage: Stage) {
  const { guardianId } = await atTheKiosk(stage);
  const { address } = await done<{ address: string }>((await kiosk(stage)).post('/api/kiosk/codes'));
  const code = new URL(address).searchParams.get('code') ?? '';
  return { client: await asGuardian(stage, guardianId), params: { code } };
}

/** A tablet of the Toddler Room, at which a Nurse gave their PIN, and a child who is there. */
async function atTheTablet(stage: Stage) {
  const staffId = stage.here.staff.Nurse;
  const pinHash = await hash(PIN, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await inCenter(stage.larkhouse.server, stage.here, (scope) => scope.count(keepStaffPin(staffId, pinHash, scope.now)));
  const client = await pairedTablet(stage.larkhouse.origin, await stage.clientOf('Director'));
  return { client, staffId };
}

/** What is logged at a tablet of a room, sealed as the tablet does. */
async function loggedAtTablet(stage: Stage, words: (childId: number) => Partial<RoomWords>) {
  const { client, staffId } = await atTheTablet(stage);
  const { childIds } = (await freshCare.activity(stage)).body;
  const ticketOf = client.post('/api/kiosk/room/writer', { staffId, pin: PIN });
  const { ticket } = await done<{ ticket: string }>(ticketOf);
  const key = await done<{ publicKey: string; keyId: number }>(client.get('/api/kiosk'));
  const now = stage.larkhouse.clock.now().toISOString();
  const outside = { uuid: randomUUID(), sequence: 1, at: now, offset: 0 };
  const event = await seal(key, outside, { ticket, ...words(childIds[0] ?? 0) });
  return { client, body: { sentAt: now, unsent: 0, events: [event] } };
}

/** What staff clock at a tablet, sealed as the tablet does. */
async function clockedAt(stage: Stage, client: Client, words: ClockWords) {
  const key = await done<{ publicKey: string; keyId: number }>(client.get('/api/kiosk'));
  const now = stage.larkhouse.clock.now().toISOString();
  const event = await seal(key, { uuid: randomUUID(), sequence: 1, at: now, offset: 0 }, words);
  return { client, body: { sentAt: now, unsent: 0, events: [event] } };
}

/** A member of staff at the entrance, with a phone and a PIN. */
async function staffAtEntrance(stage: Stage) {
  const staffId = await fresh.colleague(stage);
  arrived++;
  const phoneDigits = String(7000 + arrived);
  const pinHash = await hash(PIN, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await inCenter(stage.larkhouse.server, stage.here, async (scope) => {
    await scope.count(sql`update staff set phone = ${`555 010 ${phoneDigits}`} where id = ${staffId}`);
    await scope.count(keepStaffPin(staffId, pinHash, scope.now));
  });
  return { client: await kiosk(stage), phoneDigits };
}

export const acts: Acts = {
  'POST /api/kiosk/clock': {
    'by digits and PIN': async (stage) => {
      const { client, phoneDigits } = await staffAtEntrance(stage);
      return { client, body: { phoneDigits, pin: PIN } };
    },
  },
  'POST /api/kiosk/punches': {
    'in at the entrance': async (stage) => {
      const { client, phoneDigits } = await staffAtEntrance(stage);
      const asked = client.post('/api/kiosk/clock', { phoneDigits, pin: PIN });
      const { ticket } = await done<{ ticket: string }>(asked);
      return clockedAt(stage, client, { punch: 'in', ticket });
    },
    'in with a PIN, without a connection': async (stage) => {
      const { client, phoneDigits } = await staffAtEntrance(stage);
      return clockedAt(stage, client, { punch: 'in', phoneDigits, pin: PIN });
    },
    'in at the tablet of a room': async (stage) => {
      const { client, staffId } = await atTheTablet(stage);
      return clockedAt(stage, client, { punch: 'in', staffId, pin: PIN });
    },
    'a punch that nobody can read': by('kiosk', freshDevices.kioskEntries),
  },
  'POST /api/kiosk/room/writer': {
    'by their PIN': async (stage) => {
      const { client, staffId } = await atTheTablet(stage);
      return { client, body: { staffId, pin: PIN } };
    },
  },
  'POST /api/kiosk/room/entries': {
    'a meal': (stage) =>
      loggedAtTablet(stage, (childId) => ({
        log: { kind: 'meal', meal: 'lunch', amount: 'most', childIds: [childId] },
      })),
    'a nap of nobody known': (stage) =>
      loggedAtTablet(stage, (childId) => ({ wake: { childId, napId: null, batch: randomUUID() } })),
    'an entry that nobody can read': by('classroom tablet', freshDevices.kioskEntries),
  },
  'PUT /api/staff-pin': {
    'in a session just begun': async (stage) => ({
      client: await asMember(stage, stage.here.staff.Nurse),
      body: { pin: '836194' },
    }),
  },
  'POST /api/kiosk/pair': {
    'by a code': async (stage) => {
      const director = await stage.clientOf('Director');
      const { code } = await done<{ code: string }>(director.post('/api/kiosks', { name: 'Side door' }));
      return { client: stranger(stage), body: { code } };
    },
  },
  'POST /api/kiosk/identify': {
    'by digits and PIN': async (stage) => {
      const { phoneDigits } = await atTheKiosk(stage);
      return { client: await kiosk(stage), body: { phoneDigits, pin: PIN } };
    },
  },
  'POST /api/kiosk/pin': {
    'by a code from staff': async (stage) => {
      const { guardianId } = await atTheKiosk(stage);
      const director = await stage.clientOf('Director');
      const { code } = await done<{ code: string }>(director.post(`/api/kiosk-pins/${guardianId}/code`));
      return { client: await kiosk(stage), body: { code, pin: '836194' } };
    },
  },
  'POST /api/kiosk/unsent': {
    'by a kiosk that was unpaired': async (stage) => {
      const client = await kiosk(stage);
      const director = await stage.clientOf('Director');
      const kiosks = await done<{ id: number }[]>(director.get('/api/kiosks'));
      await done(director.delete(`/api/kiosks/${Math.max(...kiosks.map(({ id }) => id))}`));
      return { client, body: { unsent: 3 } };
    },
  },
  'POST /api/kiosk/entries': {
    'a drop-off': async (stage) => {
      const client = await kiosk(stage);
      return { client, ...(await entry(stage, client, 'in')) };
    },
    'a drop-off with a health note': async (stage) => {
      const client = await kiosk(stage);
      const note = { health: true, healthNote: 'A cough' };
      return { client, ...(await entry(stage, client, 'in', note)) };
    },
    'a pickup of a child who is here': async (stage) => {
      const client = await kiosk(stage);
      const { childId, ...call } = await entry(stage, client, 'out');
      const stay = { childId, date: '2026-03-02', checkInTime: '07:00', checkInBy: 'Mother', status: 'present' };
      await done((await stage.clientOf('Director')).post('/api/attendance', stay));
      return { client, ...call };
    },
    'an entry that nobody can read': by('kiosk', freshDevices.kioskEntries),
  },
  'PUT /api/parent/kiosk-pin': {
    'in a session just begun': async (stage) => {
      const { guardianId } = await atTheKiosk(stage);
      return { client: await asGuardian(stage, guardianId), body: { pin: '836194' } };
    },
  },
  'GET /api/parent/kiosk-codes/:code': { 'shown by a kiosk': scanned },
  'POST /api/parent/kiosk-codes/:code': { 'shown by a kiosk': scanned },
  'PUT /api/center/kiosk': {
    'another question': by('Director', async (_, client) => {
      await done(client.put('/api/center/kiosk', { asksHealth: false, healthQuestion: null }));
      return { body: { asksHealth: true, healthQuestion: 'Any fever?' } };
    }),
  },
};
