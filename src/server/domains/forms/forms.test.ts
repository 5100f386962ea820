import { afterAll, beforeAll, expect, test } from 'vitest';
import { effectsIn } from '#testing/effects/seen.ts';
import { HOSTILE_TEXTS } from '#testing/hostile-texts.ts';
import { PERMISSION } from '#testing/matrix/fresh-forms.ts';
import { type Scene, startScene } from '#testing/scene.ts';

interface Form {
  readonly id: number;
  readonly title: { en: string };
  readonly published: number | null;
  readonly isChanged: boolean;
  readonly retiredAt: string | null;
  readonly version: number;
  readonly draft: { readonly title: object; readonly blocks: readonly { label: { en: string } }[] };
  readonly versions: { readonly id: number; readonly number: number; readonly hash: string }[];
}
const CHANGED = { ...PERMISSION, title: { en: 'Walks and rides' } };
let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());

const add = (body: object = PERMISSION) => scene.director.post<Form>('/api/forms', { larkhouseForm: 1, body });
const edit = (id: number, body: object, version?: number) =>
  scene.director.put<Form>(`/api/forms/${id}/draft`, { body, ...(version !== undefined && { version }) });
const publish = (id: number, version?: number) =>
  scene.director.post<Form>(`/api/forms/${id}/versions`, version === undefined ? {} : { version });

test('a draft is begun and changed, the log keeps its title alone (forms-1)', async () => {
  let id = 0;
  const added = await effectsIn(scene, async () => {
    const { status, body } = await add();
    expect([status, body.published, body.isChanged, body.version]).toEqual([201, null, true, 1]);
    id = body.id;
  });
  expect(added).toEqual([`audit add form: form [${id}] after {"title":"Walks"}`, 'tell forms']);
  const edited = await effectsIn(scene, async () => {
    expect((await edit(id, CHANGED, 1)).body).toMatchObject({ title: { en: 'Walks and rides' }, version: 2 });
  });
  expect(edited).toEqual([`audit edit form: form [${id}] after {"title":"Walks and rides"}`, 'tell forms']);
  // Of an older version, and the same once more.
  expect((await edit(id, PERMISSION, 1)).status).toBe(412);
  expect(await effectsIn(scene, async () => expect((await edit(id, CHANGED, 1)).status).toBe(200))).toEqual([]);
});

test('what is published never changes, and its hash stays (forms-2)', async () => {
  const { id } = (await add()).body;
  const published = await effectsIn(scene, async () => {
    expect((await publish(id, 1)).body).toMatchObject({ published: 1, isChanged: false });
  });
  expect(published).toEqual([`audit publish form: form [${id}] after {"number":1}`, 'tell forms']);
  expect(await effectsIn(scene, async () => expect((await publish(id)).body.published).toBe(1))).toEqual([]);
  await edit(id, CHANGED);
  expect((await publish(id, 1)).status).toBe(412);
  const { versions } = (await publish(id, 2)).body;
  expect(versions.map(({ number }) => number)).toEqual([2, 1]);
  const first = versions[1];
  const read = await scene.director.get<{ body: object; hash: string }>(`/api/forms/${id}/versions/${first?.id}`);
  expect(read.body).toMatchObject({ number: 1, hash: first?.hash, body: { title: { en: 'Walks' } } });
  // The same words in another center have the same hash.
  const other = (await add()).body.id;
  expect((await publish(other)).body.versions[0]?.hash).toBe(first?.hash);
  await expect(scene.rows(`update form_version set content = content || ' '`)).rejects.toThrow(/check/);
});

test('a draft that could not be answered is kept, and not published; what is wrong is named (forms-3)', async () => {
  const { id } = (await add({ ...PERMISSION, blocks: [] })).body;
  expect(await publish(id)).toMatchObject({
    status: 422,
    body: { fields: { blocks: 'Add a block in which the form is signed' } },
  });
  expect(await edit(id, { ...PERMISSION, blocks: [{ kind: 'poem' }] })).toMatchObject({
    status: 422,
    body: { fields: { 'body.blocks.0.kind': expect.any(String) } },
  });
  const long = { kind: 'heading', label: { en: 'Long' }, text: { en: 'x'.repeat(10_000) } };
  expect(await edit(id, { ...PERMISSION, blocks: Array(21).fill(long) })).toMatchObject({
    status: 422,
    body: { fields: { body: 'This form is too long. Make two of it.' } },
  });
});

test('a form leaves as a file and comes in as one (forms-4)', async () => {
  const { id } = (await add()).body;
  const file = (await scene.director.get<object>(`/api/forms/${id}/file`)).body;
  const copy = await scene.director.post<Form>('/api/forms', file);
  expect(copy.status).toBe(201);
  expect((await scene.director.get(`/api/forms/${copy.body.id}/file`)).body).toEqual(file);
  expect(await scene.director.post('/api/forms', { ...file, larkhouseForm: 2 })).toMatchObject({
    status: 422,
    body: { fields: { larkhouseForm: 'This file is not a form that Larkhouse can read' } },
  });
});

test('a form that is no longer used publishes nothing, stands last, and is taken up again (forms-5)', async () => {
  const { id } = (await add()).body;
  const retire = (isRetired: boolean) => scene.director.put<Form>(`/api/forms/${id}/retired`, { isRetired });
  const retired = await effectsIn(scene, async () => {
    expect((await retire(true)).body.retiredAt).not.toBeNull();
    expect((await retire(true)).status).toBe(200);
  });
  expect(retired).toEqual([`audit retire form: form [${id}]`, 'tell forms']);
  expect((await publish(id)).status).toBe(409);
  expect((await scene.director.get<Form[]>('/api/forms')).body.at(-1)?.id).toBe(id);
  const takenUp = await effectsIn(scene, async () => expect((await retire(false)).body.retiredAt).toBeNull());
  expect(takenUp).toEqual([`audit take up form: form [${id}]`, 'tell forms']);
  expect((await publish(id)).status).toBe(200);
});

test('hostile texts in a block are kept to the letter, or refused by its field', async () => {
  const { id } = (await add()).body;
  for (const en of HOSTILE_TEXTS) {
    const { status, body } = await edit(id, { ...PERMISSION, blocks: [{ kind: 'heading', label: { en } }] });
    if (status === 200) expect(body.draft.blocks[0]?.label.en).toBe(en.trim());
    else expect(body).toMatchObject({ fields: { 'body.blocks.0.label.en': expect.any(String) } });
  }
});

test('of what is not there nothing is read or written, and without the capability nobody does', async () => {
  for (const call of [
    scene.director.get('/api/forms/999999'),
    scene.director.get('/api/forms/999999/file'),
    edit(999_999, PERMISSION),
    publish(999_999),
    scene.director.put('/api/forms/999999/retired', { isRetired: true }),
  ])
    expect((await call).status).toBe(404);
  const lead = await scene.as('Lead Teacher');
  expect((await lead.get('/api/forms')).status).toBe(403);
});
