import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Scene, startScene } from '#testing/scene.ts';

interface Room {
  readonly id: number;
  readonly name: string;
  readonly version: number;
  readonly children: number;
  readonly staff: number;
}
let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene?.stop());

const rooms = async () => (await scene.director.get<Room[]>('/api/center/rooms')).body;
async function room(name: string): Promise<Room> {
  const found = (await rooms()).find((one) => one.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
}

test('a room is added after the others, with the usual ages of its group', async () => {
  const body = { name: 'Sunflower Room', ageGroup: 'toddlers', capacity: 10, childrenPerStaff: 5 };
  expect(await scene.director.post('/api/rooms', body)).toMatchObject({
    status: 201,
    body: { ...body, children: 0, staff: 0, version: 1 },
  });
  expect((await rooms()).at(-1)?.name).toBe('Sunflower Room');
  expect(await scene.rows(`select min_age_months, max_age_months from room where name = 'Sunflower Room'`)).toEqual([
    { min_age_months: 18, max_age_months: 35 },
  ]);
});

test.each([
  [{ name: 'toddler ROOM' }, 'name', 'There is already a room with this name'],
  [{ name: 'Infants' }, 'name', 'This name stands for another room'],
  [{ name: ' ' }, 'name', 'Room name is required'],
  [{ name: 'A', ageGroup: 'infants' }, 'childrenPerStaff', 'Say how many children one staff member may look after'],
  [{ name: 'B', childrenPerStaff: 4 }, 'childrenPerStaff', 'Only a room with an age group has a ratio'],
  [{ name: 'C', capacity: 0 }, 'capacity', 'Must be at least 1'],
])('%j is refused by name', async (body, field, text) => {
  const answer = await scene.director.post('/api/rooms', body);
  expect(answer).toMatchObject({ status: 422, body: { fields: { [field]: text } } });
});

test('a renamed room keeps its children, and their attendance, under the new name', async () => {
  const { childId } = await scene.newFamily();
  const stay = { childId, date: '2026-03-02', checkInTime: '07:20', checkInBy: 'Ned', status: 'present' };
  expect((await scene.director.post('/api/attendance', stay)).status).toBe(200);
  const { id, version, children } = await room('Toddler Room');
  const renamed = await scene.director.patch(`/api/rooms/${id}`, { name: 'Ladybug Room', version });
  expect(renamed).toMatchObject({ status: 200, body: { name: 'Ladybug Room', children, version: version + 1 } });
  expect((await scene.director.get(`/api/children/${childId}`)).body).toMatchObject({ room: 'Ladybug Room' });
  expect((await scene.director.get('/api/attendance?date=2026-03-02')).text).toContain(`"childId":${childId}`);
  expect((await scene.director.patch(`/api/rooms/${id}`, { capacity: 4, version })).status).toBe(412);
  expect(await scene.director.patch(`/api/rooms/${id}`, { ageGroup: null, childrenPerStaff: null })).toMatchObject({
    status: 422,
    body: { fields: { ageGroup: 'There are children in this room: it needs an age group' } },
  });
  await scene.director.patch(`/api/rooms/${id}`, { name: 'Toddler Room' });
});

test('rooms are put in order; a list that somebody else has changed is refused', async () => {
  const ids = (await rooms()).map(({ id }) => id);
  const reversed = ids.toReversed();
  const answer = await scene.director.put<Room[]>('/api/rooms/order', { ids: reversed });
  expect(answer.body.map(({ id }) => id)).toEqual(reversed);
  expect((await scene.director.put('/api/rooms/order', { ids: ids.slice(1) })).status).toBe(412);
  expect((await scene.director.put('/api/rooms/order', { ids: [...ids.slice(1), ids[1]] })).status).toBe(412);
});

test('a room in use is not removed, and the answer says why', async () => {
  const { id, children } = await room('Toddler Room');
  expect(await scene.director.delete(`/api/rooms/${id}`)).toMatchObject({
    status: 409,
    body: { message: `${children} children are in Toddler Room. Move them to another room first.` },
  });
  const office = await room('Main Office');
  await scene.director.patch(`/api/staff/${scene.world.staff.Nurse}`, { room: 'Main Office' });
  expect(await scene.director.delete(`/api/rooms/${office.id}`)).toMatchObject({
    status: 409,
    body: { message: '1 staff member is assigned to Main Office. Assign them to another room first.' },
  });
});

test('an empty room is removed, its name is free again, and nobody can come into it', async () => {
  const { id, version } = await room('Playground');
  expect((await scene.director.delete(`/api/rooms/${id}?version=${version + 1}`)).status).toBe(412);
  expect((await scene.director.delete(`/api/rooms/${id}?version=${version}`)).status).toBe(200);
  expect((await scene.director.delete(`/api/rooms/${id}`)).status).toBe(404);
  expect((await scene.director.post('/api/rooms', { name: 'Playground' })).status).toBe(201);
});

test('of an enrollment and a removal at the same moment, one is refused', async () => {
  const { body } = await scene.director.post<Room>('/api/rooms', {
    name: 'Race Room',
    ageGroup: 'toddlers',
    childrenPerStaff: 5,
  });
  const child = { firstName: 'Mia', lastName: 'Lopez', dateOfBirth: '2023-09-01', room: 'Race Room' };
  const answers = await Promise.all([
    scene.director.post('/api/children', child),
    scene.director.delete(`/api/rooms/${body.id}`),
  ]);
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
});
