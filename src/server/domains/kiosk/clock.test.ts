import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ClockWords } from '#contract/kiosk-clock.ts';
import { ClassroomTablet, giveStaffPin } from '#testing/classroom.ts';
import { signedIn } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { Kiosk, type Sealed } from '#testing/kiosk.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import { clock } from '#testing/time-clock.ts';
import { makeCenter } from '#testing/world.ts';

// Monday, March 2 2026, 12:00 in New York.
const PIN = '2947';
const DIGITS = '4711';
interface Kept {
  readonly kept: {
    uuid: string;
    isRecorded: boolean | null;
    reason: string | null;
    clock: { state: string; since: string | null } | null;
  }[];
}
let scene: Scene;
let kiosk: Kiosk;
let tablet: ClassroomTablet;
let nurse: number;
beforeAll(async () => {
  scene = await startScene({ zone: 'America/New_York' });
  nurse = scene.world.staff.Nurse;
  await scene.rows(`update staff set phone = '(555) 010-4711' where id = $1`, nurse);
});
afterAll(() => scene.stop());
beforeEach(async () => {
  scene.larkhouse.clock.set('2026-03-02T17:00:00Z');
  for (const table of ['punch', 'refused_punch', 'staff_duty_correction', 'staff_duty', 'login_throttle'])
    await scene.rows(`delete from ${table}`);
  await giveStaffPin(scene, nurse, PIN);
  kiosk = new Kiosk(scene);
  tablet = new ClassroomTablet(scene);
  await Promise.all([kiosk.pair(), tablet.pair()]);
});

const know = (phoneDigits = DIGITS, pin = PIN, at: Kiosk = kiosk) =>
  at.client.post<{ ticket: string; firstName: string; state: string; message?: string }>('/api/kiosk/clock', {
    phoneDigits,
    pin,
  });
type At = Kiosk | ClassroomTablet;
const sealed = (at: At, words: ClockWords, moment?: string): Promise<Sealed> =>
  at.clocked(words, moment === undefined ? undefined : new Date(moment));
const send = (at: At, events: readonly Sealed[], unsent = 0) =>
  at.client.post<Kept>('/api/kiosk/punches', { sentAt: at.clock(), unsent, events });
const say = async (at: At, words: ClockWords, moment?: string) =>
  firstOf((await send(at, [await sealed(at, words, moment)])).body.kept);
const kept = () =>
  scene.rows<{ kind: string; source: string; off: number | null; room: string | null }>(
    `select p.kind, p.source, p.clock_off_seconds as off, r.name as room from punch p left join room r on r.id = p.room_id order by p.at, p.id`,
  );
const refused = () =>
  scene.rows<{ kind: string | null; reason: string }>('select kind, reason from refused_punch order by id');
const duties = () =>
  scene.rows<{ from: string; to: string | null }>(
    `select to_char(started_at at time zone 'UTC', 'HH24:MI') as "from", to_char(ended_at at time zone 'UTC', 'HH24:MI') as to
     from staff_duty order by started_at`,
  );
const inRoom = async (name: string) =>
  (await scene.director.get<{ room: string; staffOnDuty: number }[]>('/api/rooms/ratios')).body.find(
    ({ room }) => room === name,
  )?.staffOnDuty;

describe('staff at the entrance (kiosk-14)', () => {
  test('are known by phone and PIN, are told how they stand, and clock within a minute', async () => {
    const { status, body } = await know();
    expect([status, body]).toMatchObject([200, { state: 'out', firstName: expect.any(String) }]);
    expect(await say(kiosk, { punch: 'in', ticket: body.ticket })).toEqual({
      uuid: expect.any(String),
      isRecorded: true,
      reason: null,
      clock: { state: 'in', since: '2026-03-02T17:00:00.000Z' },
    });
    scene.larkhouse.clock.advance({ seconds: 70 });
    expect(await say(kiosk, { punch: 'out', ticket: body.ticket })).toMatchObject({
      isRecorded: false,
      reason: 'late-ticket',
    });
    expect((await know()).body.state).toBe('in');
    expect(await kept()).toEqual([{ kind: 'in', source: 'kiosk', off: null, room: null }]);
    expect(await refused()).toEqual([{ kind: 'out', reason: 'late-ticket' }]);
  });

  test('count in their own room at once', async () => {
    await scene.rows(
      `update staff set room_id = (select id from room where name = 'Infant Room') where id = $1`,
      nurse,
    );
    await say(kiosk, { punch: 'in', ticket: (await know()).body.ticket });
    expect(await inRoom('Infant Room')).toBe(1);
    await say(kiosk, { punch: 'break-start', ticket: (await know()).body.ticket });
    expect(await inRoom('Infant Room')).toBe(0);
  });

  test('wrong digits, wrong PINs and who may not clock hear the same words, and are slowed down', async () => {
    const answers = [await know('9999'), await know(DIGITS, '0000')];
    await scene.rows(
      `delete from role_capability where capability = 'duty.own' and role_id = (select role_id from staff where id = $1)`,
      nurse,
    );
    answers.push(await know());
    await scene.rows(
      `insert into role_capability (center_id, role_id, capability) select center_id, role_id, 'duty.own' from staff where id = $1`,
      nurse,
    );
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
      answers.map(() => [422, 'This phone number and PIN do not match.']),
    );
    for (let n = 0; n < 5; n += 1) await know(DIGITS, '0000');
    expect((await know()).status).toBe(429);
  });

  test('clock without a connection: sealed, sent later, at their own moments, whatever the tablet’s clock', async () => {
    const off = new Kiosk(scene, -7_200_000);
    await off.pair();
    const said = { phoneDigits: DIGITS, pin: PIN };
    const events = [
      await sealed(off, { punch: 'out', ...said }, '2026-03-02T16:00:00Z'),
      await sealed(off, { punch: 'in', ...said }, '2026-03-02T13:00:00Z'),
    ];
    expect(JSON.stringify(events)).not.toContain(PIN);
    const { body } = await send(off, events, 3);
    // Of what came with a PIN nothing is told.
    expect(body.kept.map(({ isRecorded, clock: told }) => [isRecorded, told])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(await duties()).toEqual([{ from: '13:00', to: '16:00' }]);
    expect((await kept()).map((row) => [row.kind, row.off])).toEqual([
      ['in', 7200],
      ['out', 7200],
    ]);
    expect((await send(off, events)).body.kept).toHaveLength(2);
    expect(await kept()).toHaveLength(2);
  });

  test('of one queue that two tablets send at once each punch is kept once', async () => {
    const said = { phoneDigits: DIGITS, pin: PIN };
    const events = [
      await sealed(kiosk, { punch: 'in', ...said }, '2026-03-02T13:00:00Z'),
      await sealed(kiosk, { punch: 'out', ...said }, '2026-03-02T16:00:00Z'),
    ];
    const other = new Kiosk(scene);
    await other.pair();
    const answers = await Promise.all([send(kiosk, events), send(other, events.toReversed())]);
    expect(answers.map(({ status, body }) => [status, body.kept.length])).toEqual([
      [200, 2],
      [200, 2],
    ]);
    expect(await kept()).toHaveLength(2);
    expect(await duties()).toEqual([{ from: '13:00', to: '16:00' }]);
  });

  test('what can’t be a punch is kept with its reason, until somebody who manages staff has seen to it', async () => {
    await say(kiosk, { punch: 'in', phoneDigits: DIGITS, pin: '0000' });
    await say(kiosk, { punch: 'in', phoneDigits: DIGITS, pin: PIN }, '2026-03-02T17:05:00Z');
    await say(kiosk, { punch: 'in', phoneDigits: DIGITS, pin: PIN }, '2026-02-10T17:05:00Z');
    await say(kiosk, { punch: 'in', pin: PIN });
    await say(kiosk, { punch: 'in', ticket: 'none' });
    const left = await sealed(kiosk, { punch: 'in', phoneDigits: DIGITS, pin: PIN });
    await scene.rows('update staff set deactivated_at = now() where id = $1', nurse);
    await send(kiosk, [left]);
    await scene.rows('update staff set deactivated_at = null where id = $1', nurse);
    expect((await refused()).map(({ reason }) => reason)).toEqual([
      'wrong-pin',
      'future',
      'too-old',
      'unreadable',
      'unreadable',
      'gone',
    ]);
    expect(await duties()).toEqual([]);
    interface Findings {
      refused: { id: number; name: string | null; reason: string }[];
    }
    const director = await scene.as('Director');
    const open = async () => (await director.get<Findings>('/api/time-clock/findings')).body.refused;
    const [first] = await open();
    expect(await open()).toHaveLength(6);
    const dismiss = (client = director) =>
      client.post(`/api/time-clock/refused/${first?.id}/dismiss`, { reason: 'Seen to' });
    expect((await dismiss(await scene.as('Lead Teacher'))).status).toBe(403);
    expect([(await dismiss()).status, (await dismiss()).status]).toEqual([200, 200]);
    expect(await open()).toHaveLength(5);
  });

  test('at the kiosk of another center are nobody', async () => {
    const elsewhere = await makeCenter(scene.larkhouse);
    const there = new Kiosk({
      larkhouse: scene.larkhouse,
      as: (role) =>
        signedIn(scene.larkhouse, 'staff', { centerId: elsewhere.centerId, accountId: elsewhere.staff[role] }),
    });
    await there.pair();
    expect((await know(DIGITS, PIN, there)).status).toBe(422);
    const words = await sealed(there, { punch: 'in', phoneDigits: DIGITS, pin: PIN });
    expect((await send(there, [words])).status).toBe(200);
    const { ticket } = (await know()).body;
    await send(there, [await sealed(there, { punch: 'in', ticket })]);
    expect(await kept()).toEqual([]);
    expect((await refused()).map(({ reason }) => reason)).toEqual(['wrong-pin', 'unreadable']);
  });
});

describe('staff at the tablet of a room (classroom-tablet-8)', () => {
  test('clock in there, and are in that room from then on', async () => {
    const { ticket } = (await tablet.know(nurse, PIN)).body;
    expect(await say(tablet, { punch: 'in', ticket })).toMatchObject({ isRecorded: true, clock: { state: 'in' } });
    expect(await inRoom('Toddler Room')).toBe(1);
    expect(await kept()).toEqual([{ kind: 'in', source: 'room', off: null, room: 'Toddler Room' }]);
  });

  test('come back from a break in the room where they say so', async () => {
    const elsewhere = new ClassroomTablet(scene, { room: 'Infant Room' });
    await elsewhere.pair();
    await say(tablet, { punch: 'in', staffId: nurse, pin: PIN }, '2026-03-02T13:00:00Z');
    await say(tablet, { punch: 'break-start', staffId: nurse, pin: PIN }, '2026-03-02T16:00:00Z');
    expect([await inRoom('Toddler Room'), await inRoom('Infant Room')]).toEqual([0, 0]);
    await say(elsewhere, { punch: 'break-end', staffId: nurse, pin: PIN });
    expect([await inRoom('Toddler Room'), await inRoom('Infant Room')]).toEqual([0, 1]);
  });

  test('a ticket of the entrance is nothing in a room, nor one of a room at the entrance', async () => {
    const [entrance, room] = [(await know()).body.ticket, (await tablet.know(nurse, PIN)).body.ticket];
    await say(tablet, { punch: 'in', ticket: entrance });
    await say(kiosk, { punch: 'in', ticket: room });
    expect((await refused()).map(({ reason }) => reason)).toEqual(['unreadable', 'unreadable']);
  });

  test('the day of tablet, kiosk and phone is one', async () => {
    await say(kiosk, { punch: 'in', ticket: (await know()).body.ticket });
    scene.larkhouse.clock.advance({ minutes: 30 });
    await clock(scene, await scene.as('Nurse'), 'break-start');
    scene.larkhouse.clock.advance({ minutes: 30 });
    await say(tablet, { punch: 'out', staffId: nurse, pin: PIN });
    expect(await duties()).toEqual([{ from: '17:00', to: '18:00' }]);
    expect((await kept()).map(({ source }) => source)).toEqual(['kiosk', 'own', 'room']);
  });
});

test('what is taken in is in the log with who said it, and told to open screens', async () => {
  const { ticket } = (await know()).body;
  const seen = await effectsIn(scene, () => say(kiosk, { punch: 'in', ticket }));
  expect(seen.join('\n')).toMatch(/clock/);
  expect(seen.find((line) => line.startsWith('tell'))).toContain('staff');
  const [entry] = await scene.rows<{ actor: number }>(
    `select actor_id::int as actor from audit where action = 'clock' order by id desc limit 1`,
  );
  expect(entry?.actor).toBe(nurse);
  const vain = await effectsIn(scene, () => say(kiosk, { punch: 'in', ticket: 'none' }));
  expect(vain.join('\n')).toMatch(/receive from the kiosk/);
  expect(vain.find((line) => line.startsWith('tell'))).toContain('time-clock');
});
