import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addGuardian } from '#server/domains/guardians/commands.ts';
import { type Client, signedIn } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { runJobs } from '#testing/jobs.ts';
import { pdf, photograph } from '#testing/pictures.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import type { Family } from '#testing/world.ts';
import { unzipped } from '#testing/zip.ts';

interface Document {
  readonly id: number;
  readonly kind: string;
  readonly title: string | null;
  readonly state: string;
  readonly dueOn: string | null;
  readonly expiresOn: string | null;
  readonly givenBy: string | null;
  readonly isOwn: boolean;
  readonly isShared: boolean;
  readonly refuseReason: string | null;
  readonly pages: { url: string; type: string }[];
  readonly version: number;
  readonly message?: string;
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

const of = () => `/api/children/${family.childId}/documents`;
const page = async (client: Client, bytes = pdf(), name = 'paper.pdf') =>
  (await client.upload<{ filePath: string }>('/api/uploads', bytes, name)).body.filePath;
const listOf = async (client: Client) => (await client.get<Document[]>(of())).body;
const ask = (body: object, client = scene.director) =>
  client.post<{ requested: number; already: number }>('/api/child-document-requests', {
    childIds: [family.childId],
    ...body,
  });
async function asked(body: object): Promise<number> {
  await ask(body);
  return (await listOf(scene.director))[0]?.id ?? 0;
}
const give = async (client: Client, id: number, body: object = {}) =>
  client.put<Document>(`/api/child-documents/${id}/pages`, { filePaths: [await page(client)], ...body });
const propose = async (client: Client, body: object) =>
  client.post<Document>(of(), { filePaths: [await page(client)], ...body });
const answer = (id: number, isAccepted: boolean, rest: object = {}, client = scene.director) =>
  client.post<Document>(`/api/child-documents/${id}/answer`, { isAccepted, ...rest });
/** Another guardian of the child, in another home. */
async function otherGuardian(): Promise<Client> {
  const person = { firstName: 'Otto', lastName: 'Away', email: null, phoneNumber: null, address: null };
  const accountId = await scene.inCenter((scope) =>
    addGuardian(scope, { ...person, passwordHash: 'none' }, [{ childId: family.childId, relationship: 'parent' }]),
  );
  return signedIn(scene.larkhouse, 'parent', { centerId: scene.world.centerId, accountId });
}

test('what is asked for is given from the phone, refused with a reason, given anew and accepted (child-documents-1, child-documents-2)', async () => {
  const told = await effectsIn(scene, async () => {
    const { body } = await ask({ kind: 'health-exam', dueOn: '2026-03-20' });
    expect(body).toEqual({ requested: 1, already: 0 });
  });
  expect(told.join('\n')).toContain('audit request child document');
  expect(told.join('\n')).toContain('"event":"document-requested"');
  expect(told.join('\n')).toContain('tell children');
  expect((await ask({ kind: 'health-exam' })).body).toEqual({ requested: 0, already: 1 });
  const id = (await listOf(parent))[0]?.id ?? 0;
  const photo = await page(parent, await photograph(), 'exam.jpg');
  const filePaths = [photo, await page(parent)];
  const given = await effectsIn(scene, async () => {
    expect((await give(parent, id, { filePaths })).body).toMatchObject({ state: 'received', isOwn: true });
  });
  expect(given.join('\n')).toContain('audit give child document');
  expect(given.join('\n')).toContain('"event":"document-received"');
  expect(given.join('\n')).toContain('tell children');
  // The same once more changes nothing.
  const again = await give(parent, id, { filePaths });
  expect(again.body).toMatchObject({ state: 'received', version: 2 });
  expect(again.body.pages.map(({ type }) => type)).toEqual(['image/jpeg', 'application/pdf']);
  expect((await answer(id, false)).body.fields).toEqual({ reason: 'Say what is wrong with it' });
  const refused = await effectsIn(scene, () => answer(id, false, { reason: 'The stamp is missing.' }));
  expect(refused.join('\n')).toContain('audit refuse child document');
  expect(refused.join('\n')).toContain('"event":"document-refused"');
  expect(refused.join('\n')).toContain('take-back-notifications');
  expect(refused.join('\n')).toContain('tell children');
  expect((await answer(id, false, { reason: 'Again' })).body.refuseReason).toBe('The stamp is missing.');
  expect((await answer(id, true)).status).toBe(409);
  expect((await listOf(parent))[0]).toMatchObject({ state: 'refused', refuseReason: 'The stamp is missing.' });
  const anew = (await give(parent, id, { expiresOn: '2027-03-01' })).body;
  expect(anew).toMatchObject({ state: 'received', refuseReason: null, expiresOn: '2027-03-01' });
  expect((await answer(id, true, { version: anew.version - 1 })).status).toBe(412);
  const accepted = await effectsIn(scene, () => answer(id, true, { version: anew.version }));
  expect(accepted.join('\n')).toContain('audit accept child document');
  expect(accepted.join('\n')).toContain('"event":"document-accepted"');
  expect((await answer(id, true)).body).toMatchObject({ state: 'accepted' });
});

test('a newer one takes the place of an accepted one, which stays to be read; taken out, the older holds again (child-documents-3)', async () => {
  const first = (await propose(scene.director, { kind: 'immunizations', expiresOn: '2026-04-01' })).body;
  expect(first).toMatchObject({ state: 'accepted' });
  const newer = (await give(parent, first.id)).body;
  expect(newer.id).not.toBe(first.id);
  const again = (await give(parent, first.id)).body;
  expect(again.id).toBe(newer.id);
  expect((await listOf(parent)).find(({ id }) => id === first.id)?.state).toBe('accepted');
  await answer(newer.id, true);
  expect((await listOf(parent)).map(({ state }) => state)).toEqual(['accepted', 'replaced']);
  expect((await give(parent, first.id)).status).toBe(409);
  const removed = await effectsIn(scene, () => scene.director.delete(`/api/child-documents/${newer.id}`));
  expect(removed.join('\n')).toContain('audit remove child document');
  expect(removed.join('\n')).toContain('tell children');
  expect((await scene.director.delete(`/api/child-documents/${newer.id}`)).status).toBe(200);
  expect((await listOf(parent)).map(({ id, state }) => [id, state])).toEqual([[first.id, 'accepted']]);
  const byStaff = (await propose(scene.director, { kind: 'immunizations' })).body;
  expect((await listOf(parent)).map(({ id, state }) => [id, state])).toEqual([
    [byStaff.id, 'accepted'],
    [first.id, 'replaced'],
  ]);
});

test('a request withdrawn while the family uploads takes no pages, and is told no more (child-documents-1)', async () => {
  const id = await asked({ kind: 'other', title: 'Swim permission' });
  const filePaths = [await page(parent)];
  const seen = await effectsIn(scene, () => scene.director.delete(`/api/child-documents/${id}`));
  expect(seen.join('\n')).toContain('take-back-notifications');
  expect((await give(parent, id, { filePaths })).status).toBe(404);
  expect(await listOf(parent)).toEqual([]);
  const [upload] = await scene.rows<{ claimed: boolean }>(
    'select claimed_at is not null as claimed from upload where path = $1',
    filePaths[0],
  );
  expect(upload).toEqual({ claimed: false });
  const waiting = await asked({ kind: 'other', title: 'Bus permission' });
  await give(parent, waiting);
  expect((await scene.director.delete(`/api/child-documents/${waiting}`)).status).toBe(409);
});

test('a custody order and an ID are their giver’s, and everybody’s where staff say so (child-documents-4)', async () => {
  const other = await otherGuardian();
  const order = (await propose(parent, { kind: 'custody' })).body;
  const exam = (await propose(parent, { kind: 'health-exam' })).body;
  expect((await listOf(other)).map(({ id }) => id)).toEqual([exam.id]);
  expect((await other.get(`/api/child-documents/${order.id}/pages/1`)).status).toBe(404);
  expect((await give(other, order.id)).status).toBe(404);
  expect((await give(other, exam.id)).status).toBe(409);
  await answer(order.id, true);
  const edited = await effectsIn(scene, () =>
    scene.director.patch(`/api/child-documents/${order.id}`, { isShared: true, version: 2 }),
  );
  expect(edited.join('\n')).toContain('audit edit child document');
  expect(edited.join('\n')).toContain('tell children');
  expect((await scene.director.patch(`/api/child-documents/${order.id}`, { version: 2 })).status).toBe(412);
  expect((await listOf(other)).find(({ id }) => id === order.id)).toMatchObject({ isShared: true, isOwn: false });
  const looked = await effectsIn(scene, async () => {
    expect((await other.get(`/api/child-documents/${order.id}/pages/1`)).status).toBe(200);
  });
  expect(looked).toEqual([`audit open child document: child_document [${order.id}] of [${family.childId}]`]);
  expect((await other.get(`/api/child-documents/${order.id}/pages/2`)).status).toBe(404);
  const stranger = await scene.parentOf(await scene.newFamily());
  expect((await stranger.get(of())).status).toBe(404);
  expect((await stranger.get(`/api/child-documents/${exam.id}/pages/1`)).status).toBe(404);
  expect((await propose(stranger, { kind: 'custody' })).status).toBe(404);
});

test('staff read what their role needs, and only who enrolls children asks and answers (child-documents-4)', async () => {
  for (const kind of ['custody', 'health-exam', 'allergy-plan']) await propose(parent, { kind });
  const [plan, exam, order] = await listOf(scene.director);
  const kindsFor = async (client: Client) => (await listOf(client)).map(({ kind }) => kind);
  const [nurse, helper] = [await scene.as('Nurse'), await scene.as('Support Staff')];
  expect(await kindsFor(nurse)).toEqual(['allergy-plan', 'health-exam']);
  expect(await kindsFor(helper)).toEqual(['allergy-plan']);
  const open = (client: Client, document: Document | undefined) =>
    client.get(`/api/child-documents/${document?.id}/pages/1`).then(({ status }) => status);
  expect([await open(helper, plan), await open(helper, exam), await open(nurse, order)]).toEqual([200, 403, 403]);
  expect((await ask({ kind: 'custody' }, helper)).status).toBe(403);
  expect((await answer(order?.id ?? 0, true, {}, helper)).status).toBe(403);
  expect((await give(helper, exam?.id ?? 0)).status).toBe(403);
  expect((await helper.get('/api/child-documents')).status).toBe(403);
});

test('what is no photo and no PDF, somebody else’s, used before, too much or without dates that can be is refused', async () => {
  const id = await asked({ kind: 'birth-certificate' });
  const refused = async (filePaths: readonly unknown[], rest: object = {}) => {
    const { status, body } = await give(parent, id, { filePaths, ...rest });
    return [status, Object.keys(body.fields ?? {})[0]?.split('.')[0]];
  };
  const script = await parent.upload<Document>('/api/uploads', new TextEncoder().encode('<script>1</script>'), 'a.pdf');
  expect(script.status).toBe(422);
  expect((await parent.upload('/api/uploads', new Uint8Array(), 'a.pdf')).status).toBe(422);
  const other = await scene.parentOf(await scene.newFamily());
  const theirs = await page(other);
  expect(await refused([theirs])).toEqual([422, 'filePaths']);
  expect(await refused([`/uploads/${'0'.repeat(32)}.pdf`])).toEqual([422, 'filePaths']);
  expect(await refused(['../etc/passwd'])).toEqual([422, 'filePaths']);
  expect(await refused([])).toEqual([422, 'filePaths']);
  expect(await refused(Array.from({ length: 30 }, () => theirs))).toEqual([422, 'filePaths']);
  const mine = await page(parent);
  expect(await refused([mine, mine])).toEqual([422, 'filePaths']);
  expect(await refused([mine], { issuedOn: '2026-03-03' })).toEqual([422, 'issuedOn']);
  expect(await refused([mine], { issuedOn: '2026-02-03', expiresOn: '2026-02-02' })).toEqual([422, 'expiresOn']);
  expect((await ask({ kind: 'other' })).body).toMatchObject({ fields: { title: 'Say what it is' } });
  expect((await ask({ kind: 'custody', dueOn: '2026-03-01' })).body).toMatchObject({
    fields: { dueOn: 'This day has passed' },
  });
  expect((await ask({ kind: 'custody', childIds: [987654] })).status).toBe(422);
  expect((await propose(parent, { kind: 'other' })).body).toMatchObject({ fields: { title: 'Say what it is' } });
  expect((await answer(id, true)).status).toBe(409);
  expect((await listOf(parent))[0]).toMatchObject({ state: 'requested' });
});

test('what is called by a name of its own keeps it to the letter, and other children’s names are withheld (child-documents-4)', async () => {
  const title = 'Ärztliches “Attest” <b>№ 7</b>';
  const { body } = await propose(parent, { kind: 'other', title });
  expect(body.title).toBe(title);
  await answer(body.id, false, { reason: 'Not ’<i>this</i>’ one' });
  expect((await listOf(parent))[0]).toMatchObject({ title, refuseReason: 'Not ’<i>this</i>’ one' });
  await ask({ kind: 'other', title: 'Taxi “permission”' });
  expect((await listOf(parent))[0]).toMatchObject({ title: 'Taxi “permission”', state: 'requested' });
});

test('a room or all are asked at once, whoever is asked already is not, and staff see what is to be done (child-documents-5)', async () => {
  const [child] = await scene.rows<{ roomId: number }>(
    'select room_id as "roomId" from child where id = $1',
    family.childId,
  );
  const [{ count } = { count: 0 }] = await scene.rows<{ count: number }>(
    'select count(*)::int as count from child where center_id = $1 and removed_at is null and room_id = $2',
    scene.world.centerId,
    child?.roomId,
  );
  const body = { kind: 'other', title: 'Sunscreen', dueOn: '2026-03-02' };
  await ask(body);
  const all = { childIds: undefined };
  expect((await ask({ ...body, ...all, roomId: child?.roomId })).body).toEqual({ requested: count - 1, already: 1 });
  expect((await ask({ ...body, ...all })).body.already).toBe(count);
  const soon = (await propose(scene.director, { kind: 'insurance-card', expiresOn: '2026-04-30' })).body;
  await propose(scene.director, { kind: 'birth-certificate' });
  scene.larkhouse.clock.set('2026-03-03T12:00:00Z');
  const { body: open } =
    await scene.director.get<{ child: { id: number }; shownState: string; document: Document }[]>(
      '/api/child-documents',
    );
  const own = open.filter(({ child: { id } }) => id === family.childId);
  expect(own.map(({ shownState, document }) => [shownState, document.kind])).toEqual([
    ['overdue', 'other'],
    ['expiring', 'insurance-card'],
  ]);
  await give(await scene.parentOf(family), soon.id);
  const { body: later } = await scene.director.get<typeof open>('/api/child-documents');
  expect(later.filter(({ child: { id } }) => id === family.childId).map(({ shownState }) => shownState)).toEqual([
    'overdue',
    'received',
  ]);
});

test('the archive of a child holds its documents with their pages, and the log that it does (child-documents-7)', async () => {
  const { id } = (await propose(scene.director, { kind: 'immunizations' })).body;
  const archive = (await parent.post<{ id: number }>('/api/parent/archives', { childId: family.childId })).body;
  const told = await effectsIn(scene, () => runJobs(scene, 'build-archive'));
  expect(told).toContain(`audit archive child documents: child_document [${id}] of [${family.childId}]`);
  const file = await parent.open(`/api/parent/archives/${archive.id}/file`);
  const names = [...unzipped(Buffer.from(await file.bytes())).keys()];
  expect(names.filter((name) => name.startsWith('child-documents/'))).toEqual(['child-documents/1-1.pdf']);
});

test('a page is named as an upload was, or nothing is taken (child-documents-1)', async () => {
  const id = await asked({ kind: 'health-exam' });
  for (const path of ['nul\0byte', '\ud800', '', 'of-nobody']) {
    const { status, body } = await give(parent, id, { filePaths: [path] });
    expect([status, Object.keys(body.fields ?? {}).join()], JSON.stringify(path)).toEqual([
      422,
      expect.stringMatching(/^filePaths/),
    ]);
  }
  expect((await listOf(parent)).find((one) => one.id === id)).toMatchObject({ state: 'requested', pages: [] });
});
