import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attendanceOf } from '#testing/attendance.ts';
import type { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { MONDAY_MORNING } from '#testing/larkhouse.ts';
import { photograph } from '#testing/pictures.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import type { Family } from '#testing/world.ts';

let scene: Scene;
let director: Client;
let rooms: Map<string, number>;
/** Two of the toddlers, of whom the first one visits the infants. */
let [guest, toddler] = [] as unknown as [Family, Family];
/** Belongs to the infants. */
let infant: Family;
beforeAll(async () => {
  scene = await startScene();
  rooms = new Map(
    (await scene.rows<{ id: number; name: string }>('select id, name from room')).map(({ id, name }) => [name, id]),
  );
});
afterAll(() => scene?.stop());
beforeEach(async () => {
  for (const table of ['attendance', 'room_merge', 'photo_child', 'photo_room', 'photo_presence', 'gallery_photo'])
    await scene.rows(`delete from ${table}`);
  await at('07:30');
  [guest, toddler, infant] = [await scene.newFamily(), await scene.newFamily(), await scene.newFamily()];
  await changeRoom(infant, 'Infant');
  for (const { childId } of [guest, toddler, infant]) await attendanceOf(director).checkIn(childId, '07:00');
});

/** Sets the center's clock, five hours behind UTC. */
async function at(time: string): Promise<void> {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const later = ((hours - 7) * 60 + minutes - 30) * 60_000;
  scene.larkhouse.clock.set(new Date(new Date(MONDAY_MORNING).getTime() + later).toISOString());
  director = await scene.as('Director');
}
const room = (name: string) => rooms.get(`${name} Room`) ?? 0;
async function changeRoom({ childId }: Family, name: string): Promise<void> {
  const { status } = await director.patch(`/api/children/${childId}`, { room: `${name} Room` });
  expect(status).toBe(200);
}
const move = async ({ childId }: Family, to: string) => {
  const { status, body } = await director.post<{ moves: { id: number }[] }>('/api/presence/moves', {
    childIds: [childId],
    roomId: room(to),
  });
  expect(status).toBe(201);
  return body.moves.map(({ id }) => id);
};
async function post(change: object): Promise<number> {
  const { body: file } = await director.upload<{ filePath: string; fileName: string }>(
    '/api/uploads',
    await photograph({ width: 60, height: 40 }),
    'garden.jpg',
  );
  const { fileName, filePath } = file;
  const { status, body } = await director.post<{ id: number }>('/api/gallery', {
    title: 'Garden day',
    fileName,
    filePath,
    ...change,
  });
  expect(status).toBe(201);
  return body.id;
}
const postOf = (...names: string[]) => post({ roomIds: names.map(room) });
/** Whose families find it in their gallery and get its picture: the guest's, the toddler's and the infant's. */
const seenBy = (id: number) => Promise.all([guest, toddler, infant].map((family) => sees(family, id)));
async function sees(family: Family, id: number): Promise<boolean> {
  const client = await scene.parentOf(family);
  const isListed = (await client.get<{ id: number }[]>('/api/gallery')).body.some((photo) => photo.id === id);
  expect((await client.open(`/api/gallery/${id}/image?size=320`)).status).toBe(isListed ? 200 : 404);
  return isListed;
}
const familiesOf = async (query: string) =>
  (await director.get<{ families: number }>(`/api/gallery/audience?${query}`)).body.families;

test('a child who visits a room for an hour gets the photos of that hour, and of no other (gallery-12)', async () => {
  await at('08:50');
  const before = await postOf('Infant');
  await at('09:00');
  await move(guest, 'Infant');
  await at('09:30');
  const meanwhile = await postOf('Infant');
  await at('10:00');
  await move(guest, 'Toddler');
  await at('10:30');
  const after = await postOf('Infant');
  expect([await seenBy(before), await seenBy(meanwhile), await seenBy(after)]).toEqual([
    [false, false, true],
    [true, false, true],
    [false, false, true],
  ]);
});

test('who belongs to a room sees its photos also of an hour in which it was elsewhere (gallery-12)', async () => {
  await move(guest, 'Infant');
  await at('09:30');
  expect(await seenBy(await postOf('Toddler'))).toEqual([true, true, false]);
});

test('who has left is no guest any more, and who was not there never was one (gallery-12)', async () => {
  await move(guest, 'Infant');
  await at('09:30');
  await attendanceOf(director).checkOut(guest.childId, '09:20');
  expect(await seenBy(await postOf('Infant'))).toEqual([false, false, true]);
});

test('rooms that are merged open no photos of the other group (gallery-12)', async () => {
  await at('16:00');
  const body = { fromRoomId: room('Infant'), intoRoomId: room('Toddler') };
  const merged = await director.post('/api/presence/merges', body);
  expect(merged.status).toBe(201);
  await at('16:30');
  expect([await seenBy(await postOf('Toddler')), await seenBy(await postOf('Infant'))]).toEqual([
    [true, true, false],
    [false, false, true],
  ]);
});

test('a move that is taken back opens nothing, and its own room again (gallery-12)', async () => {
  const ids = await move(guest, 'Infant');
  await at('07:35');
  const [there, own] = [await postOf('Infant'), await postOf('Toddler')];
  expect(await sees(guest, there)).toBe(true);
  await at('07:40');
  const undone = await effectsIn(scene, () => director.post('/api/presence/moves/undo', { ids }));
  expect(undone).toContain(`tell attendance, gallery of [${guest.childId}]`);
  await changeRoom(guest, 'Infant');
  await changeRoom(toddler, 'Infant');
  // The one belongs to the infants from now on, and was with the toddlers all the time.
  expect([await sees(guest, own), await sees(toddler, own)]).toEqual([true, true]);
  await changeRoom(guest, 'Toddler');
  expect(await sees(guest, there)).toBe(false);
});

test('who changes rooms keeps the photos of what it was there for, and gets no old ones of a guest (gallery-12)', async () => {
  const present = await postOf('Toddler');
  await attendanceOf(director).checkOut(guest.childId, '07:30');
  await at('09:00');
  const absent = await postOf('Toddler');
  await at('10:00');
  await changeRoom(guest, 'Infant');
  expect([await sees(guest, present), await sees(guest, absent)]).toEqual([true, false]);
});

test('a photo of children is theirs, whoever was in its rooms (gallery-12, gallery-7)', async () => {
  await move(guest, 'Infant');
  await at('09:30');
  expect(await seenBy(await post({ childIds: [infant.childId], roomIds: [room('Infant')] }))).toEqual([
    false,
    false,
    true,
  ]);
  const hidden = await post({ roomIds: [room('Infant')], isVisible: false });
  expect(await seenBy(hidden)).toEqual([false, false, false]);
});

test('what it is named for later counts for the moment at which it was posted (gallery-12)', async () => {
  await move(guest, 'Infant');
  await at('09:30');
  const id = await postOf('Toddler');
  await at('10:00');
  await move(guest, 'Toddler');
  const { status } = await director.patch(`/api/gallery/${id}`, { roomIds: [room('Infant')] });
  expect([status, await seenBy(id)]).toEqual([200, [true, false, true]]);
});

test('photos from before stay for whom they were for (gallery-12)', async () => {
  await move(guest, 'Infant');
  await at('09:30');
  const id = await postOf('Infant');
  await scene.rows('update gallery_photo set follows_presence = false where id = $1', id);
  const { status } = await director.patch(`/api/gallery/${id}`, { roomIds: [room('Infant')], title: 'In the garden' });
  expect([status, await seenBy(id)]).toEqual([200, [false, false, true]]);
  const query = `roomIds=${room('Infant')}`;
  expect((await familiesOf(`${query}&photoId=${id}`)) + 1).toBe(await familiesOf(query));
});

test('how many families are said, before and after, are those who see it and are told (gallery-11, gallery-12)', async () => {
  const query = `roomIds=${room('Infant')}`;
  const alone = await familiesOf(query);
  await move(guest, 'Infant');
  expect(await familiesOf(query)).toBe(alone + 1);
  await at('09:30');
  const effects = await effectsIn(scene, () => postOf('Infant'));
  const told = effects.find((line) => line.startsWith('queue notify')) ?? '';
  const [, ids = ''] = /"guardiansOf":\[([^\]]*)\]/.exec(told) ?? [];
  expect(ids.split(',').length).toBe(alone + 1);
  const { id } = firstOf(await scene.rows<{ id: number }>('select max(id) as id from gallery_photo'));
  await at('10:00');
  await move(guest, 'Toddler');
  expect([await familiesOf(query), await familiesOf(`${query}&photoId=${id}`)]).toEqual([alone, alone + 1]);
  const refused = await director.get<{ fields?: object }>(`/api/gallery/audience?${query}&photoId=x`);
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['photoId']]);
});

test('a family reads of no other child who was there (gallery-12)', async () => {
  await move(guest, 'Infant');
  await at('09:30');
  const id = await postOf('Infant');
  const client = await scene.parentOf(infant);
  const photo = (await client.get<object>(`/api/gallery/${id}`)).body;
  expect(photo).toMatchObject({ children: [], rooms: [] });
});
