import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endGuardianship } from '#server/domains/guardians/commands.ts';
import { attendanceOf } from '#testing/attendance.ts';
import { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { type Household, Kiosk, newHousehold, PIN, SIGNATURE } from '#testing/kiosk.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';

let scene: Scene;
let kiosk: Kiosk;
let attendance: ReturnType<typeof attendanceOf>;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());
beforeEach(async () => {
  // A new hour: what was tried before is forgotten.
  scene.larkhouse.clock.set('2026-03-02T13:00:00Z');
  await scene.rows('delete from login_throttle');
  await scene.rows('update kiosk set held_until = null');
  attendance = attendanceOf(await scene.as('Director'));
  kiosk = new Kiosk(scene);
  await kiosk.pair();
});

interface Entry {
  id: number;
  reason: string | null;
  signature: string | null;
  phoneDigits: string | null;
  moves: { childId: number | null; name: string; outcome: string; reason: string | null }[];
}
const waiting = async () =>
  (
    await (
      await scene.as('Support Staff')
    ).get<{ entries: Entry[]; healthNotes: { note: string; children: { childId: number }[] }[] }>('/api/kiosk-entries')
  ).body;
const waitingFor = async (childId: number) =>
  (await waiting()).entries.filter(({ moves }) => moves.some((move) => move.childId === childId));
const ticketOf = async ({ phoneDigits }: Household) => (await kiosk.identify(phoneDigits, PIN)).body.ticket;

describe('a kiosk', () => {
  test('is paired once by a code of fifteen minutes, and learns nothing of any family', async () => {
    const director = await scene.as('Director');
    const { body } = await director.post<{ id: number; code: string }>('/api/kiosks', { name: 'Front door' });
    const browser = new Client(scene.larkhouse.origin);
    expect((await browser.post('/api/kiosk/pair', { code: body.code.toLowerCase().replace('-', ' ') })).status).toBe(
      200,
    );
    expect((await new Client(scene.larkhouse.origin).post('/api/kiosk/pair', { code: body.code })).status).toBe(422);
    const state = await browser.get('/api/kiosk?unsent=3');
    expect(state.body).toEqual({
      name: 'Front door',
      room: null,
      centerName: 'Maple House',
      isDemo: false,
      timeZone: 'America/New_York',
      now: '2026-03-02T13:00:00.000Z',
      publicKey: expect.any(String),
      keyId: expect.any(Number),
      asksHealth: true,
      healthQuestion: null,
    });
    const { body: kiosks } = await director.get<{ id: number; unsent: number; pairedAt: string }[]>('/api/kiosks');
    expect(kiosks.find(({ id }) => id === body.id)).toMatchObject({ unsent: 3, pairedAt: expect.any(String) });

    const late = await director.post<{ code: string }>('/api/kiosks', { name: 'Late' });
    scene.larkhouse.clock.advance({ minutes: 15 });
    expect((await browser.post('/api/kiosk/pair', { code: late.body.code })).status).toBe(422);
  });

  test('opens no other door, and nobody else opens its own', async () => {
    for (const path of [
      '/api/children',
      '/api/kiosk-entries',
      '/api/kiosks',
      '/api/parent/child-data',
      '/api/attendance',
    ]) {
      expect((await kiosk.client.get(path)).status, path).toBe(401);
    }
    const family = await scene.newFamily();
    for (const client of [await scene.as('Director'), await scene.parentOf(family)]) {
      expect((await client.get('/api/kiosk')).status).toBe(403);
      expect((await client.post('/api/kiosk/identify', { phoneDigits: '1001', pin: PIN })).status).toBe(403);
    }
    expect((await new Client(scene.larkhouse.origin).get('/api/kiosk')).status).toBe(401);
  });

  test('that was unpaired is refused, says how much waits on it, and sends it once it is paired again', async () => {
    const home = await newHousehold(scene, ['Mia']);
    const director = await scene.as('Director');
    const old = new Kiosk(scene);
    const id = await old.pair();
    const entry = await old.enter({ phoneDigits: home.phoneDigits, pin: PIN });
    expect((await director.delete(`/api/kiosks/${id}`)).status).toBe(200);
    expect((await old.send([entry])).status).toBe(401);
    expect((await old.state()).status).toBe(401);
    expect((await old.client.post('/api/kiosk/unsent', { unsent: 1 })).status).toBe(200);
    const unpaired = (await director.get<{ unpaired: object[] }>('/api/kiosk-entries')).body.unpaired;
    expect(unpaired).toEqual([{ name: expect.any(String), unsent: 1 }]);
    await old.pair();
    expect((await old.send([entry])).body.kept).toEqual([{ uuid: entry.uuid, isRecorded: null }]);
    expect((await attendance.of(firstOf(home.childIds)))?.checkInTime).toBe('08:00');
    expect((await director.delete(`/api/kiosks/${id}`)).status).toBe(404);
  });
});

describe('at the door', () => {
  test('a guardian brings siblings and takes them again, with name and signature', async () => {
    const home = await newHousehold(scene, ['Mia', 'Leo']);
    const { body: mother } = await kiosk.identify(home.phoneDigits, PIN);
    expect(mother.children.map(({ firstName, isHere, mayPickUp }) => [firstName, isHere, mayPickUp])).toEqual([
      ['Mia', false, true],
      ['Leo', false, true],
    ]);
    const { ticket } = mother;
    expect(await kiosk.record({ ticket, whole: false, childIds: home.childIds })).toMatchObject({ isRecorded: true });
    for (const childId of home.childIds) {
      const day = await attendance.of(childId);
      expect(day).toMatchObject({ checkInTime: '08:00', checkInBy: 'Ana Door', checkOutTime: null });
      const span = firstOf(day?.spans ?? []);
      expect(span).toMatchObject({ checkInHow: 'pin', checkOutHow: null });
      const { body } = await (await scene.as('Nurse')).get<Entry>(`/api/kiosk-entries/moves/${span.checkInMove}`);
      expect(body.signature).toBe(SIGNATURE);
      const looks = await scene.rows(
        "select from audit where action = 'read kiosk signature' and $1 = any (child_ids)",
        childId,
      );
      expect(looks.length).toBeGreaterThan(0);
    }
    scene.larkhouse.clock.advance({ hours: 2 });
    const later = await kiosk.identify(home.phoneDigits, PIN);
    expect(later.body.children.every(({ isHere }) => isHere)).toBe(true);
    await kiosk.record({ ticket: later.body.ticket, direction: 'out', whole: false, childIds: home.childIds });
    expect(await attendance.of(firstOf(home.childIds))).toMatchObject({
      checkOutTime: '10:00',
      checkOutBy: 'Ana Door',
    });
    expect(await waitingFor(firstOf(home.childIds))).toEqual([]);
    const told = await scene.rows<{ action: string; actorKind: string }>(
      'select action, actor_kind as "actorKind" from audit where entity = \'attendance\' and $1 = any (child_ids)',
      firstOf(home.childIds),
    );
    expect(told).toEqual(Array(2).fill({ action: 'record from the kiosk', actorKind: 'device' }));
  });

  test('wrong PINs and unknown numbers get the same answer, and too many have to wait longer and longer', async () => {
    const home = await newHousehold(scene, ['Mia']);
    const wrong = await kiosk.identify(home.phoneDigits, '918273');
    const unknown = await kiosk.identify('0000', PIN);
    expect([wrong.status, wrong.text]).toEqual([422, unknown.text]);
    expect(unknown.status).toBe(422);
    for (let i = 0; i < 4; i += 1) await kiosk.identify(home.phoneDigits, '918273');
    const waits: (string | null)[] = [];
    for (let n = 0; n < 3; n += 1) {
      const held = await kiosk.identify(home.phoneDigits, PIN);
      expect(held.status).toBe(429);
      waits.push(held.headers.get('retry-after'));
      scene.larkhouse.clock.advance({ seconds: Number(held.headers.get('retry-after')) });
      if (n < 2) expect((await kiosk.identify(home.phoneDigits, '918273')).status).toBe(422);
    }
    expect(waits).toEqual(['30', '60', '120']);
    expect((await kiosk.identify(home.phoneDigits, PIN)).status).toBe(200);
  });

  test('wrong PINs of one family delay no other, nor theirs at another kiosk', async () => {
    const [home, other] = [await newHousehold(scene, ['Mia']), await newHousehold(scene, ['Leo'])];
    for (let i = 0; i < 19; i += 1) await kiosk.identify(home.phoneDigits, '918273');
    expect((await kiosk.identify(home.phoneDigits, PIN)).status).toBe(429);
    expect((await kiosk.identify(other.phoneDigits, PIN)).status).toBe(200);
    const side = new Kiosk(scene);
    await side.pair();
    expect((await side.identify(home.phoneDigits, PIN)).status).toBe(200);
  });

  test('who guesses at one number after the other makes the families behind them wait half a minute, not longer', async () => {
    const home = await newHousehold(scene, ['Mia']);
    let digits = 2000;
    const guess = async (times: number) => {
      const statuses: number[] = [];
      for (let n = 0; n < times; n += 1, digits += 1) statuses.push((await kiosk.identify(String(digits), PIN)).status);
      return statuses;
    };
    expect(await guess(25)).toEqual([...Array(20).fill(422), ...Array(5).fill(429)]);
    const held = await kiosk.identify(home.phoneDigits, PIN);
    expect([held.status, held.headers.get('retry-after')]).toEqual([429, '30']);
    for (let n = 0; n < 10; n += 1) {
      scene.larkhouse.clock.advance({ seconds: 30 });
      expect(await guess(3)).toEqual([422, 429, 429]);
    }
    scene.larkhouse.clock.advance({ seconds: 30 });
    expect((await kiosk.identify(home.phoneDigits, PIN)).status).toBe(200);
  });

  test('staff see that somebody waits, and let them try again at once', async () => {
    const home = await newHousehold(scene, ['Mia']);
    const side = new Kiosk(scene);
    const id = await side.pair();
    const assistant = await scene.as('Assistant Teacher');
    const held = async () =>
      (await assistant.get<{ held: { id: number; until: string }[] }>('/api/kiosk-entries/waiting')).body.held;
    const hold = async () => {
      for (let n = 0; n < 6; n += 1) await side.identify(home.phoneDigits, '918273');
      expect((await side.identify(home.phoneDigits, PIN)).status).toBe(429);
    };
    expect(await held()).toEqual([]);
    const effects = await effectsIn(scene, hold);
    expect(effects).toEqual([`audit wait after wrong PINs: kiosk [${id}]`, 'tell kiosk']);
    expect(await held()).toEqual([{ id, name: expect.any(String), until: '2026-03-02T13:00:30.000Z' }]);
    for (const stranger of [
      kiosk.client,
      await scene.parentOf(await scene.newFamily()),
      new Client(scene.larkhouse.origin),
    ])
      expect((await stranger.post(`/api/kiosks/${id}/lift`)).status).toBeGreaterThanOrEqual(401);
    expect((await assistant.post('/api/kiosks/999999/lift')).status).toBe(404);
    expect((await side.identify(home.phoneDigits, PIN)).status).toBe(429);

    expect((await assistant.post(`/api/kiosks/${id}/lift`)).status).toBe(200);
    expect(await held()).toEqual([]);
    expect((await side.identify(home.phoneDigits, PIN)).status).toBe(200);
    // Twice at one moment as well.
    await hold();
    expect((await assistant.post(`/api/kiosks/${id}/lift`)).status).toBe(200);
    expect((await side.identify(home.phoneDigits, PIN)).status).toBe(200);
    scene.larkhouse.clock.advance({ hours: 2 });
    await hold();
    scene.larkhouse.clock.advance({ seconds: 31 });
    expect(await held()).toEqual([]);
  });

  test('a code from staff lets the guardian in who had to wait', async () => {
    const home = await newHousehold(scene, ['Mia']);
    for (let n = 0; n < 6; n += 1) await kiosk.identify(home.phoneDigits, '918273');
    expect((await kiosk.identify(home.phoneDigits, PIN)).status).toBe(429);
    const lead = await scene.as('Lead Teacher');
    const { body } = await lead.post<{ code: string }>(`/api/kiosk-pins/${home.guardianId}/code`);
    expect((await kiosk.client.post('/api/kiosk/pin', { code: body.code, pin: '836194' })).status).toBe(200);
    expect((await kiosk.identify(home.phoneDigits, '836194')).status).toBe(200);
  });

  test('who may not pick a child up is shown so, and staff see it when they sign it out all the same', async () => {
    const home = await newHousehold(scene, ['Mia']);
    const childId = firstOf(home.childIds);
    await scene.rows('update guardianship set may_pick_up = false where guardian_id = $1', home.guardianId);
    await kiosk.record({ ticket: await ticketOf(home), whole: false, childIds: [childId] });
    scene.larkhouse.clock.advance({ hours: 1 });
    const { body } = await kiosk.identify(home.phoneDigits, PIN);
    expect(body.children).toMatchObject([{ isHere: true, mayPickUp: false }]);
    const taken = await kiosk.record({ ticket: body.ticket, direction: 'out', whole: false, childIds: [childId] });
    expect(taken.isRecorded).toBe(false);
    expect((await attendance.of(childId))?.checkOutTime).toBeNull();
    const [entry] = await waitingFor(childId);
    expect(entry?.moves).toMatchObject([{ outcome: 'refused', reason: 'no-pickup-right' }]);
  });

  test('a right that has ended counts no more, and one that held then still does for what was entered then', async () => {
    const home = await newHousehold(scene, ['Mia', 'Leo']);
    const [mia = 0, leo = 0] = home.childIds;
    const before = await kiosk.enter(
      { phoneDigits: home.phoneDigits, pin: PIN, whole: false, names: ['mía'] },
      { offset: 0 },
    );
    scene.larkhouse.clock.advance({ minutes: 10 });
    await scene.inCenter(async (scope) => {
      await endGuardianship(scope, home.guardianId, mia);
    });
    expect((await kiosk.identify(home.phoneDigits, PIN)).body.children.map(({ childId }) => childId)).toEqual([leo]);
    const after = await kiosk.enter(
      { phoneDigits: home.phoneDigits, pin: PIN, direction: 'out', whole: false, names: ['Mia'] },
      { offset: 0 },
    );
    await kiosk.send([after, before]);
    expect(await attendance.of(mia)).toMatchObject({ checkInTime: '08:00', checkOutTime: null });
    expect(
      (await waiting()).entries.find(({ moves }) => moves.some(({ name }) => name === 'Mia'))?.moves,
    ).toMatchObject([{ childId: null, reason: 'unknown-child' }]);
  });

  test('a note on health is told to staff on that day, and reading it is kept', async () => {
    const home = await newHousehold(scene, ['Mia']);
    await kiosk.record({ ticket: await ticketOf(home), health: true, healthNote: 'Ibuprofen at six' });
    const support = await scene.as('Support Staff');
    expect((await support.get('/api/kiosk-entries/waiting')).body).toMatchObject({ healthNotes: 1 });
    expect((await waiting()).healthNotes).toMatchObject([
      { note: 'Ibuprofen at six', children: [{ childId: home.childIds[0] }] },
    ]);
    expect(
      await scene.rows(
        "select from audit where action = 'read health notes' and $1 = any (child_ids)",
        home.childIds[0],
      ),
    ).toHaveLength(1);
    const noticesOf = async (client: Client) =>
      (await client.get<{ kind: string; childId: number }[]>('/api/notices')).body.filter(
        ({ childId }) => childId === home.childIds[0],
      );
    const notice = { kind: 'health', text: 'Ibuprofen at six', time: null, person: null };
    expect(await noticesOf(support)).toMatchObject([notice]);
    expect(
      await scene.rows(
        "select from audit where action = 'read health notes' and $1 = any (child_ids)",
        home.childIds[0],
      ),
    ).toHaveLength(2);
    await scene.rows(withoutRecording);
    expect(await noticesOf(await scene.as('Nurse'))).toEqual([]);
    await scene.rows(withRecording);
    scene.larkhouse.clock.advance({ days: 1 });
    expect((await (await scene.as('Director')).get('/api/kiosk-entries')).body).toMatchObject({ healthNotes: [] });
    expect(await noticesOf(await scene.as('Director'))).toEqual([]);
  });
});

const withoutRecording = `delete from role_capability c using role r
  where r.id = c.role_id and r.name = 'Nurse' and capability = 'attendance.record'`;
const withRecording = `insert into role_capability (center_id, role_id, capability)
  select center_id, id, 'attendance.record' from role where name = 'Nurse'`;

describe("a guardian's phone", () => {
  test('says who stands before the kiosk that shows the code, once and soon', async () => {
    const home = await newHousehold(scene, ['Mia']);
    const parent = await scene.parentOf({ ...home, childId: 0, marker: '' });
    const shown = await kiosk.client.post<{ id: number; address: string }>('/api/kiosk/codes');
    const code = new URL(shown.body.address).searchParams.get('code');
    expect((await kiosk.client.get(`/api/kiosk/codes/${shown.body.id}`)).body).toEqual({ guardian: null });
    expect((await parent.get(`/api/parent/kiosk-codes/${code}`)).status).toBe(200);
    expect((await parent.post(`/api/parent/kiosk-codes/${code}`)).status).toBe(200);
    expect((await parent.post(`/api/parent/kiosk-codes/${code}`)).status).toBe(404);
    const other = new Kiosk(scene);
    await other.pair();
    expect((await other.client.get(`/api/kiosk/codes/${shown.body.id}`)).body).toEqual({ guardian: null });
    const told = await kiosk.client.get<{ guardian: { ticket: string } }>(`/api/kiosk/codes/${shown.body.id}`);
    await kiosk.record({ ticket: told.body.guardian.ticket });
    expect((await attendance.of(firstOf(home.childIds)))?.spans).toMatchObject([{ checkInHow: 'qr' }]);
    expect((await kiosk.client.get(`/api/kiosk/codes/${shown.body.id}`)).body).toEqual({ guardian: null });

    const late = await kiosk.client.post<{ address: string }>('/api/kiosk/codes');
    scene.larkhouse.clock.advance({ seconds: 61 });
    const gone = new URL(late.body.address).searchParams.get('code');
    expect((await parent.post(`/api/parent/kiosk-codes/${gone}`)).status).toBe(404);
  });
});

describe('a PIN', () => {
  test('is set by its guardian in a session just confirmed, and refused when it is easily guessed', async () => {
    const home = await newHousehold(scene, ['Mia'], { pin: null });
    const parent = await scene.parentOf({ ...home, childId: 0, marker: '' });
    expect((await parent.get('/api/parent/kiosk-pin')).body).toEqual({ setAt: null, phoneDigits: home.phoneDigits });
    for (const pin of ['111111', '123456', '121212', `9${home.phoneDigits}9`]) {
      expect((await parent.put('/api/parent/kiosk-pin', { pin })).status, pin).toBe(422);
    }
    expect((await parent.put('/api/parent/kiosk-pin', { pin: '12345' })).body).toMatchObject({
      fields: { pin: 'A PIN has six digits' },
    });
    expect((await parent.put('/api/parent/kiosk-pin', { pin: PIN })).status).toBe(200);
    expect((await kiosk.identify(home.phoneDigits, PIN)).status).toBe(200);
    const [{ pinHash = '' } = {}] = await scene.rows<{ pinHash: string }>(
      'select pin_hash as "pinHash" from guardian_pin where guardian_id = $1',
      home.guardianId,
    );
    expect(pinHash).toMatch(/^\$argon2id\$/);
    scene.larkhouse.clock.advance({ minutes: 11 });
    expect((await parent.put('/api/parent/kiosk-pin', { pin: '836194' })).body).toMatchObject({
      code: 'confirm-first',
    });
    expect((await parent.delete('/api/parent/kiosk-pin')).status).toBe(200);
    expect((await kiosk.identify(home.phoneDigits, PIN)).status).toBe(422);
  });

  test('is chosen at the door with a one-time code of staff, who can take it away and never read it', async () => {
    const home = await newHousehold(scene, ['Mia'], { pin: null });
    const lead = await scene.as('Lead Teacher');
    const made = await lead.post<{ code: string }>(`/api/kiosk-pins/${home.guardianId}/code`);
    expect(made.status).toBe(200);
    const { code } = made.body;
    expect((await kiosk.client.post('/api/kiosk/pin', { code: 'AAAA-AAAA', pin: PIN })).status).toBe(422);
    expect((await kiosk.client.post('/api/kiosk/pin', { code, pin: PIN })).body).toEqual({
      phoneDigits: home.phoneDigits,
    });
    expect((await kiosk.client.post('/api/kiosk/pin', { code, pin: PIN })).status).toBe(422);
    expect((await kiosk.identify(home.phoneDigits, PIN)).status).toBe(200);
    const list = await lead.get<{ guardianId: number; setAt: string | null }[]>('/api/kiosk-pins');
    expect(list.body.find(({ guardianId }) => guardianId === home.guardianId)?.setAt).not.toBeNull();
    expect(list.text).not.toContain('argon2');
    expect((await (await scene.as('Nurse')).post(`/api/kiosk-pins/${home.guardianId}/code`)).status).toBe(403);
    expect((await lead.delete(`/api/kiosk-pins/${home.guardianId}`)).status).toBe(200);
    expect((await kiosk.identify(home.phoneDigits, PIN)).status).toBe(422);
  });
});

describe('what was entered without the server', () => {
  const offline = (home: Household) => ({ phoneDigits: home.phoneDigits, pin: PIN });

  test('is recorded at its own time, once, whatever order and however often it comes', async () => {
    const home = await newHousehold(scene, ['Mia', 'Leo']);
    const slow = new Kiosk(scene, -7 * 60_000);
    await slow.pair();
    const [mia = 0, leo = 0] = home.childIds;
    const came = await slow.enter(offline(home));
    scene.larkhouse.clock.advance({ hours: 1 });
    const left = await slow.enter({ ...offline(home), direction: 'out', whole: false, names: ['Leo'] });
    scene.larkhouse.clock.advance({ hours: 1 });
    expect((await slow.send([left, left])).body.kept).toHaveLength(2);
    expect(await attendance.of(leo)).toBeUndefined();
    expect(await waitingFor(leo)).toHaveLength(1);
    await slow.send([came, left]);
    await Promise.all([slow.send([left, came]), slow.send([came, left])]);
    expect(await attendance.of(leo)).toMatchObject({ checkInTime: '08:00', checkOutTime: '09:00' });
    expect(await attendance.of(mia)).toMatchObject({ checkInTime: '08:00', checkOutTime: null });
    expect(await waitingFor(leo)).toEqual([]);
    expect(await scene.rows('select from kiosk_entry where guardian_id = $1', home.guardianId)).toHaveLength(2);
  });

  test('waits for staff with its reason where it cannot be recorded, and they accept or dismiss it', async () => {
    const home = await newHousehold(scene, ['Mia']);
    const childId = firstOf(home.childIds);
    const wrong = await kiosk.enter({ phoneDigits: home.phoneDigits, pin: '918273', whole: false, names: ['Mia'] });
    const broken = { ...(await kiosk.enter(offline(home))), sealed: 'AAAA' };
    const future = await kiosk.enter(offline(home), { moment: new Date('2026-03-02T14:00:00Z'), offset: 0 });
    await kiosk.send([wrong, broken, future]);
    const { entries } = await waiting();
    const byReason = (reason: string) =>
      entries.find((entry) => (entry.reason ?? entry.moves[0]?.reason) === reason)?.id ?? 0;
    expect(entries.find(({ reason }) => reason === 'wrong-pin')).toMatchObject({
      phoneDigits: home.phoneDigits,
      moves: [{ name: 'Mia', childId: null }],
    });
    expect(JSON.stringify(await scene.rows('select * from kiosk_entry'))).not.toContain('918273');
    const support = await scene.as('Support Staff');
    const accept = (id: number, body: object = {}) =>
      support.post<{ message?: string }>(`/api/kiosk-entries/${id}/accept`, body);
    expect((await accept(byReason('wrong-pin'))).body.message).toBe('Choose the children this is about');
    expect(await accept(byReason('wrong-pin'), { childIds: [childId, 999_999] })).toMatchObject({
      status: 422,
      body: { fields: { childIds: 'Choose children who are enrolled' } },
    });
    expect((await accept(byReason('wrong-pin'), { childIds: [childId] })).status).toBe(200);
    expect((await accept(byReason('wrong-pin'), { childIds: [childId] })).status).toBe(409);
    const span = firstOf((await attendance.of(childId))?.spans ?? []);
    expect(span).toMatchObject({ checkInTime: '08:00', checkInHow: 'staff', checkInMove: expect.any(Number) });
    const refused = await accept(byReason('future'));
    expect([refused.status, refused.body.message]).toEqual([409, 'Mia is already checked in']);
    expect((await support.post(`/api/kiosk-entries/${byReason('future')}/dismiss`, { reason: ' ' })).status).toBe(422);
    for (const reason of ['future', 'unreadable']) {
      expect((await support.post(`/api/kiosk-entries/${byReason(reason)}/dismiss`, { reason: 'Seen to' })).status).toBe(
        200,
      );
    }
    expect(await waitingFor(childId)).toEqual([]);
  });

  test('counts wrong PINs as the kiosk does: one family’s go unchecked to staff, and hold up nobody else’s', async () => {
    const [home, other] = [await newHousehold(scene, ['Mia']), await newHousehold(scene, ['Leo'])];
    const guesses = await Promise.all(
      Array.from({ length: 7 }, (_, n) => kiosk.enter({ ...offline(home), pin: `91827${n}` })),
    );
    const rights = [await kiosk.enter(offline(home)), await kiosk.enter(offline(other))];
    const sent = await kiosk.send([...guesses, ...rights]);
    expect(sent.body.kept).toHaveLength(9);
    const entries = (await waiting()).entries.filter(({ phoneDigits }) => phoneDigits === home.phoneDigits);
    expect(entries.map(({ reason }) => reason).toSorted()).toEqual([
      ...Array(3).fill('too-many-tries'),
      ...Array(5).fill('wrong-pin'),
    ]);
    expect(await attendance.of(firstOf(home.childIds))).toBeUndefined();
    expect((await attendance.of(firstOf(other.childIds)))?.checkInTime).toBe('08:00');
    // What was tried in the queue counts at the keys, too.
    expect((await kiosk.identify(home.phoneDigits, PIN)).status).toBe(429);
    expect((await kiosk.identify(other.phoneDigits, PIN)).status).toBe(200);
    expect(JSON.stringify(await scene.rows('select * from kiosk_entry'))).not.toMatch(/91827\d/);
  });

  test('of entries of nobody’s takes so many, then one in half a minute, and keeps the rest for later', async () => {
    const home = await newHousehold(scene, ['Mia']);
    const nobody = await Promise.all(
      Array.from({ length: 22 }, async (_, n) =>
        n % 2 === 0
          ? kiosk.enter({ ...offline(home), phoneDigits: String(3000 + n) })
          : { ...(await kiosk.enter(offline(home))), sealed: 'AAAA' },
      ),
    );
    const right = await kiosk.enter(offline(home));
    const first = await kiosk.send([...nobody, right]);
    expect(first.body.kept.map(({ uuid }) => uuid)).toEqual(nobody.slice(0, 20).map(({ uuid }) => uuid));
    const rest = [...nobody.slice(20), right];
    expect((await kiosk.send(rest)).status).toBe(429);
    scene.larkhouse.clock.advance({ seconds: 30 });
    expect((await kiosk.send(rest)).body.kept).toHaveLength(1);
    expect((await attendance.of(firstOf(home.childIds)))?.checkInTime).toBeUndefined();
    scene.larkhouse.clock.advance({ seconds: 30 });
    expect((await kiosk.send(rest)).body.kept).toHaveLength(2);
    scene.larkhouse.clock.advance({ seconds: 30 });
    expect((await kiosk.send(rest)).body.kept).toHaveLength(3);
    expect((await attendance.of(firstOf(home.childIds)))?.checkInTime).toMatch(/^08:0[01]$/);
  });

  test('stands aside where staff recorded the same, and its signature can be put beside it', async () => {
    const home = await newHousehold(scene, ['Mia']);
    const childId = firstOf(home.childIds);
    const came = await kiosk.enter(offline(home));
    await attendance.checkIn(childId, '08:05');
    await kiosk.send([came]);
    expect((await attendance.of(childId))?.spans).toMatchObject([{ checkInTime: '08:05', checkInHow: 'staff' }]);
    const [entry] = await waitingFor(childId);
    expect(entry?.moves).toMatchObject([{ outcome: 'misfit', reason: 'staff-recorded' }]);
    const support = await scene.as('Support Staff');
    expect((await support.post(`/api/kiosk-entries/${entry?.id}/accept`, {})).status).toBe(200);
    expect((await attendance.of(childId))?.spans).toMatchObject([
      { checkInTime: '08:05', checkInHow: 'staff', checkInMove: expect.any(Number) },
    ]);
  });

  test('does not come back once staff corrected or undid it', async () => {
    const home = await newHousehold(scene, ['Mia', 'Leo']);
    const [mia = 0, leo = 0] = home.childIds;
    await kiosk.send([await kiosk.enter(offline(home))]);
    const day = await attendance.of(mia);
    await attendance.amend(day?.id ?? 0, { checkInTime: '07:50' });
    await attendance.undo((await attendance.of(leo))?.id ?? 0);
    scene.larkhouse.clock.advance({ hours: 1 });
    await kiosk.send([await kiosk.enter({ ...offline(home), direction: 'out' })]);
    expect(await attendance.of(mia)).toMatchObject({
      checkInTime: '07:50',
      checkOutTime: '09:00',
      checkInBy: 'Ana Door',
    });
    expect(await attendance.of(leo)).toBeUndefined();
  });
});
