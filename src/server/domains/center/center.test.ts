import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Scene, startScene } from '#testing/scene.ts';
import { DEFAULT_ROOMS } from './rules.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());

test('a new center has its rooms in order, with usual groups, capacities and ratios', async () => {
  const { status, body } = await scene.director.get<{ name: string; sortOrder: number }[]>('/api/rooms');
  expect(status).toBe(200);
  expect(body).toEqual(
    DEFAULT_ROOMS.map(({ name, ageGroup, capacity, childrenPerStaff }, sortOrder) => ({
      id: expect.any(Number),
      name,
      ageGroup,
      capacity,
      childrenPerStaff,
      sortOrder,
    })),
  );
  expect(body.map(({ name }) => name)).toEqual([
    'Infant Room',
    'Toddler Room',
    'Preschool Room',
    'Pre-K Room',
    'Playground',
    'Main Office',
  ]);
});

test('a removed room is not listed and takes no more children', async () => {
  await scene.rows(`update room set removed_at = now() where name = 'Pre-K Room'`);
  const { body } = await scene.director.get<{ name: string }[]>('/api/rooms');
  expect(body.map(({ name }) => name)).not.toContain('Pre-K Room');
  const child = { firstName: 'Mia', lastName: 'Lopez', dateOfBirth: '2021-09-01', room: 'Pre-K Room' };
  expect((await scene.director.post('/api/children', child)).status).toBe(422);
});

test('rooms are for every staff member, and nobody else', async () => {
  expect((await (await scene.as('Support Staff')).get('/api/rooms')).status).toBe(200);
  expect((await fetch(`${scene.larkhouse.origin}/api/rooms`)).status).toBe(401);
});
