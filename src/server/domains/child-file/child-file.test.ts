import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addGuardian } from '#server/domains/guardians/commands.ts';
import { guardianTied } from '#server/domains/guardians/hooks.ts';
import { type Client, signedIn } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import type { Family } from '#testing/world.ts';

interface Contact {
  readonly id: number;
  readonly kind: string;
  readonly name: string;
  readonly isOwn: boolean;
  readonly saidBy: string | null;
  readonly version: number;
}
interface Change {
  readonly id: number;
  readonly kind: string;
  readonly state: string;
  readonly declineReason: string | null;
  readonly fields: { name: string; before: string | null; after: string | null }[];
}
interface File {
  readonly contacts: Contact[];
  readonly languages: string[];
  readonly diet: string | null;
  readonly specialNeeds: string | null;
  readonly hasInsurance: boolean;
  readonly custody: { note: string; isOwn: boolean; isShared: boolean; version: number } | null;
  readonly changes: Change[];
  readonly version: number;
}
interface Changed {
  readonly isWaiting: boolean;
  readonly file: File;
  readonly message: string;
  readonly fields?: Record<string, string>;
}

let scene: Scene;
let family: Family;
let parent: Client;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());
beforeEach(async () => {
  scene.larkhouse.clock.set('2026-03-02T12:00:00Z');
  family = await scene.newFamily();
  parent = await scene.parentOf(family);
});

const at = (path = '') => `/api/children/${family.childId}/file${path}`;
const fileFor = async (client: Client) => (await client.get<File>(at())).body;
const doctor = (changes: object = {}) => ({ kind: 'doctor', name: 'Dr. Brill', phoneNumber: '555 7733', ...changes });
const neighbor = (changes: object = {}) => ({
  kind: 'emergency',
  name: 'Ned New',
  phoneNumber: '555 7744',
  ...changes,
});
const add = (client: Client, body: object) => client.post<Changed>(at('/contacts'), body);
const answer = (id: number, isAccepted: boolean, reason = '', client = scene.director) =>
  client.post<File>(`/api/child-file-changes/${id}/answer`, { isAccepted, reason });
/** Another guardian of the child, in another home. */
const otherGuardian = async (): Promise<Client> => signedInAs(await otherGuardianId());
const signedInAs = (accountId: number) =>
  signedIn(scene.larkhouse, 'parent', { centerId: scene.world.centerId, accountId });
async function otherGuardianId(): Promise<number> {
  const person = { firstName: 'Otto', lastName: 'Away', email: null, phoneNumber: null, address: null };
  return scene.inCenter((scope) =>
    addGuardian(scope, { ...person, passwordHash: 'none' }, [{ childId: family.childId, relationship: 'parent' }]),
  );
}

test('a guardian changes doctor, home, languages and insurance at once, and staff are told (child-file-4)', async () => {
  const told = await effectsIn(scene, async () => {
    expect((await add(parent, doctor())).body).toMatchObject({ isWaiting: false, file: { changes: [] } });
  });
  expect(told.join('\n')).toContain('audit add child contact');
  expect(told.join('\n')).toContain('"event":"file-changed"');
  expect(told.join('\n')).toContain('tell children');
  await add(parent, { kind: 'home', name: 'At Mum’s', address: '4 Well Lane' });
  await parent.patch(at(), { languages: ['Welsh', 'English', 'welsh'] });
  await parent.put(at('/insurance'), { insurance: { insurer: 'Sunrise' } });
  const file = await fileFor(scene.director);
  expect(file.contacts.map(({ kind }) => kind)).toEqual(['doctor', 'home']);
  expect(file).toMatchObject({ languages: ['Welsh', 'English'], hasInsurance: true, changes: [] });
  const { id, version } = firstOf(file.contacts);
  const edited = await parent.patch<Changed>(at(`/contacts/${id}`), { phoneNumber: '555 1', version });
  expect(edited.body).toMatchObject({ isWaiting: false });
  expect((await parent.delete<Changed>(at(`/contacts/${id}`))).body.file.contacts).toHaveLength(1);
});

test('what is protected waits, is accepted or declined once, and is told (child-file-4, child-file-5)', async () => {
  const told = await effectsIn(scene, async () => {
    expect((await add(parent, neighbor())).body).toMatchObject({ isWaiting: true, file: { contacts: [] } });
  });
  expect(told.join('\n')).toContain('audit propose child file change');
  expect(told.join('\n')).toContain('"event":"file-proposed"');
  expect((await parent.patch<Changed>(at(), { diet: 'No eggs' })).body).toMatchObject({ isWaiting: true });
  const custody = await parent.put<Changed>(at('/custody'), { note: 'Every other week' });
  expect(custody.body).toMatchObject({ isWaiting: true, file: { custody: null } });
  const waiting = (await fileFor(scene.director)).changes;
  expect(waiting.map(({ kind }) => kind)).toEqual(['add-contact', 'care', 'custody']);
  const all = (await scene.director.get<Change[]>('/api/child-file-changes')).body.map(({ id }) => id);
  expect(all).toEqual(expect.arrayContaining(waiting.map(({ id }) => id)));
  expect(waiting[1]?.fields).toEqual([{ name: 'diet', before: null, after: 'No eggs' }]);
  const [contact, care, note] = waiting.map(({ id }) => id);
  const accepted = await effectsIn(scene, () => answer(contact ?? 0, true));
  expect(accepted.join('\n')).toContain('audit accept child file change');
  expect(accepted.join('\n')).toContain('audit add child contact');
  expect(accepted.join('\n')).toContain('"event":"file-accepted"');
  expect(accepted.join('\n')).toContain('take-back-notifications');
  expect((await answer(contact ?? 0, true)).status).toBe(200);
  expect((await answer(contact ?? 0, false)).status).toBe(409);
  const declined = await effectsIn(scene, () => answer(care ?? 0, false, 'Ask the cook first.'));
  expect(declined.join('\n')).toContain('audit decline child file change');
  expect(declined.join('\n')).toContain('"event":"file-declined"');
  await answer(note ?? 0, true);
  const file = await fileFor(parent);
  expect(file.contacts).toMatchObject([{ kind: 'emergency', name: 'Ned New', isOwn: true }]);
  expect(file).toMatchObject({ diet: null, custody: { note: 'Every other week', isOwn: true, isShared: false } });
  expect(file.changes.find(({ id }) => id === care)).toMatchObject({
    state: 'declined',
    declineReason: 'Ask the cook first.',
  });
});

test('a later word takes the place of what waits, and one withdraws one’s own alone (child-file-5)', async () => {
  await parent.patch(at(), { diet: 'No eggs' });
  await parent.patch(at(), { diet: 'No milk' });
  const { changes } = await fileFor(scene.director);
  expect(changes).toMatchObject([{ fields: [{ after: 'No milk' }] }]);
  const { id } = firstOf(changes);
  const path = `/api/parent/child-file-changes/${id}/withdraw`;
  expect((await (await otherGuardian()).post(path)).status).toBe(404);
  const seen = await effectsIn(scene, () => parent.post(path));
  expect(seen.join('\n')).toContain('audit withdraw child file change');
  expect(seen.join('\n')).toContain('take-back-notifications');
  expect((await parent.post(path)).status).toBe(200);
  expect((await answer(id, true)).status).toBe(409);
  expect((await fileFor(scene.director)).changes).toEqual([]);
});

test('a guardian reads nothing of another household, and custody where it is theirs or for all (child-file-2)', async () => {
  const other = await otherGuardian();
  await add(parent, { kind: 'home', name: 'At Mum’s', address: '4 Well Lane' });
  await add(parent, doctor());
  await add(parent, neighbor());
  await parent.put(at('/custody'), { note: 'Every other week' });
  for (const { id } of (await fileFor(scene.director)).changes) await answer(id, true);
  expect((await fileFor(other)).contacts.map(({ kind }) => kind)).toEqual(['doctor']);
  expect((await other.get(at())).text).not.toContain('Well Lane');
  expect((await fileFor(other)).custody).toBeNull();
  const { custody } = await fileFor(scene.director);
  const shared = { note: custody?.note, isShared: true, version: custody?.version };
  await scene.director.put(at('/custody'), shared);
  expect((await fileFor(other)).custody).toMatchObject({ note: 'Every other week', isOwn: false });
  expect((await fileFor(parent)).custody).toMatchObject({ isOwn: true });
  const stranger = await scene.parentOf(await scene.newFamily());
  expect((await stranger.get(at())).status).toBe(404);
  expect((await stranger.post(at('/contacts'), doctor())).status).toBe(404);
  expect((await other.put(at('/custody'), { note: 'Mine', isShared: true })).status).toBe(403);
});

test('who may not enroll children reads the file without custody and changes nothing (child-file-1)', async () => {
  await scene.director.put(at('/custody'), { note: 'Lives with her mother' });
  await parent.patch(at(), { diet: 'No eggs' });
  const helper = await scene.as('Support Staff');
  expect(await fileFor(helper)).toMatchObject({ custody: null, changes: [] });
  expect((await add(helper, doctor())).status).toBe(403);
  expect((await helper.get(at('/insurance'))).status).toBe(403);
  expect((await helper.get('/api/child-file-changes')).status).toBe(403);
});

test('insurance and custody lie encrypted, each look is written down, and no log holds them (child-file-3)', async () => {
  const insurance = {
    insurer: 'Sunrise',
    memberNumber: 'SH-987654',
    groupNumber: null,
    holder: null,
    phoneNumber: null,
  };
  await parent.put(at('/insurance'), { insurance });
  await parent.put(at('/custody'), { note: 'Order SH-987654' });
  await answer(firstOf((await fileFor(scene.director)).changes).id, true);
  const nurse = await scene.as('Nurse');
  const seen = await effectsIn(scene, async () => {
    expect((await nurse.get<object>(at('/insurance'))).body).toEqual({ insurance });
  });
  expect(seen).toEqual([`audit read insurance: child_file [${family.childId}] of [${family.childId}]`]);
  for (const table of ['child_file', 'child_custody', 'child_file_change', 'audit_detail', 'outbox']) {
    const rows = await scene.rows<{ all: string }>(`select t::text as all from ${table} t`);
    expect([table, rows.some(({ all }) => all.includes('SH-987654'))]).toEqual([table, false]);
  }
  const said = await effectsIn(scene, () => scene.director.put(at('/insurance'), { insurance: null }));
  expect(said).toEqual([
    `audit say insurance: child_file [${family.childId}] of [${family.childId}]`,
    `tell children of [${family.childId}]`,
  ]);
  const custody = await effectsIn(scene, () => scene.director.put(at('/custody'), { note: null }));
  expect(custody).toEqual([
    `audit say custody: child_file [${family.childId}] of [${family.childId}]`,
    `tell children of [${family.childId}]`,
  ]);
});

test('what cannot be is refused at its field, and a stale edit as a whole (child-file-1)', async () => {
  const wrong = async (body: object) => Object.keys((await add(parent, body)).body.fields ?? {});
  expect(await wrong(doctor({ name: ' ' }))).toEqual(['name']);
  expect(await wrong(doctor({ phoneNumber: '' }))).toEqual(['phoneNumber']);
  expect(await wrong({ kind: 'home', name: 'Home' })).toEqual(['address']);
  expect(await wrong(neighbor({ phoneNumber: null, address: '4 Well Lane' }))).toEqual(['phoneNumber']);
  const { file } = (await add(scene.director, doctor())).body;
  const { id, version } = firstOf(file.contacts);
  const path = at(`/contacts/${id}`);
  expect((await scene.director.patch(path, { name: 'Dr. Bell', version })).status).toBe(200);
  expect((await scene.director.patch(path, { name: 'Dr. Bull', version })).status).toBe(412);
  await scene.director.patch(at(), { diet: 'No eggs', version: file.version });
  expect((await scene.director.patch(at(), { diet: 'No milk', version: file.version })).status).toBe(412);
  expect((await scene.director.delete(at('/contacts/999999'))).status).toBe(404);
});

test('nobody of the name of a guardian who may not collect is called in an emergency (child-file-6)', async () => {
  const { guardians } = (
    await scene.director.get<{ guardians: { guardianshipId: number; name: string; version: number }[] }>(
      `/api/children/${family.childId}/profile`,
    )
  ).body;
  await parent.patch(at(), { diet: 'No eggs' });
  const { guardianshipId, name, version } = firstOf(guardians);
  await scene.director.patch(`/api/guardianships/${guardianshipId}`, { mayPickUp: false, version });
  // What the guardian proposed before waits no longer.
  expect((await fileFor(scene.director)).changes).toEqual([]);
  expect(Object.keys((await add(scene.director, neighbor({ name }))).body.fields ?? {})).toEqual(['name']);
});

test('staff say in which order contacts are called, and a second time nothing happens (child-file-1)', async () => {
  await add(scene.director, doctor());
  const { file } = (await add(scene.director, doctor({ name: 'Dr. Second' }))).body;
  const contactIds = file.contacts.map(({ id }) => id).reverse();
  const order = () => scene.director.put<Changed>(at('/contacts'), { contactIds });
  const seen = await effectsIn(scene, order);
  expect(seen).toEqual([
    `audit order child contacts: child_file [${family.childId}] of [${family.childId}]`,
    `tell children of [${family.childId}]`,
  ]);
  expect((await fileFor(parent)).contacts.map(({ id }) => id)).toEqual(contactIds);
  expect(await effectsIn(scene, order)).toEqual([]);
});

test('an accepted change whose contact has gone is refused with what to do', async () => {
  await add(scene.director, neighbor());
  const { id } = firstOf((await fileFor(parent)).contacts);
  const gone = await parent.delete<Changed>(at(`/contacts/${id}`));
  expect(gone.body).toMatchObject({ isWaiting: true });
  const change = firstOf((await fileFor(scene.director)).changes);
  expect(change.fields).toContainEqual({ name: 'name', before: 'Ned New', after: null });
  expect((await scene.director.delete<Changed>(at(`/contacts/${id}`))).body.isWaiting).toBe(false);
  expect((await answer(change.id, true)).status).toBe(409);
  expect((await answer(change.id, false)).status).toBe(200);
});

test('what a guardian on record said is the word of their account (child-file-7)', async () => {
  await add(parent, { kind: 'home', name: 'At Mum’s', address: '4 Well Lane' });
  await parent.put(at('/custody'), { note: 'Every other week' });
  await answer(firstOf((await fileFor(scene.director)).changes).id, true);
  const accountId = await otherGuardianId();
  const account = await signedInAs(accountId);
  expect(await fileFor(account)).toMatchObject({ contacts: [], custody: null });
  await scene.inCenter((scope) => guardianTied.tell(scope, { recordId: family.guardianId, accountId }));
  expect(await fileFor(account)).toMatchObject({ contacts: [{ isOwn: true }], custody: { isOwn: true } });
});

test('staff see whose file lacks a doctor, somebody to call, a home or the insurance (child-file-9)', async () => {
  const lacks = async () => {
    const { body } = await scene.director.get<Record<string, unknown>[]>('/api/child-files/incomplete');
    const found = body.find(({ id }) => id === family.childId) ?? {};
    return Object.fromEntries(Object.entries(found).filter(([name]) => name.startsWith('lacks')));
  };
  await scene.rows('update child set emergency_contact = null where id = $1', family.childId);
  await scene.rows('update guardian set address = null where id = $1', family.guardianId);
  const all = { lacksDoctor: true, lacksEmergency: true, lacksHome: true, lacksInsurance: true };
  expect(await lacks()).toEqual(all);
  await add(scene.director, doctor());
  await add(scene.director, neighbor());
  expect(await lacks()).toEqual({ ...all, lacksDoctor: false, lacksEmergency: false });
  await add(scene.director, { kind: 'home', name: 'Home', address: '4 Well Lane' });
  await scene.director.put(at('/insurance'), { insurance: { insurer: 'Sunrise' } });
  expect(await lacks()).toEqual({});
  expect((await (await scene.as('Nurse')).get('/api/child-files/incomplete')).status).toBe(403);
});

test('the log holds each change of a file with its child, before and after', async () => {
  const { director } = scene;
  const { childId } = family;
  const log = async (work: () => Promise<unknown>) =>
    (await effectsIn(scene, work)).filter((line) => /^audit/.test(line));
  const fileLine = (before: object, after: object) =>
    `audit edit child file: child_file [${childId}] of [${childId}] before ${JSON.stringify(before)} after ${JSON.stringify(after)}`;
  expect(await log(() => director.patch(at(), { languages: ['Welsh'] }))).toEqual([
    fileLine({ languages: [] }, { languages: ['Welsh'] }),
  ]);
  expect(await log(() => director.patch(at(), { diet: 'No eggs' }))).toEqual([
    fileLine({ diet: null, specialNeeds: null }, { diet: 'No eggs', specialNeeds: null }),
  ]);
  await add(director, doctor());
  const { id, version } = firstOf((await fileFor(director)).contacts);
  // In the order of the database.
  const was = {
    kind: 'doctor',
    name: 'Dr. Brill',
    note: null,
    address: null,
    phoneNumber: '555 1',
    relationship: null,
  };
  const edited = await log(() => director.patch(at(`/contacts/${id}`), { phoneNumber: '555 1', version }));
  expect(edited).toEqual([
    expect.stringMatching(
      new RegExp(
        `^audit edit child contact: child_contact \\[${id}\\] of \\[${childId}\\] before .*555 7733.* after .*"555 1"`,
      ),
    ),
  ]);
  expect(await log(() => director.delete(at(`/contacts/${id}`)))).toEqual([
    `audit remove child contact: child_contact [${id}] of [${childId}] before ${JSON.stringify(was)}`,
  ]);
});
