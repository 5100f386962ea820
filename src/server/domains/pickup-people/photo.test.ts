import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Client, signedIn } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { type Household, Kiosk, newHousehold, PIN } from '#testing/kiosk.ts';
import { photograph } from '#testing/pictures.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import { retention } from './retention.ts';

interface Person {
  readonly id: number;
  readonly photoUrl: string | null;
  readonly version: number;
}
let scene: Scene;
let family: Household;
let parent: Client;
let person: Person;
let phones = 6000;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());
beforeEach(async () => {
  family = await newHousehold(scene, ['Mia']);
  parent = await parentOf(family);
  phones += 1;
  const rosa = { firstName: 'Rosa', lastName: 'Marin', relationship: 'grandmother', phoneNumber: `555 020 ${phones}` };
  const body = { childIds: family.childIds, ...rosa, mayDropOff: true, mayPickUp: true };
  person = (await scene.director.post<Person>('/api/pickup-people', body)).body;
});

const parentOf = ({ guardianId }: Pick<Household, 'guardianId'>) =>
  signedIn(scene.larkhouse, 'parent', { centerId: scene.world.centerId, accountId: guardianId });
const place = () => `/api/pickup-people/${person.id}/photo`;
const uploaded = async () =>
  (await scene.director.upload<{ filePath: string }>('/api/uploads', await photograph(), 'rosa.jpg')).body.filePath;
const put = (filePath: unknown, more = {}, client = scene.director) =>
  client.put<Person & { fields?: object }>(place(), { filePath, ...more });
const statusFor = async (client: Client) => (await client.open(place())).status;

test('a pickup person gets a photo, another one, and none again; the address changes with the picture (pickup-people-8)', async () => {
  expect([person.photoUrl, await statusFor(scene.director)]).toEqual([null, 404]);
  const first = (await put(await uploaded(), { version: person.version })).body;
  const second = (await put(await uploaded(), { version: first.version })).body;
  expect(second.photoUrl).not.toBe(first.photoUrl);
  const shown = await scene.director.open(second.photoUrl ?? '');
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const loose = 'select count(*)::int as count from upload where released_at is not null';
  const before = firstOf(await scene.rows<{ count: number }>(loose)).count;
  expect((await put(null)).body.photoUrl).toBeNull();
  expect([await statusFor(scene.director), firstOf(await scene.rows<{ count: number }>(loose)).count]).toEqual([
    404,
    before + 1,
  ]);
});

test('staff and the guardians of the child see it, no other family and not the kiosk (pickup-people-8)', async () => {
  await put(await uploaded());
  const others = await parentOf(await newHousehold(scene, ['Ida']));
  const assistant = await scene.as('Assistant Teacher');
  expect(await Promise.all([assistant, parent, others].map(statusFor))).toEqual([200, 200, 404]);
  const [own] = (await parent.get<Person[]>('/api/parent/pickup-people')).body;
  expect(own?.photoUrl).toContain(place());
  const offered = (
    await assistant.get<{ id: number; pickupPeople: { photoUrl: string | null }[] }[]>('/api/children')
  ).body.find(({ id }) => id === family.childIds[0]);
  expect(offered?.pickupPeople.map(({ photoUrl }) => photoUrl)).toEqual([own?.photoUrl]);

  const kiosk = new Kiosk(scene);
  await kiosk.pair();
  const { body } = await scene.director.post<{ code: string }>(`/api/pickup-people/${person.id}/pin-code`);
  await kiosk.client.post('/api/kiosk/pin', { code: body.code, pin: PIN });
  const shown = await kiosk.identify(String(phones), PIN);
  expect([shown.status, shown.text.includes('photo')]).toEqual([200, false]);
  expect((await kiosk.client.open(place())).status).toBe(401);
});

test('only who enrolls gives one, of a picture that nobody else uses, and not to somebody who has ended', async () => {
  const filePath = await uploaded();
  for (const client of [parent, await scene.as('Assistant Teacher')]) {
    expect((await put(filePath, {}, client)).status).toBe(403);
  }
  for (const wrong of ['/uploads/never.jpg', '../../etc/passwd', '']) {
    expect(await put(wrong)).toMatchObject({ status: 422, body: { fields: { filePath: expect.any(String) } } });
  }
  expect((await put(filePath, { version: person.version + 7 })).status).toBe(412);
  expect((await put(filePath)).status).toBe(200);
  expect((await put(filePath)).body.fields).toHaveProperty('filePath');
  await scene.director.post(`/api/pickup-people/${person.id}/end`, { childId: family.childIds[0] });
  expect((await put(await uploaded())).status).toBe(409);
  expect((await scene.director.put('/api/pickup-people/4000000/photo', { filePath: null })).status).toBe(404);
});

test('its picture goes with the person when nobody names them any more (pickup-people-8)', async () => {
  const filePath = await uploaded();
  await put(filePath);
  await scene.rows('delete from pickup_child where pickup_person_id = $1', person.id);
  const [erase] = retention.people ?? [];
  const [day, taxYear] = ['2000-01-01', 2000];
  const kept = { children: day, incidents: day, staff: day, finances: day, taxYear };
  const run = () => scene.inCenter(async (scope) => erase?.(scope, kept, (await scope.opened).center.zone));
  expect(await effectsIn(scene, run)).toEqual([
    `audit erase pickup people past their retention: pickup_person [${person.id}]`,
  ]);
  expect(await scene.rows('select from pickup_person where id = $1', person.id)).toEqual([]);
  expect(await scene.rows('select from upload where path = $1 and released_at is not null', filePath)).toHaveLength(1);
});
