import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addGuardian, addGuardianship } from '#server/domains/guardians/commands.ts';
import { type Client, signedIn } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { type Household, Kiosk, newHousehold, PIN } from '#testing/kiosk.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';

/** A Monday, 07:00 at the center. */
const MONDAY = '2026-03-02T12:00:00Z';
const TUESDAY = '2026-03-03T12:00:00Z';

interface Person {
  readonly id: number;
  readonly state: string;
  readonly phoneNumber: string | null;
  readonly version: number;
  readonly declineReason: string | null;
  readonly idSeenBy: string | null;
  readonly pinSetAt: string | null;
  readonly children: { id: number; firstName: string }[];
}
interface Failed {
  readonly message: string;
  readonly fields?: Record<string, string>;
}

let scene: Scene;
let kiosk: Kiosk;
let family: Household;
let parent: Client;
let phones = 4000;
beforeAll(async () => {
  scene = await startScene();
  kiosk = new Kiosk(scene);
  await kiosk.pair();
});
afterAll(() => scene.stop());
beforeEach(async () => {
  scene.larkhouse.clock.set(MONDAY);
  family = await newHousehold(scene, ['Mia', 'Leo']);
  parent = await parentOf(family);
  phones += 1;
});

const parentOf = ({ guardianId }: { readonly guardianId: number }) =>
  signedIn(scene.larkhouse, 'parent', { centerId: scene.world.centerId, accountId: guardianId });

/** Their grandmother, by a phone that nobody else has. */
const rosa = (changes: object = {}) => ({
  childIds: family.childIds,
  firstName: 'Rosa',
  lastName: 'Marin',
  phoneNumber: `555 020 ${phones}`,
  relationship: 'grandmother',
  mayDropOff: true,
  mayPickUp: true,
  ...changes,
});
const propose = (changes: object = {}, client = parent) =>
  client.post<Person & Failed>('/api/parent/pickup-people', rosa(changes));
const add = async (changes: object = {}) =>
  (await scene.director.post<Person & Failed>('/api/pickup-people', rosa(changes))).body;
const answer = (id: number, isAccepted: boolean, reason = '', client = scene.director) =>
  client.post<Person & Failed>(`/api/pickup-people/${id}/answer`, { isAccepted, reason });
const known = async (childId = family.childIds[0]) =>
  (await scene.director.get<{ people: Person[] }>(`/api/children/${childId}/pickup-people`)).body.people;
const edit = async (id: number, change: object) =>
  scene.director.patch<Person & Failed>(`/api/pickup-people/${id}`, change);

/** Staff hand out a code; the person chooses the PIN at the kiosk. */
async function withPin(id: number): Promise<string> {
  const { body } = await scene.director.post<{ code: string }>(`/api/pickup-people/${id}/pin-code`);
  const chosen = await kiosk.client.post<{ phoneDigits: string }>('/api/kiosk/pin', { code: body.code, pin: PIN });
  expect(chosen.status).toBe(200);
  return chosen.body.phoneDigits;
}
const signed = async (phoneDigits: string, direction: 'in' | 'out') => {
  const { ticket } = (await kiosk.identify(phoneDigits, PIN)).body;
  return kiosk.record({ ticket, direction, signedName: 'Rosa Marin' });
};
/** What staff see of an entry that needs a look. */
const waiting = async () =>
  (
    await scene.director.get<{ entries: { guardianName: string; moves: { childId: number; reason: string }[] }[] }>(
      '/api/kiosk-entries',
    )
  ).body.entries
    .filter(({ moves }) => moves.some(({ childId }) => family.childIds.includes(childId)))
    .map(({ guardianName, moves }) => [guardianName, ...moves.map(({ reason }) => reason)]);

test('a guardian proposes, staff accept, and both are told (pickup-people-2, pickup-people-3)', async () => {
  const told = await effectsIn(scene, () => propose());
  expect(told.join('\n')).toContain('"event":"pickup-proposed"');
  const { id, state } = firstOf(await known());
  expect(state).toBe('proposed');
  const proposed = (await scene.director.get<Person[]>('/api/pickup-people/proposed')).body;
  expect(proposed.map((one) => one.id)).toContain(id);
  const accepted = await effectsIn(scene, () => answer(id, true));
  expect(accepted.join('\n')).toContain('"event":"pickup-accepted"');
  expect(await known()).toMatchObject([{ id, state: 'accepted', phoneNumber: `555 020 ${phones}` }]);
  // The same answer again changes nothing; another one is refused.
  expect((await answer(id, true)).body.state).toBe('accepted');
  expect((await answer(id, false)).status).toBe(409);
});

test('a declined proposal says why, and an accepted person is changed by staff alone (pickup-people-3)', async () => {
  const { body } = await propose();
  await answer(body.id, false, 'We have to see her once.');
  const [own] = (await parent.get<Person[]>('/api/parent/pickup-people')).body;
  expect(own).toMatchObject({ state: 'declined', declineReason: 'We have to see her once.' });
  expect((await parent.patch(`/api/pickup-people/${body.id}`, { lastName: 'Other' })).status).toBe(403);
});

test('another family neither sees nor ends a person, and proposes for no child of others (pickup-people-2)', async () => {
  const { id } = (await propose()).body;
  const others = await parentOf(await newHousehold(scene, ['Ida']));
  expect((await others.get<Person[]>('/api/parent/pickup-people')).body).toEqual([]);
  expect((await others.post(`/api/parent/pickup-people/${id}/end`)).status).toBe(404);
  expect((await propose({}, others)).status).toBe(404);
  const teacher = await scene.as('Assistant Teacher');
  expect((await answer(id, true, '', teacher)).status).toBe(403);
  expect((await teacher.post('/api/pickup-people', rosa())).status).toBe(403);
  expect((await teacher.post(`/api/pickup-people/${id}/pin-code`)).status).toBe(403);
});

test('what cannot be is refused at its field', async () => {
  const wrong = async (changes: object) => Object.keys((await propose(changes)).body.fields ?? {});
  expect(await wrong({ firstName: ' ' })).toEqual(['firstName']);
  expect(await wrong({ mayDropOff: false, mayPickUp: false })).toEqual(['mayPickUp']);
  expect(await wrong({ weekdays: [] })).toEqual(['weekdays']);
  expect(await wrong({ validFrom: '2026-04-02', validTo: '2026-04-01' })).toEqual(['validTo']);
  expect(await wrong({ validTo: '2026-03-01' })).toEqual(['validTo']);
  expect(await wrong({ childIds: [] })).toEqual(['childIds']);
  const other = await newHousehold(scene, ['Ida']);
  const mixed = await add({ childIds: [family.childIds[0], other.childIds[0]] });
  expect(mixed.fields).toEqual({ childIds: 'Choose enrolled children of one family' });
});

test('a guardian who may not pick up proposes nobody, and nobody is them (pickup-people-5)', async () => {
  const childId = family.childIds[0];
  const { guardians } = (
    await scene.director.get<{ guardians: { guardianshipId: number; name: string; version: number }[] }>(
      `/api/children/${childId}/profile`,
    )
  ).body;
  const { guardianshipId, name, version } = firstOf(guardians);
  await scene.director.patch(`/api/guardianships/${guardianshipId}`, { mayPickUp: false, version });
  expect((await propose({ childIds: [childId] })).body.fields).toHaveProperty('childIds');
  const [firstName, lastName] = name.split(' ');
  const same = await add({ childIds: [childId], firstName, lastName });
  expect(same.fields).toHaveProperty('lastName');
});

test('staff note whose ID they saw, change and end, and a stale change is refused (pickup-people-1)', async () => {
  const { id, version } = await add();
  const nurse = await scene.as('Nurse');
  expect((await nurse.post<Person>(`/api/pickup-people/${id}/id-seen`)).body.idSeenBy).toMatch(/\w/);
  expect((await edit(id, { relationship: 'aunt', version })).status).toBe(412);
  expect((await edit(id, { weekdays: [3, 1, 3], relationship: 'aunt' })).body).toMatchObject({
    weekdays: [1, 3],
    relationship: 'aunt',
  });
  const [mia, leo] = family.childIds;
  await scene.director.post(`/api/pickup-people/${id}/end`, { childId: mia });
  expect((await known(leo)).map(({ state, children }) => [state, children.length])).toEqual([['accepted', 1]]);
  await scene.director.post(`/api/pickup-people/${id}/end`, { childId: leo });
  expect(firstOf(await known(leo)).state).toBe('ended');
  expect((await edit(id, { relationship: 'mother' })).status).toBe(409);
});

test('with a code and a PIN of their own they see first names, and sign in and out (pickup-people-6)', async () => {
  const { id } = await add();
  const digits = await withPin(id);
  expect(digits).toBe(String(phones));
  expect(firstOf(await known()).pinSetAt).not.toBeNull();
  const { body } = await kiosk.identify(digits, PIN);
  expect(body).toMatchObject({ firstName: 'Rosa', lastName: 'Marin' });
  expect(body.children).toEqual(
    ['Mia', 'Leo'].map((firstName) => ({
      childId: expect.any(Number),
      firstName,
      isHere: false,
      roomNow: null,
      mayDropOff: true,
      mayPickUp: true,
    })),
  );
  expect(await signed(digits, 'in')).toMatchObject({ isRecorded: true });
  scene.larkhouse.clock.set('2026-03-02T20:00:00Z');
  expect(await signed(digits, 'out')).toMatchObject({ isRecorded: true });
  const days = (await scene.director.get<{ childId: number; checkOutBy: string }[]>('/api/attendance?date=2026-03-02'))
    .body;
  expect(days.filter(({ childId }) => family.childIds.includes(childId)).map((day) => day.checkOutBy)).toEqual([
    'Rosa Marin',
    'Rosa Marin',
  ]);
});

test('where a child is who was moved is told to its guardian at the kiosk, and to nobody else (kiosk-13)', async () => {
  const { id } = await add();
  const digits = await withPin(id);
  const roomsNow = async (phoneDigits: string) =>
    (await kiosk.identify(phoneDigits, PIN)).body.children.map(({ roomNow }) => roomNow);
  await signed(digits, 'in');
  expect(await roomsNow(family.phoneDigits)).toEqual([null, null]);
  const infants = firstOf(
    (await scene.director.get<{ id: number; name: string }[]>('/api/rooms')).body.filter(
      ({ name }) => name === 'Infant Room',
    ),
  );
  const moved = await scene.director.post('/api/presence/moves', {
    childIds: family.childIds.slice(0, 1),
    roomId: infants.id,
  });
  expect(moved.status).toBe(201);
  expect(await roomsNow(family.phoneDigits)).toEqual(['Infant Room', null]);
  expect(await roomsNow(digits)).toEqual([null, null]);
});

test('on other days, and for what they may not do, they see nobody and record nothing (pickup-people-4)', async () => {
  const { id } = await add({ weekdays: [1], mayDropOff: false });
  const digits = await withPin(id);
  expect(firstOf((await kiosk.identify(digits, PIN)).body.children)).toMatchObject({ mayDropOff: false });
  expect(await signed(digits, 'in')).toMatchObject({ isRecorded: false });
  expect(await waiting()).toEqual([['Rosa Marin', 'no-drop-off-right', 'no-drop-off-right']]);
  scene.larkhouse.clock.set(TUESDAY);
  expect((await kiosk.identify(digits, PIN)).body.children).toEqual([]);
  expect(await signed(digits, 'out')).toMatchObject({ isRecorded: false });
  expect((await waiting()).at(-1)).toEqual(['Rosa Marin', 'other-days', 'other-days']);
});

test('what was entered offline counts by what held then: before the end it does, after it not (pickup-people-6)', async () => {
  const { id } = await add();
  const digits = await withPin(id);
  const entry = { phoneDigits: digits, pin: PIN, direction: 'in', whole: false, names: ['Mia'] } as const;
  const before = await kiosk.enter(entry);
  scene.larkhouse.clock.set('2026-03-02T13:00:00Z');
  for (const childId of family.childIds) await scene.director.post(`/api/pickup-people/${id}/end`, { childId });
  scene.larkhouse.clock.set('2026-03-02T14:00:00Z');
  const after = await kiosk.enter({ ...entry, direction: 'out' });
  await kiosk.send([after, before]);
  await kiosk.send([before, after]);
  const day = (
    await scene.director.get<{ childId: number; checkInTime: string; checkOutTime: string | null }[]>(
      '/api/attendance?date=2026-03-02',
    )
  ).body.find(({ childId }) => childId === family.childIds[0]);
  expect(day).toMatchObject({ checkInTime: '07:00', checkOutTime: null });
  expect((await kiosk.identify(digits, PIN)).body.children).toEqual([]);
});

test('where a guardian of their name lost the right, the kiosk refuses always (pickup-people-5)', async () => {
  const { id } = await add();
  const digits = await withPin(id);
  await signed(digits, 'in');
  await scene.inCenter(async (scope) => {
    const person = { firstName: 'Rosa', lastName: 'Marin', email: null, phoneNumber: null, address: null };
    await addGuardian(
      scope,
      { ...person, passwordHash: null },
      family.childIds.map((childId) => ({ childId, relationship: 'aunt', mayPickUp: false })),
    );
  });
  scene.larkhouse.clock.set('2026-03-02T20:00:00Z');
  expect(firstOf((await kiosk.identify(digits, PIN)).body.children)).toMatchObject({ mayPickUp: false });
  expect(await signed(digits, 'out')).toMatchObject({ isRecorded: false });
  expect(await waiting()).toEqual([['Rosa Marin', 'no-pickup-right', 'no-pickup-right']]);
});

test('guessing their PIN is slowed as a guardian’s is, and a PIN taken away opens nothing (pickup-people-6)', async () => {
  const { id } = await add();
  const digits = await withPin(id);
  const own = new Kiosk(scene);
  await own.pair();
  for (let n = 0; n < 5; n += 1) expect((await own.identify(digits, '918273')).status).toBe(422);
  expect((await own.identify(digits, PIN)).status).toBe(429);
  expect((await scene.director.delete(`/api/pickup-people/${id}/pin`)).status).toBe(200);
  expect((await kiosk.identify(digits, PIN)).status).toBe(422);
});

test('who is only proposed gets no code, and loses what was withdrawn (pickup-people-2)', async () => {
  const { id } = (await propose()).body;
  expect((await scene.director.post(`/api/pickup-people/${id}/pin-code`)).status).toBe(404);
  expect((await parent.post<Person>(`/api/parent/pickup-people/${id}/end`)).body.state).toBe('withdrawn');
  expect((await answer(id, true)).status).toBe(409);
});

test('the other guardian of a child sees who may come, and no phone number (pickup-people-2)', async () => {
  const { id } = (await propose()).body;
  await answer(id, true);
  const { guardianId } = await newHousehold(scene, ['Ida']);
  await scene.inCenter((scope) =>
    addGuardianship(scope, guardianId, { childId: family.childIds[0] ?? 0, relationship: 'father' }),
  );
  const father = await parentOf({ guardianId });
  expect((await father.get<Person[]>('/api/parent/pickup-people')).body).toMatchObject([
    { id, phoneNumber: null, isOwn: false, children: [{ firstName: 'Mia' }] },
  ]);
});

/** Names somebody for one more child. */
const addTo = (id: number, childId: number | undefined, client = scene.director) =>
  client.post<Person & Failed>(`/api/pickup-people/${id}/children`, { childId });

test('who is accepted is named for a sibling by one tap, once, and anew after it ended (pickup-people-9)', async () => {
  const [mia, leo] = family.childIds;
  const { id } = await add({ childIds: [mia] });
  const digits = await withPin(id);
  const told = await effectsIn(scene, () => addTo(id, leo));
  expect(told).toEqual([
    `audit add child to pickup person: pickup_person [${id}] of [${leo}]`,
    `tell children of [${leo}]`,
  ]);
  expect(await effectsIn(scene, () => addTo(id, leo))).toEqual([]);
  expect((await kiosk.identify(digits, PIN)).body.children).toHaveLength(2);
  await scene.director.post(`/api/pickup-people/${id}/end`, { childId: leo });
  expect((await kiosk.identify(digits, PIN)).body.children).toHaveLength(1);
  expect((await addTo(id, leo)).body.children.map((child) => child.firstName).toSorted()).toEqual(['Leo', 'Mia']);
});

test('for a sibling nobody is named who is only proposed, is barred there, or is of another family (pickup-people-9)', async () => {
  const [mia, leo] = family.childIds;
  const { id } = await add({ childIds: [mia] });
  expect((await addTo(id, leo, await scene.as('Assistant Teacher'))).status).toBe(403);
  expect((await addTo(id, leo, parent)).status).toBe(403);
  const other = await newHousehold(scene, ['Ida']);
  const strange = await addTo(id, other.childIds[0]);
  expect([strange.status, Object.keys(strange.body.fields ?? {})]).toEqual([422, ['childId']]);
  const proposed = (await propose({ childIds: [mia] })).body.id;
  expect((await addTo(proposed, leo)).status).toBe(409);
  await scene.inCenter(async (scope) => {
    const person = { firstName: 'Rosa', lastName: 'Marin', email: null, phoneNumber: null, address: null };
    const right = { childId: leo ?? 0, relationship: 'aunt', mayPickUp: false };
    await addGuardian(scope, { ...person, passwordHash: null }, [right]);
  });
  expect((await addTo(id, leo)).body.fields).toHaveProperty('lastName');
  expect((await kiosk.identify(await withPin(id), PIN)).body.children).toHaveLength(1);
});

/** The guardianships of the family, by child. */
const rights = (guardianId: number) =>
  scene.rows<{ id: number; child_id: number }>(
    'select id, child_id from guardianship where guardian_id = $1 and ended_at is null order by child_id',
    guardianId,
  );

test('whom a guardian proposed ends with the right to collect the child; whom staff entered stays (pickup-people-7)', async () => {
  const [mia, leo] = family.childIds;
  const accepted = (await propose()).body.id;
  await answer(accepted, true);
  const waiting = (await propose({ childIds: [mia], firstName: 'Olga' })).body.id;
  const entered = (await add({ firstName: 'Nina' })).id;
  const digits = await withPin(accepted);
  const stateOf = async (childId: number | undefined) =>
    Object.fromEntries((await known(childId)).map(({ id, state, children }) => [id, `${state} ${children.length}`]));
  const ofMia = firstOf(await rights(family.guardianId));
  const told = await effectsIn(scene, () =>
    scene.director.patch(`/api/guardianships/${ofMia.id}`, { mayPickUp: false }),
  );
  expect(told.filter((line) => /pickup/.test(line))).toEqual([
    `audit end pickup person: pickup_person [${accepted}] of [${mia}]`,
    `audit end pickup person: pickup_person [${waiting}] of [${mia}]`,
    `queue take-back-notifications ${JSON.stringify({ kind: 'attendance', event: 'pickup-proposed', aboutId: waiting })}`,
  ]);
  expect((await answer(waiting, true)).status).toBe(409);
  expect(await stateOf(mia)).toEqual({ [entered]: 'accepted 2', [accepted]: 'accepted 1', [waiting]: 'withdrawn 1' });
  expect((await kiosk.identify(digits, PIN)).body.children.map(({ firstName }) => firstName)).toEqual(['Leo']);
  // The right comes again, they do not.
  await scene.director.patch(`/api/guardianships/${ofMia.id}`, { mayPickUp: true });
  expect((await kiosk.identify(digits, PIN)).body.children).toHaveLength(1);
  const ofLeo = (await rights(family.guardianId)).find(({ child_id }) => child_id === leo);
  expect((await scene.director.delete(`/api/guardianships/${ofLeo?.id}`)).status).toBe(200);
  expect((await kiosk.identify(digits, PIN)).body.children).toEqual([]);
  expect(await stateOf(leo)).toEqual({ [entered]: 'accepted 2', [accepted]: 'ended 2' });
});

test('who waits for an answer ends with the authorization for pickup, and is asked about no longer (pickup-people-11)', async () => {
  const childIds = family.childIds.slice(0, 1);
  await scene.director.post(`/api/children/${childIds[0]}/consents`, { forms: ['pickupAuthorization'] });
  const { id } = (await propose({ childIds })).body;
  const told = await effectsIn(scene, async () => {
    const withdrawn = await parent.post(`/api/parent/children/${childIds[0]}/consents/pickupAuthorization/withdraw`);
    expect(withdrawn.status).toBe(200);
  });
  expect(told).toContain(
    `queue take-back-notifications ${JSON.stringify({ kind: 'attendance', event: 'pickup-proposed', aboutId: id })}`,
  );
  expect((await answer(id, true)).status).toBe(409);
});

test('a guardian proposes for a sibling who comes already; accepted it is the same person (pickup-people-9)', async () => {
  const [mia, leo] = family.childIds;
  const { id } = await add({ childIds: [mia] });
  const digits = await withPin(id);
  const ask = (childId: number | undefined, client = parent) =>
    client.post<Person & Failed>(`/api/parent/pickup-people/${id}/children`, { childId });
  const proposal = await ask(leo);
  expect(proposal).toMatchObject({ status: 200, body: { state: 'proposed', phoneNumber: null } });
  expect((await ask(leo)).body.id).toBe(proposal.body.id);
  expect((await ask(mia)).body.id).toBe(id);
  expect((await kiosk.identify(digits, PIN)).body.children).toHaveLength(1);
  const other = await newHousehold(scene, ['Ida']);
  expect((await ask(other.childIds[0])).status).toBe(404);
  expect((await ask(leo, await parentOf(other))).status).toBe(404);

  expect((await answer(proposal.body.id, true)).body).toMatchObject({ id, children: [{}, {}] });
  expect((await answer(proposal.body.id, true)).body.id).toBe(id);
  expect((await kiosk.identify(digits, PIN)).body.children).toHaveLength(2);
  expect((await known(leo)).map((person) => person.id)).toEqual([id]);
  expect((await parent.get<Person[]>('/api/parent/pickup-people')).body.map((person) => person.id)).toEqual([id]);
  // What this guardian proposed for Leo ends with the right over Leo.
  const ofLeo = (await rights(family.guardianId)).find(({ child_id }) => child_id === leo);
  await scene.director.delete(`/api/guardianships/${ofLeo?.id}`);
  expect((await kiosk.identify(digits, PIN)).body.children.map(({ firstName }) => firstName)).toEqual(['Mia']);
});

test('a proposal for a sibling of somebody who has ended since stands for itself; nobody is proposed who is not accepted (pickup-people-9)', async () => {
  const [mia, leo] = family.childIds;
  const waiting = (await propose({ childIds: [mia] })).body.id;
  expect((await parent.post(`/api/parent/pickup-people/${waiting}/children`, { childId: leo })).status).toBe(409);
  await answer(waiting, true);
  const asked = await parent.post<Person>(`/api/parent/pickup-people/${waiting}/children`, { childId: leo });
  await scene.director.post(`/api/pickup-people/${waiting}/end`, { childId: mia });
  expect((await answer(asked.body.id, true)).body).toMatchObject({ id: asked.body.id, state: 'accepted' });
  expect(await known(leo)).toMatchObject([{ id: asked.body.id, state: 'accepted', children: [{ firstName: 'Leo' }] }]);
});
