import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { DayNotice, FamilyNotice } from '#contract/notices.ts';
import { recordAbsences } from '#server/domains/attendance/jobs.ts';
import { endGuardianship } from '#server/domains/guardians/commands.ts';
import { attendanceOf, MONDAY, type Refused } from '#testing/attendance.ts';
import { type Client, idempotencyKey } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { joinFamily } from '#testing/households.ts';
import { Kiosk, newHousehold, PIN } from '#testing/kiosk.ts';
import { MONDAY_MORNING } from '#testing/larkhouse.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import type { Family } from '#testing/world.ts';

type Told = z.output<typeof FamilyNotice>;
type Seen = z.output<typeof DayNotice>;

let scene: Scene;
let family: Family;
let parent: Client;
let director: Client;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene?.stop());
beforeEach(async () => {
  scene.larkhouse.clock.set(MONDAY_MORNING);
  family = await scene.newFamily();
  parent = await scene.parentOf(family);
  director = scene.director;
  await scene.rows('update center set absences_recorded_on = null');
});

const tell = (notice: object, client = parent, headers?: Record<string, string>) =>
  client.post<Told & Refused>('/api/parent/notices', { childId: family.childId, from: MONDAY, ...notice }, headers);
const told = async (client = parent) => (await client.get<Told[]>('/api/parent/notices')).body;
const seenOn = async (date: string, client = director) =>
  (await client.get<Seen[]>(`/api/notices?date=${date}`)).body.filter(({ childId }) => childId === family.childId);
const withdraw = (id: number, client = parent) =>
  client.post<Told & Refused & { waits: string[] }>(`/api/parent/notices/${id}/withdraw`);
const at = async (moment: string) => {
  scene.larkhouse.clock.set(moment);
  // A session of yesterday has ended.
  parent = await scene.parentOf(family);
  director = await scene.as('Director');
};

test('a note on health of the morning stands beside what families told, and who reads it is in the log', async () => {
  const { childIds, phoneDigits } = await newHousehold(scene, ['Mia']);
  const kiosk = new Kiosk(scene);
  await kiosk.pair();
  const { ticket } = (await kiosk.identify(phoneDigits, PIN)).body;
  await kiosk.record({ ticket, health: true, healthNote: 'Ibuprofen at six' });
  const reading = () => director.get('/api/notices');
  expect(await effectsIn(scene, reading)).toEqual([
    expect.stringMatching(`^audit read health notes: kiosk_entry \\[\\d+\\] of \\[${childIds.join()}\\]$`),
  ]);
});

describe('what a parent tells', () => {
  test('is kept as told, and staff see it on its day', async () => {
    const { status, body } = await tell({ kind: 'pickup', time: '15:30', person: 'Aunt Ada', text: 'By car' });
    expect(status).toBe(201);
    const name = `Guardian ${family.marker} Last ${family.marker}`;
    const kept = {
      id: body.id,
      childId: family.childId,
      kind: 'pickup',
      from: MONDAY,
      to: MONDAY,
      time: '15:30',
      person: 'Aunt Ada',
      text: 'By car',
      reportedBy: name,
      reportedAt: '2026-03-02T12:30:00.000Z',
    };
    expect(body).toEqual({ ...kept, isOwn: true, canWithdraw: true, withdrawnAt: null });
    expect(await told()).toEqual([body]);
    expect(await seenOn(MONDAY)).toEqual([kept]);
    expect(await seenOn(MONDAY, await scene.as('Support Staff'))).toEqual([kept]);
    expect(await seenOn('2026-03-03')).toEqual([]);
    expect((await scene.director.get<Seen[]>('/api/notices')).body).toContainEqual(kept);
  });

  test.each([
    ['an absence', { kind: 'absence', text: 'Fever' }],
    ['a late arrival', { kind: 'late-arrival', time: '10:00' }],
  ])('%s counts on each of its days', async (_, notice) => {
    expect((await tell({ ...notice, from: '2026-03-03', to: '2026-03-05' })).status).toBe(201);
    const days = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06'];
    expect((await Promise.all(days.map((day) => seenOn(day)))).map(({ length }) => length)).toEqual([0, 1, 1, 1, 0]);
  });

  test('is in the log in the name of the guardian', async () => {
    const { body } = await tell({ kind: 'note', text: 'Slept badly' });
    await withdraw(body.id);
    const logged = await scene.rows(
      `select actor_kind as kind, actor_id as by, action, child_ids as children from audit
       where entity = 'notice' and $1 = any (entity_ids) order by id`,
      body.id,
    );
    const line = { kind: 'parent', by: family.guardianId, children: [family.childId] };
    expect(logged).toEqual([
      { ...line, action: 'report notice' },
      { ...line, action: 'withdraw notice' },
    ]);
  });

  test('sent twice with one key is told once', async () => {
    const key = idempotencyKey();
    const [one, other] = await Promise.all([1, 2].map(() => tell({ kind: 'absence' }, parent, key)));
    expect(other?.body).toEqual(one?.body);
    expect(await told()).toHaveLength(1);
  });

  test.each([
    ['a kind nobody knows', { kind: 'party' }, 'kind'],
    ['no day', { kind: 'absence', from: undefined }, 'from'],
    ['a day that is none', { kind: 'absence', from: '2026-02-30' }, 'from'],
    ['yesterday', { kind: 'absence', from: '2026-03-01' }, 'from'],
    ['a range the wrong way round', { kind: 'absence', to: '2026-03-01' }, 'to'],
    ['no time of arrival', { kind: 'late-arrival' }, 'time'],
    ['a time that is none', { kind: 'late-arrival', time: '25:00' }, 'time'],
    ['nobody to pick up', { kind: 'pickup', time: '15:00', person: ' ' }, 'person'],
    ['an empty note', { kind: 'note', text: ' ' }, 'text'],
    ['a key nobody knows', { kind: 'absence', reportedBy: 1 }, 'reportedBy'],
  ])('is refused by the name of its field: %s', async (_, notice, field) => {
    const { status, body } = await tell(notice);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
    expect(await told()).toEqual([]);
  });

  test('an absence today is refused while the child is here, and not once they have gone home', async () => {
    const { childId } = family;
    const record = (times: object) => scene.director.post('/api/attendance', { childId, date: MONDAY, ...times });
    expect((await record({ checkInTime: '07:10', checkInBy: 'Mother', status: 'present' })).status).toBe(200);
    const { status, body } = await tell({ kind: 'absence' });
    expect([status, body.fields]).toEqual([
      422,
      { from: 'Your child is here today. For an early pickup, tell us who comes and when.' },
    ]);
    expect((await tell({ kind: 'absence', from: '2026-03-03' })).status).toBe(201);
    expect((await record({ checkOutTime: '07:20', checkOutBy: 'Mother' })).status).toBe(200);
    expect((await tell({ kind: 'absence' })).status).toBe(201);
  });

  test("is of the center's day: in the evening it is still today, though elsewhere it is tomorrow", async () => {
    await at('2026-03-03T04:30:00Z');
    expect((await tell({ kind: 'note', text: 'Late evening' })).status).toBe(201);
    await at('2026-03-03T05:00:00Z');
    expect((await tell({ kind: 'note', text: 'Past midnight' })).status).toBe(422);
  });
});

describe('whose child it is', () => {
  test('is decided by the session: another family is not there', async () => {
    const { body } = await tell({ kind: 'absence' });
    const stranger = await scene.parentOf(await scene.newFamily());
    expect((await tell({ kind: 'absence' }, stranger)).status).toBe(404);
    expect((await stranger.get(`/api/parent/notices?childId=${family.childId}`)).status).toBe(404);
    expect((await withdraw(body.id, stranger)).status).toBe(404);
    expect(await told(stranger)).toEqual([]);
    expect((await tell({ kind: 'absence' }, scene.director)).status).toBe(403);
    expect((await parent.get('/api/notices')).status).toBe(403);
  });

  test('both guardians see what either told, and by whom; each takes back their own', async () => {
    const { body } = await tell({ kind: 'late-arrival', time: '10:00' });
    const { client: father } = await joinFamily(scene, 'Fynn Father', [{ childId: family.childId }]);
    expect(await told(father)).toEqual([{ ...body, isOwn: false, canWithdraw: false }]);
    expect((await withdraw(body.id, father)).status).toBe(403);
    const { body: his } = await tell({ kind: 'note', text: 'Teething' }, father);
    expect((await told()).map(({ reportedBy, isOwn }) => [reportedBy, isOwn])).toEqual(
      expect.arrayContaining([
        ['Fynn Father', false],
        [body.reportedBy, true],
      ]),
    );
    expect((await withdraw(his.id, father)).body.withdrawnAt).not.toBeNull();
  });

  test('a guardian whose right ended neither sees nor tells any more; what they told stays', async () => {
    const { client, guardianId } = await joinFamily(scene, 'Former Friend', [{ childId: family.childId }]);
    const { body } = await tell({ kind: 'absence' }, client);
    await scene.inCenter((scope) => endGuardianship(scope, guardianId, family.childId));
    expect((await tell({ kind: 'note', text: 'x' }, client)).status).toBe(404);
    expect((await withdraw(body.id, client)).status).toBe(404);
    expect(await told(client)).toEqual([]);
    expect(await told()).toMatchObject([{ id: body.id, reportedBy: 'Former Friend' }]);
  });

  test('of two children one leaves: the other stays', async () => {
    const sibling = await scene.newFamily();
    const rights = [{ childId: family.childId }, { childId: sibling.childId }];
    const { client } = await joinFamily(scene, 'Both Theirs', rights);
    await tell({ kind: 'absence' }, client);
    await scene.director.delete(`/api/children/${family.childId}`);
    expect((await client.get(`/api/parent/notices?childId=${family.childId}`)).status).toBe(404);
    expect((await tell({ kind: 'note', text: 'x' }, client)).status).toBe(404);
    expect((await tell({ kind: 'note', text: 'x', childId: sibling.childId }, client)).status).toBe(201);
    expect(await seenOn(MONDAY)).toEqual([]);
  });
});

describe('a pickup', () => {
  const pickup = (person: string, client = parent) => tell({ kind: 'pickup', time: '15:00', person }, client);

  test('by somebody who may not pick the child up is refused, however the name is written', async () => {
    await joinFamily(scene, 'Bert Barred', [{ childId: family.childId, mayPickUp: false }]);
    for (const person of ['Bert Barred', ' bert  BARRED ', 'Bert Barred (father)']) {
      const { status, body } = await pickup(person);
      expect(status).toBe(422);
      expect(body.fields).toEqual({ person: 'This person may not pick up your child. Please speak with the center.' });
    }
    expect((await pickup('Bertha Allowed')).status).toBe(201);
  });

  test('is not arranged by a guardian without that right; an absence they can report', async () => {
    const { client } = await joinFamily(scene, 'Bea Barred', [{ childId: family.childId, mayPickUp: false }]);
    const { status, body } = await pickup('Her Friend', client);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['person']]);
    expect((await tell({ kind: 'absence' }, client)).status).toBe(201);
  });

  test('who may not pick up another child of the center may pick up this one', async () => {
    await joinFamily(scene, 'Otto Other', [{ childId: (await scene.newFamily()).childId, mayPickUp: false }]);
    expect((await pickup('Otto Other')).status).toBe(201);
  });
});

describe('taking back', () => {
  test('counts at once, changes nothing a second time, and both guardians still see that it was told', async () => {
    const { body } = await tell({ kind: 'absence' });
    const first = await withdraw(body.id);
    expect(first.body).toMatchObject({ withdrawnAt: '2026-03-02T12:30:00.000Z', canWithdraw: false });
    scene.larkhouse.clock.advance({ minutes: 5 });
    expect((await withdraw(body.id)).body).toEqual(first.body);
    expect(await seenOn(MONDAY)).toEqual([]);
    const { waits, ...toldFirst } = first.body;
    expect([waits, await told()]).toEqual([[], [toldFirst]]);
  });

  test('is possible until the last day has passed, and spares the days that have', async () => {
    const { body: short } = await tell({ kind: 'note', text: 'Only today' });
    const { body: long } = await tell({ kind: 'absence', to: '2026-03-04' });
    await at('2026-03-03T13:00:00Z');
    expect((await withdraw(short.id)).status).toBe(409);
    expect((await withdraw(long.id)).status).toBe(200);
    expect((await seenOn('2026-03-02')).map(({ id }) => id)).toEqual([short.id, long.id]);
    expect(await seenOn('2026-03-03')).toEqual([]);
  });

  test('of what is not there is refused', async () => {
    expect((await withdraw(999_999)).status).toBe(404);
  });
});

describe('the absence behind a report', () => {
  const absences = () =>
    scene.rows(
      `select date, status, notice_id as "noticeId" from attendance where child_id = $1 order by date`,
      family.childId,
    );
  const night = async (moment: string) => {
    scene.larkhouse.clock.set(moment);
    await recordAbsences({ server: scene.larkhouse.server, centerId: scene.world.centerId });
  };

  test('the nightly job records it as reported; a day taken back is a day nobody reported', async () => {
    const { body } = await tell({ kind: 'absence', to: '2026-03-04', text: 'Fever' });
    await night('2026-03-03T06:00:00Z');
    await at('2026-03-03T13:00:00Z');
    await withdraw(body.id);
    await night('2026-03-04T06:00:00Z');
    expect(await absences()).toEqual([
      { date: '2026-03-02', status: 'absent', noticeId: body.id },
      { date: '2026-03-03', status: 'absent', noticeId: null },
    ]);
    parent = await scene.parentOf(family);
    expect((await parent.get('/api/parent/attendance')).body).toMatchObject([
      { date: '2026-03-03', status: 'absent', isReported: false },
      { date: '2026-03-02', status: 'absent', isReported: true },
    ]);
  });

  test('so it is when staff record it, and told afterwards as well; a child who comes after all came', async () => {
    const { body } = await tell({ kind: 'absence' });
    await attendanceOf(scene.director).absent(family.childId);
    expect(await absences()).toEqual([{ date: MONDAY, status: 'absent', noticeId: body.id }]);
    await attendanceOf(scene.director).checkIn(family.childId, '07:20');
    expect((await parent.get('/api/parent/attendance')).body).toMatchObject([{ status: 'present', isReported: false }]);
  });

  test('told after staff had recorded it, the night ties it', async () => {
    await attendanceOf(scene.director).absent(family.childId);
    const { body } = await tell({ kind: 'absence' });
    await night('2026-03-03T06:00:00Z');
    expect(await absences()).toEqual([{ date: MONDAY, status: 'absent', noticeId: body.id }]);
  });
});
