import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { ALERTS_SHOWN } from '#contract/incidents-choices.ts';
import { PARENT_FIRST_READS, STAFF_FIRST_READS } from '#contract/kernel/first-reads-screens.ts';
import { Chance } from '#demo/chance.ts';
import { attendanceOf, MONDAY } from '#testing/attendance.ts';
import type { Client } from '#testing/client.ts';
import { fillDay } from '#testing/day.ts';
import { MONDAY_MORNING, startLarkhouse, type TestLarkhouse } from '#testing/larkhouse.ts';
import { serveTestScreens } from '#testing/pages.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { type Family, ROLES } from '#testing/world.ts';
import { AnswerCache } from './answer-cache.ts';

// What a screen reads first comes in one answer, and says what each read's own call says.

let scene: Scene;
/** Another process, which remembers no answer. */
let other: TestLarkhouse;
beforeAll(async () => {
  scene = await startScene({ prepare: serveTestScreens });
  await fillDay(scene.larkhouse, scene.world);
  other = await startLarkhouse(
    { database: inject('database'), template: inject('template') },
    { beside: scene.larkhouse },
  );
});
afterAll(async () => {
  await other?.stop();
  await scene?.stop();
});

interface FirstReads {
  readonly reads: readonly { readonly address: string; readonly tag: string; readonly body: unknown }[];
}
const readsOf = async (client: Client, address: string): Promise<FirstReads> =>
  (await client.get<FirstReads>(address)).body;
const staffReads = (client: Client, screen: string) => readsOf(client, `/api/first-reads?screen=${screen}`);
const parentReads = (client: Client, asked: string) => readsOf(client, `/api/parent/first-reads?${asked}`);
const addresses = ({ reads }: FirstReads) => reads.map(({ address }) => address);

/** Each part as its own call is answered, where nothing was answered before. */
async function expectAsAlone(client: Client, first: FirstReads): Promise<void> {
  const elsewhere = client.at(other.origin);
  Object.assign(other.server, { answers: new AnswerCache() });
  for (const { address, tag, body } of first.reads) {
    const alone = await elsewhere.get(address);
    expect([address, alone.status, alone.body, alone.headers.get('etag')]).toEqual([address, 200, body, tag]);
  }
}

const WRITES: readonly ((family: Family) => Promise<unknown>)[] = [
  ({ childId }) => attendanceOf(scene.director).checkIn(childId, '07:45', { checkInBy: 'Grandma Flo' }),
  ({ childId }) => attendanceOf(scene.director).checkOut(childId, '16:10', { checkOutBy: 'Aunt Ada' }),
  ({ childId }) =>
    scene.director.post('/api/incidents', {
      ...{ childId, date: MONDAY, time: '09:05', description: 'A bump', actionTaken: 'Ice' },
      staffId: scene.world.staff.Nurse,
    }),
  ({ childId }) =>
    scene.director.post('/api/activities', { kind: 'meal', childIds: [childId], meal: 'lunch', amount: 'most' }),
  async (family) =>
    (await scene.parentOf(family)).post('/api/parent/notices', {
      ...{ childId: family.childId, kind: 'note', from: MONDAY, to: MONDAY, text: 'A new tooth' },
    }),
  () =>
    scene.director.post('/api/messages', {
      ...{ to: [{ kind: 'all-families' }], as: { kind: 'office' }, subject: 'Snow', content: 'We open at nine.' },
    }),
];

/** Between them a minute, an opening hour and a night pass. */
const MOMENTS = ['2026-03-02T12:30:00Z', '2026-03-02T12:30:50Z', '2026-03-02T23:10:00Z', '2026-03-03T05:10:00Z'];

test('after any writes, and as time goes by, the one answer says to each role and parent what the single calls say', async () => {
  const chance = new Chance('first reads', 1);
  const families = [...scene.world.families, await scene.newFamily()];
  for (const moment of MOMENTS) {
    scene.larkhouse.clock.set(moment);
    const staff = await Promise.all(ROLES.map((role) => scene.as(role)));
    const parents = await Promise.all(families.map(scene.parentOf));
    for (const write of chance.some(WRITES, 3)) await write(chance.pick(families));
    for (const client of staff)
      for (const screen of STAFF_FIRST_READS) await expectAsAlone(client, await staffReads(client, screen));
    for (const client of parents)
      for (const screen of PARENT_FIRST_READS)
        await expectAsAlone(client, await parentReads(client, `screen=${screen}`));
  }
  scene.larkhouse.clock.set(MONDAY_MORNING);
}, 120_000);

test('asked again while nothing is changed, no screen’s first reads begin a transaction', async () => {
  const mother = await scene.parentOf(scene.world.families[0] as Family);
  const asked: [Client, string][] = [
    ...STAFF_FIRST_READS.map((screen): [Client, string] => [scene.director, `/api/first-reads?screen=${screen}`]),
    ...PARENT_FIRST_READS.map((screen): [Client, string] => [mother, `/api/parent/first-reads?screen=${screen}`]),
  ];
  for (const [client, address] of asked) {
    const before = await readsOf(client, address);
    const looked = vi.spyOn(scene.larkhouse.server.answers, 'look');
    expect(await readsOf(client, address)).toEqual(before);
    // By what is cached, and where that is not enough once more in a transaction.
    expect([address, looked.mock.calls.length], 'Bind each of them by serve.cached or serve.looking.').toEqual([
      address,
      1,
    ]);
    looked.mockRestore();
  }
});

test('what a role may not see is left out, as its own call is refused', async () => {
  const support = await scene.as('Support Staff');
  for (const screen of STAFF_FIRST_READS) {
    const shown = addresses(await staffReads(support, screen));
    const hidden = addresses(await staffReads(scene.director, screen)).filter((address) => !shown.includes(address));
    if (screen === 'dashboard') expect(hidden).toContain(`/api/incidents?limit=${ALERTS_SHOWN}`);
    for (const address of hidden) expect([address, (await support.get(address)).status]).toEqual([address, 403]);
  }
});

test('the room board’s come with the log of the room that is asked for, else of one’s own, else of the first with a group', async () => {
  const rooms = await scene.rows<{ id: number; name: string }>(
    'select id, name from room where age_group is not null and removed_at is null order by sort_order, id',
  );
  const idOf = (name: string) => rooms.find((room) => room.name === name)?.id;
  const logOf = async (client: Client, asked = '') =>
    addresses(await readsOf(client, `/api/first-reads?screen=room${asked}`)).filter((address) =>
      address.endsWith('/log'),
    );
  const log = (id: number | undefined) => [`/api/rooms/${id}/log`];
  expect(await logOf(scene.director)).toEqual(log(rooms[0]?.id));
  expect(await logOf(scene.director, `&room=${idOf('Toddler Room')}`)).toEqual(log(idOf('Toddler Room')));
  expect(await logOf(scene.director, '&room=999999')).toEqual(log(rooms[0]?.id));
  const { staff } = scene.world;
  const assign = (room: string | null) => scene.director.patch(`/api/staff/${staff['Assistant Teacher']}`, { room });
  const assistant = await scene.as('Assistant Teacher');
  expect((await assign('Toddler Room')).status).toBe(200);
  expect(await logOf(assistant)).toEqual(log(idOf('Toddler Room')));
  expect((await assign(null)).status).toBe(200);
  // Who records nothing has no log.
  expect(await logOf(await scene.as('Support Staff'))).toEqual([]);
});

test('a parent is shown the child they ask for, and their first one where it is none of theirs', async () => {
  const [one, other] = scene.world.families as [Family, Family];
  const mother = await scene.parentOf(one);
  const dayOf = (childId: number) => `/api/parent/day?childId=${childId}&date=${MONDAY}`;
  for (const asked of ['screen=day', `screen=day&child=${one.childId}`, `screen=day&child=${other.childId}`]) {
    const first = await parentReads(mother, asked);
    expect(addresses(first)).toContain(dayOf(one.childId));
    expect(JSON.stringify(first)).not.toContain(other.marker);
  }
  const former = await scene.parentOf(await scene.newFamily());
  await scene.rows('update guardianship set ended_at = now() where guardian_id = (select max(id) from guardian)');
  const left = addresses(await parentReads(former, 'screen=day'));
  expect(left).toContain('/api/parent/child-data');
  expect(left.filter((address) => address.includes('childId'))).toEqual([]);
});

test('a read that fails fails the whole, which is told to nobody in parts', async () => {
  const mother = await scene.parentOf(await scene.newFamily());
  await scene.rows('alter table attendance rename to attendance_away');
  const answer = await mother.get<FirstReads>('/api/parent/first-reads?screen=day');
  await scene.rows('alter table attendance_away rename to attendance');
  expect(answer.status).toBe(500);
  expect(answer.text).not.toContain('reads');
});

test('a screen that is none of the portal’s is refused by its name', async () => {
  const refused = await scene.director.get('/api/first-reads?screen=day');
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused.body)).toContain('screen');
});

test('a page for who is signed in names its first reads, so that they are asked for while the code is on its way', async () => {
  const mother = await scene.parentOf(await scene.newFamily());
  const preloads = async (client: Client, path: string) =>
    (await client.get(path, { accept: 'text/html', 'accept-language': 'es' })).headers.get('link');
  const link = (address: string) => `<${address}>; rel=preload; as=fetch; crossorigin=use-credentials`;
  expect(await preloads(scene.director, '/')).toBe(link('/api/first-reads?screen=dashboard&language=es'));
  expect(await preloads(scene.director, '/children')).toBe(link('/api/first-reads?screen=children&language=es'));
  expect(await preloads(mother, '/parent-dashboard?child=7')).toBe(
    link('/api/parent/first-reads?screen=day&child=7&language=es'),
  );
  expect(await preloads(mother, '/')).toBeNull();
  expect((await fetch(`${scene.larkhouse.origin}/`)).headers.get('link')).toBeNull();
});
