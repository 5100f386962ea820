import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { attendanceOf, MONDAY } from '#testing/attendance.ts';
import { startLarkhouse, type TestLarkhouse } from '#testing/larkhouse.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import type { Family } from '#testing/world.ts';

// An answer that is given again is the one that would be read.

let scene: Scene;
let other: TestLarkhouse;
beforeAll(async () => {
  scene = await startScene();
  other = await startLarkhouse(
    { database: inject('database'), template: inject('template') },
    { beside: scene.larkhouse },
  );
});
afterAll(async () => {
  vi.restoreAllMocks();
  await other?.stop();
  await scene?.stop();
});

const CHILDREN = '/api/children';
interface Child {
  readonly id: number;
  readonly firstName: string;
}
const namesSeen = async (client = scene.director) =>
  (await client.get<Child[]>(CHILDREN)).body.map(({ firstName }) => firstName);

test('what was not changed is read once, for all of a role', async () => {
  const kept = vi.spyOn(scene.larkhouse.server.answers, 'keep');
  const [one, another] = [await scene.as('Lead Teacher'), await scene.as('Lead Teacher')];
  expect(await namesSeen(another)).toEqual(await namesSeen(one));
  expect(await namesSeen(one)).toEqual(await namesSeen(scene.director));
  // Of the teachers, and of the Director.
  expect(kept).toHaveBeenCalledTimes(2);
  await attendanceOf(scene.director).checkIn((scene.world.families[0] as Family).childId, '07:20');
  await namesSeen(one);
  expect(kept).toHaveBeenCalledTimes(2);
});

test('what another process writes is seen with the next read, and tagged anew', async () => {
  const { childId } = await scene.newFamily();
  const before = await scene.director.get(CHILDREN);
  expect((await scene.director.get(CHILDREN, { 'if-none-match': before.headers.get('etag') ?? '' })).status).toBe(304);
  const renamed = await scene.director
    .at(other.origin)
    .send('PATCH', `${CHILDREN}/${childId}`, { firstName: 'Renata' });
  expect(renamed.status).toBe(200);
  const after = await scene.director.get(CHILDREN, { 'if-none-match': before.headers.get('etag') ?? '' });
  expect(after.status).toBe(200);
  expect(after.text).toContain('Renata');
});

test('a transaction that began before a read and is committed after it is seen by the next read', async () => {
  const { childId } = await scene.newFamily();
  await namesSeen();
  const late = await scene.openTransaction();
  await late.query(`update child set first_name = 'Latimer' where id = ${childId}`);
  // Meanwhile another is committed, whose number is higher.
  await scene.rows(`update room set name = name`);
  expect(await namesSeen()).not.toContain('Latimer');
  await late.query('commit');
  expect(await namesSeen()).toContain('Latimer');
});

test('one that was taken back changes nothing', async () => {
  const { childId } = await scene.newFamily();
  const kept = vi.spyOn(scene.larkhouse.server.answers, 'keep');
  const before = await namesSeen();
  kept.mockClear();
  const given = await scene.openTransaction();
  await given.query(`update child set first_name = 'Nobody' where id = ${childId}`);
  await given.query('rollback');
  expect(await namesSeen()).toEqual(before);
  expect(kept).not.toHaveBeenCalled();
});

test('whoever loses a right is not answered by what they were answered before', async () => {
  const support = await scene.as('Support Staff');
  const family = await scene.newFamily();
  const mother = await scene.parentOf(family);
  const day = `/api/parent/day?childId=${family.childId}&date=${MONDAY}`;
  expect([(await support.get('/api/gallery')).status, (await mother.get(day)).status]).toEqual([403, 200]);
  const nurse = await scene.as('Nurse');
  expect((await nurse.get('/api/incidents')).status).toBe(200);
  await scene.rows(`delete from role_capability where capability in ('incidents', 'reports.read')`);
  expect((await nurse.get('/api/incidents')).status).toBe(403);
  await scene.rows(`update guardianship set ended_at = now() where guardian_id = ${family.guardianId}`);
  expect((await mother.get(day)).status).toBe(404);
});

test('what was noted is forgotten after a day', async () => {
  await scene.rows('update room set name = name');
  await scene.rows(`update recent_change set noted_at = noted_at - interval '25 hours'`);
  await scene.rows('select forget_changes()');
  expect(await scene.rows('select from recent_change')).toEqual([]);
});
