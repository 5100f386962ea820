import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inCenter } from '#server/db/open-scope.ts';
import { addGuardian, endGuardianship } from '#server/domains/guardians/commands.ts';
import { type Client, signedIn } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import { type Family, makeCenter, PASSWORD_HASH } from '#testing/world.ts';
import { endExpiredAccess } from './access-expiry.ts';

// The rules of watching; the picture itself is stream.test.ts. ffmpeg need not be there: a view is a right, not a picture.
interface Listed {
  readonly id: number;
  readonly view: { readonly denial: string | null; readonly expiresAt: string | null };
  readonly privacySince: string | null;
}
interface Logged {
  readonly camera: { id: number };
  readonly viewer: { kind: string; id: number; name: string };
  readonly from: string;
  readonly to: string | null;
  readonly ending: string | null;
}

let scene: Scene;
let family: Family;
let parent: Client;
let rooms: Map<string, number>;
let toddlers: number;
let infants: number;
let hall: number;

beforeAll(async () => {
  scene = await startScene({ cameras: { ffmpeg: 'true' } });
  rooms = new Map(
    (await scene.director.get<{ id: number; name: string }[]>('/api/rooms')).body.map((r) => [r.name, r.id]),
  );
  const add = async (name: string, room: string | null) => {
    const body = {
      name,
      location: 'Inside',
      ipAddress: '192.168.77.20',
      port: 554,
      roomId: room ? rooms.get(room) : null,
    };
    return (await scene.director.post<{ id: number }>('/api/cameras', body)).body.id;
  };
  toddlers = await add('Toddlers', 'Toddler Room');
  infants = await add('Infants', 'Infant Room');
  hall = await add('Hall', null);
});
afterAll(() => scene?.stop());
beforeEach(async () => {
  family = await scene.newFamily();
  parent = await scene.parentOf(family);
});

const attend = (childId: number, body: object) =>
  scene.director.post('/api/attendance', { childId, date: '2026-03-02', checkInBy: 'Ned', status: 'present', ...body });
const checkIn = (childId = family.childId) => attend(childId, { checkInTime: '07:20' });
const checkOut = (childId = family.childId) => attend(childId, { checkOutTime: '07:29', checkOutBy: 'Ned' });
const view = (client: Client, id: number) =>
  client.post<{ expiresAt: string; code?: string }>(`/api/cameras/${id}/view`);
const holds = (client: Client, id: number) => client.get<{ code?: string }>(`/api/cameras/${id}/view`);
const told = async (client: Client, id: number) =>
  (await client.get<Listed[]>('/api/cameras')).body.find((camera) => camera.id === id);
const log = async (client = scene.director, query = '') =>
  (await client.get<Logged[]>(`/api/cameras/views${query}`)).body;
const expire = () => scene.inCenter(endExpiredAccess);
const setViewing = (parentViewing: string) => scene.director.put('/api/cameras/settings', { parentViewing });
const privacy = (on: boolean, room = 'Toddler Room', client = scene.director) =>
  client.post<{ since: string | null; by: string | null }>(`/api/rooms/${rooms.get(room)}/privacy`, { on });

describe('a parent', () => {
  test('watches the child’s own room while the child is there, and cameras of no room', async () => {
    expect((await told(parent, toddlers))?.view).toMatchObject({ denial: 'not-checked-in' });
    expect(await view(parent, toddlers)).toMatchObject({ status: 403, body: { code: 'not-checked-in' } });
    await checkIn();
    expect((await told(parent, toddlers))?.view).toMatchObject({ denial: null });
    expect((await view(parent, toddlers)).status).toBe(200);
    expect(await view(parent, infants)).toMatchObject({ status: 403, body: { code: 'not-checked-in' } });
    expect((await view(parent, hall)).status).toBe(200);
    expect((await view(parent, 999_999)).status).toBe(404);
  });

  test('watches any room while the child is there, or at any time, as the center says', async () => {
    await setViewing('any-room');
    expect((await view(parent, infants)).status).toBe(403);
    await checkIn();
    expect((await view(parent, infants)).status).toBe(200);
    await checkOut();
    expect((await holds(parent, infants)).status).toBe(403);
    await setViewing('any-time');
    expect((await view(parent, infants)).status).toBe(200);
    await setViewing('own-room');
    expect(await holds(parent, infants)).toMatchObject({ status: 403, body: { code: 'not-checked-in' } });
  });

  test('watches for 30 minutes; a reload does not begin them anew, another View after Stop does', async () => {
    const { clock } = scene.larkhouse;
    await checkIn();
    const first = await view(parent, toddlers);
    expect(new Date(first.body.expiresAt).getTime() - clock.now().getTime()).toBe(1_800_000);
    clock.advance({ minutes: 10 });
    expect((await view(parent, toddlers)).body.expiresAt).toBe(first.body.expiresAt);
    expect((await told(parent, toddlers))?.view.expiresAt).toBe(first.body.expiresAt);
    expect((await parent.delete(`/api/cameras/${toddlers}/view`)).status).toBe(200);
    expect(await holds(parent, toddlers)).toMatchObject({ status: 403, body: { code: 'view-ended' } });
    const second = await view(parent, toddlers);
    expect(second.body.expiresAt > first.body.expiresAt).toBe(true);
    clock.advance({ minutes: 29, seconds: 59 });
    expect((await holds(parent, toddlers)).status).toBe(200);
    clock.advance({ seconds: 1 });
    expect(await holds(parent, toddlers)).toMatchObject({
      status: 403,
      body: { code: 'view-expired', message: 'Your camera viewing session has ended.' },
    });
    const [{ id: viewId } = { id: 0 }] = await scene.rows<{ id: number }>('select max(id) as id from camera_view');
    expect(await effectsIn(scene, expire)).toEqual([
      expect.stringMatching(`^audit end camera views: camera_view \\[.*\\b${viewId}\\]$`),
      'tell camera-views',
    ]);
    expect(await effectsIn(scene, expire)).toEqual([]);
    expect((await log(scene.director, `?guardianId=${family.guardianId}`)).map(({ ending }) => ending)).toEqual([
      'expired',
      'stopped',
    ]);
  });

  test('sees an offline camera, and can’t watch it; staff may try', async () => {
    await scene.rows('update camera set is_active = false where id = $1', toddlers);
    // Whether the child is there or not.
    expect((await told(parent, toddlers))?.view).toMatchObject({ denial: 'offline' });
    await checkIn();
    expect((await told(parent, toddlers))?.view).toMatchObject({ denial: 'offline' });
    expect(await view(parent, toddlers)).toMatchObject({
      status: 409,
      body: { message: 'This camera is currently offline.' },
    });
    expect((await view(scene.director, toddlers)).status).toBe(200);
    await scene.rows('update camera set is_active = true where id = $1', toddlers);
  });

  test('watches one camera at a time', async () => {
    await checkIn();
    await view(parent, toddlers);
    await view(parent, hall);
    expect(await holds(parent, toddlers)).toMatchObject({ status: 403, body: { code: 'view-ended' } });
    expect((await holds(parent, hall)).status).toBe(200);
  });

  test('needs a view for each piece of the picture', async () => {
    await checkIn();
    for (const piece of ['stream.m3u8', 'init.mp4?run=1', 'segment.m4s?number=1'])
      expect(await parent.get(`/api/cameras/${toddlers}/${piece}`)).toMatchObject({
        status: 403,
        body: { code: 'view-ended' },
      });
    await view(parent, toddlers);
    expect((await parent.get(`/api/cameras/${toddlers}/segment.m4s?number=1`)).status).toBe(404);
    expect((await parent.get(`/api/cameras/${toddlers}/segment.m4s?number=one`)).status).toBe(422);
    expect((await parent.get(`/api/cameras/${toddlers}/snapshot.jpg`)).status).toBe(403);
  });
});

describe('a view ends', () => {
  beforeEach(async () => {
    await checkIn();
    await view(parent, toddlers);
    expect((await holds(parent, toddlers)).status).toBe(200);
  });
  const ending = async () => {
    await expire();
    return (await log(scene.director, `?guardianId=${family.guardianId}`))[0]?.ending;
  };

  test('when the child is checked out', async () => {
    await checkOut();
    expect(await holds(parent, toddlers)).toMatchObject({ status: 403, body: { code: 'not-checked-in' } });
    expect(await ending()).toBe('check-out');
    expect(await holds(parent, toddlers)).toMatchObject({ status: 403, body: { code: 'not-checked-in' } });
  });
  test('when the session does', async () => {
    await parent.post('/api/auth/logout');
    expect((await holds(parent, toddlers)).status).toBe(401);
    expect(await ending()).toBe('signed-out');
  });
  test('when guardianship does', async () => {
    await scene.inCenter((scope) => endGuardianship(scope, family.guardianId, family.childId));
    expect((await holds(parent, toddlers)).status).toBe(403);
    expect(await ending()).toBe('not-allowed');
  });
  test('when staff block the guardian, whose co-guardian goes on watching', async () => {
    const other = await coGuardian(family.childId, 'calm');
    await view(other, toddlers);
    const block = (client: Client) =>
      client.put(`/api/cameras/blocks/${family.guardianId}`, { reason: 'Court order 12-7' });
    expect((await block(await scene.as('Nurse'))).status).toBe(403);
    expect(await block(scene.director)).toMatchObject({ status: 200, body: { reason: 'Court order 12-7' } });
    expect(await holds(parent, toddlers)).toMatchObject({ status: 403, body: { code: 'blocked' } });
    expect(await view(parent, hall)).toMatchObject({ status: 403, body: { code: 'blocked' } });
    expect((await parent.get('/api/cameras')).text).not.toContain('Court');
    expect((await holds(other, toddlers)).status).toBe(200);
    expect(await ending()).toBe('blocked');
    const { body } = await scene.director.get<{ guardianId: number }[]>('/api/cameras/blocks');
    expect(body.map(({ guardianId }) => guardianId)).toContain(family.guardianId);
    expect((await scene.director.put('/api/cameras/blocks/999999', { reason: 'x' })).status).toBe(404);
    expect((await scene.director.put(`/api/cameras/blocks/${family.guardianId}`, { reason: ' ' })).status).toBe(422);
    expect((await scene.director.delete(`/api/cameras/blocks/${family.guardianId}`)).status).toBe(200);
    expect((await scene.director.delete(`/api/cameras/blocks/${family.guardianId}`)).status).toBe(404);
    expect((await view(parent, toddlers)).status).toBe(200);
  });
  test('when privacy is turned on: everybody’s in that room and of cameras without one, staff’s too, and no other', async () => {
    const neighbour = await scene.as('Nurse');
    await view(neighbour, infants);
    await view(neighbour, hall);
    await view(scene.director, toddlers);
    const on = await privacy(true, 'Toddler Room', await scene.as('Support Staff'));
    expect(on).toMatchObject({ status: 200, body: { by: 'Support Staff Tester', since: expect.any(String) } });
    for (const [client, id] of [
      [parent, toddlers],
      [scene.director, toddlers],
      [neighbour, hall],
    ] as const)
      expect(await holds(client, id)).toMatchObject({ status: 403, body: { code: 'privacy' } });
    expect((await holds(neighbour, infants)).status).toBe(200);
    expect(await view(scene.director, toddlers)).toMatchObject({ status: 403, body: { code: 'privacy' } });
    expect(await scene.director.get(`/api/cameras/${toddlers}/snapshot.jpg`)).toMatchObject({
      status: 403,
      body: { code: 'privacy' },
    });
    expect(await told(parent, toddlers)).toMatchObject({ privacySince: on.body.since, view: { denial: 'privacy' } });
    expect(await told(scene.director, infants)).toMatchObject({ privacySince: null });
    expect(await ending()).toBe('privacy');

    // Pressed twice is pressed once.
    expect((await privacy(true)).body).toEqual(on.body);
    expect((await privacy(false)).body.since).toBeNull();
    expect((await view(parent, toddlers)).status).toBe(200);
    expect((await parent.post(`/api/rooms/${rooms.get('Toddler Room')}/privacy`, { on: true })).status).toBe(403);
    expect((await scene.director.post('/api/rooms/999999/privacy', { on: true })).status).toBe(404);
  });
});

const coGuardian = async (childId: number, name: string) => {
  const person = {
    firstName: name,
    lastName: 'Guardian',
    email: `${name}-${childId}@families.test`,
    phoneNumber: null,
    address: null,
  };
  const guardianId = await scene.inCenter((scope) =>
    addGuardian(scope, { ...person, passwordHash: PASSWORD_HASH }, [{ childId, relationship: 'aunt' }]),
  );
  return scene.parentOf({ ...family, guardianId });
};

test('two of a family watch at most; somebody who went away makes room', async () => {
  await checkIn();
  const [second, third] = [await coGuardian(family.childId, 'second'), await coGuardian(family.childId, 'third')];
  expect((await view(parent, toddlers)).status).toBe(200);
  expect((await view(second, hall)).status).toBe(200);
  expect((await told(third, toddlers))?.view).toMatchObject({ denial: 'family-limit' });
  expect(await view(third, toddlers)).toMatchObject({ status: 409, body: { code: 'family-limit' } });
  // The same guardian with another device is one more.
  expect((await view(await scene.parentOf(family), toddlers)).status).toBe(409);
  // Another family is not counted.
  const others = await scene.newFamily();
  await checkIn(others.childId);
  expect((await view(await scene.parentOf(others), toddlers)).status).toBe(200);

  await second.delete(`/api/cameras/${hall}/view`);
  expect((await view(third, toddlers)).status).toBe(200);
  scene.larkhouse.clock.advance({ minutes: 2 });
  expect((await holds(third, toddlers)).status).toBe(200);
  expect((await view(second, hall)).status).toBe(200);
  // Back from the other room, the first finds two watching.
  expect(await holds(parent, toddlers)).toMatchObject({ status: 409, body: { code: 'family-limit' } });
});

test('of three of a family at the same moment two watch', async () => {
  await checkIn();
  const clients = [parent, await coGuardian(family.childId, 'fast'), await coGuardian(family.childId, 'faster')];
  const statuses = await Promise.all(clients.map(async (client) => (await view(client, toddlers)).status));
  expect(statuses.sort()).toEqual([200, 200, 409]);
});

test('one View pressed twice is one view', async () => {
  await checkIn();
  const answers = await Promise.all([view(parent, toddlers), view(parent, toddlers), view(parent, toddlers)]);
  expect(new Set(answers.map(({ body }) => body.expiresAt)).size).toBe(1);
  expect((await log(scene.director, `?guardianId=${family.guardianId}`)).length).toBe(1);
});

test('the log says who watched which camera from when to when: all to the Director, their own room’s to teachers', async () => {
  const { clock } = scene.larkhouse;
  await checkIn();
  const from = clock.now().toISOString();
  await view(parent, toddlers);
  clock.advance({ minutes: 3 });
  await holds(parent, toddlers);
  await view(parent, hall);
  clock.advance({ minutes: 4 });
  const director = await log(scene.director, `?guardianId=${family.guardianId}`);
  expect(director.map(({ camera, to, ending }) => [camera.id, to !== null, ending])).toEqual([
    [hall, false, null],
    [toddlers, true, 'moved-on'],
  ]);
  expect(director[1]).toMatchObject({
    from,
    viewer: { kind: 'parent', id: family.guardianId, name: `Guardian ${family.marker} Last ${family.marker}` },
  });
  expect((await log(scene.director, `?cameraId=${infants}&guardianId=${family.guardianId}`)).length).toBe(0);

  const teacher = await scene.as('Lead Teacher');
  expect(await log(teacher)).toEqual([]);
  await scene.director.patch(`/api/staff/${scene.world.staff['Lead Teacher']}`, { room: 'Toddler Room' });
  expect(new Set((await log(teacher)).map(({ camera }) => camera.id))).toEqual(new Set([toddlers]));
  expect((await (await scene.as('Support Staff')).get('/api/cameras/views')).status).toBe(403);
  expect((await parent.get('/api/cameras/views')).status).toBe(403);

  // Whoever closes the browser left when they were last seen, not when the half hour was over.
  clock.advance({ minutes: 40 });
  await expire();
  const [gone] = await log(scene.director, `?guardianId=${family.guardianId}`);
  expect(gone).toMatchObject({ ending: 'expired', to: gone?.from });
  await scene.director.patch(`/api/staff/${scene.world.staff['Lead Teacher']}`, { room: '' });
});

test('without ffmpeg the cameras are listed, and say what is missing', async () => {
  const without = await startScene({ cameras: { ffmpeg: '/nowhere/ffmpeg' } });
  try {
    const { director, world } = without;
    const body = { name: 'Hall', ipAddress: '192.168.77.20', port: 554, streamUrl: '' };
    const { id } = (await director.post<{ id: number }>('/api/cameras', body)).body;
    expect((await director.get<Listed[]>('/api/cameras')).body[0]?.view).toMatchObject({
      denial: 'gateway-unavailable',
      message: 'Live pictures are not available: ffmpeg is not installed on the server.',
    });
    expect((await director.get('/api/cameras/gateway')).body).toMatchObject({ isAvailable: false });
    expect(await view(director, id)).toMatchObject({ status: 503, body: { code: 'gateway-unavailable' } });
    const client = await without.parentOf(firstOf(world.families));
    expect((await client.get<Listed[]>('/api/cameras')).body[0]?.view.denial).toBe('gateway-unavailable');
    expect((await director.get('/api/children')).status).toBe(200);
  } finally {
    await without.stop();
  }
});

test('another center’s cameras are not there', async () => {
  const there = await makeCenter(scene.larkhouse, { name: 'Oak House' });
  const stranger = await signedIn(scene.larkhouse, 'staff', {
    centerId: there.centerId,
    accountId: there.staff.Director,
  });
  expect((await stranger.get('/api/cameras')).body).toEqual([]);
  for (const [method, path, body] of [
    ['POST', `/api/cameras/${hall}/view`, undefined],
    ['PATCH', `/api/cameras/${hall}`, { name: 'Mine' }],
    ['DELETE', `/api/cameras/${hall}`, undefined],
    ['GET', `/api/cameras/${hall}/snapshot.jpg`, undefined],
    ['POST', `/api/rooms/${rooms.get('Toddler Room')}/privacy`, { on: true }],
    ['PUT', `/api/cameras/blocks/${family.guardianId}`, { reason: 'Theirs' }],
  ] as const)
    expect((await stranger.send(method, path, body)).status, path).toBe(404);
  await inCenter(scene.larkhouse.server, { centerId: there.centerId }, endExpiredAccess);
});
