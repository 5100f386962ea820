import { afterAll, beforeAll, expect, test } from 'vitest';
import { effectsIn } from '#testing/effects/seen.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { recordActivities } from './commands.ts';

let scene: Scene;
let childId: number;
let ids: number[];
beforeAll(async () => {
  scene = await startScene();
  childId = (await scene.newFamily()).childId;
  const staffId = scene.world.staff.Nurse;
  ids = await scene.inCenter((scope) =>
    recordActivities(
      scope,
      ['2026-01-30', '2026-01-31', '2026-03-02', '2026-03-02'].map((date, n) => ({
        childId,
        date,
        activity: `Painting ${n}`,
        notes: '',
        staffId,
      })),
    ),
  );
});
afterAll(() => scene.stop());

const list = async (query = '') => (await scene.director.get<{ id: number }[]>(`/api/activities${query}`)).body;
const idsOf = async (query = '') => (await list(query)).map(({ id }) => id);

test('are the last thirty days, newest first', async () => {
  expect(await idsOf()).toEqual([ids[3], ids[2], ids[1]]);
  expect((await list())[0]).toEqual({
    id: ids[3],
    childId,
    date: '2026-03-02',
    activity: 'Painting 3',
    notes: '',
    staffId: scene.world.staff.Nurse,
    createdAt: '2026-03-02T12:30:00.000Z',
    kind: 'other',
    at: '07:30',
    endedAt: null,
    meal: null,
    amount: null,
    quarterOunces: null,
    contents: null,
    diaper: null,
    medicationId: null,
    batch: null,
  });
});

test('take a date range', async () => {
  expect(await idsOf('?from=2026-01-01&to=2026-01-31')).toEqual([ids[1], ids[0]]);
  expect(await idsOf('?limit=2')).toEqual([ids[3], ids[2]]);
  expect((await scene.director.get('/api/activities?limit=0')).status).toBe(422);
});

test('of several children at once are one line of the log, naming each child', async () => {
  const logged = await scene.rows(
    `select entity_ids as ids, child_ids as children from audit where entity = 'activity'`,
  );
  expect(logged).toEqual([{ ids, children: [childId] }]);
});

test('of a child are told to the screens that show the child', async () => {
  const activity = { childId, date: '2026-01-01', activity: 'Singing', notes: '', staffId: scene.world.staff.Nurse };
  const recording = () => scene.inCenter((scope) => recordActivities(scope, [activity]));
  expect(await effectsIn(scene, recording)).toContain(`tell activities of [${childId}]`);
});

test('are for staff; a removed child has none', async () => {
  expect((await (await scene.as('Support Staff')).get('/api/activities')).status).toBe(200);
  expect((await fetch(`${scene.larkhouse.origin}/api/activities`)).status).toBe(401);
  await scene.director.delete(`/api/children/${childId}`);
  expect(await list()).toEqual([]);
});
