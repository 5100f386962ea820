import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { TaxDocument } from '#contract/tax-documents.ts';
import type { Client } from '#testing/client.ts';
import { NO_UPLOADS } from '#testing/hostile-files.ts';
import { pdf, photograph } from '#testing/pictures.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import type { Family } from '#testing/world.ts';

type Row = z.output<typeof TaxDocument> & { readonly message?: string; readonly fields?: Record<string, string> };

let scene: Scene;
let director: Client;
let [mine, theirs] = [] as unknown as [Family, Family];
let [me, them] = [] as unknown as [Client, Client];
beforeAll(async () => {
  scene = await startScene();
  director = scene.director;
});
afterAll(() => scene.stop());
beforeEach(async () => {
  [mine, theirs] = [await scene.newFamily(), await scene.newFamily()];
  [me, them] = [await scene.parentOf(mine), await scene.parentOf(theirs)];
});

async function give(change: object = {}) {
  const { body } = await director.upload<{ filePath: string }>('/api/uploads', pdf(), 'Statement 2025.pdf');
  return director.post<Row>('/api/tax-documents', {
    documentType: 'year_end_statement',
    title: 'Statement 2025',
    description: '',
    fileName: 'Statement 2025.pdf',
    filePath: body.filePath,
    taxYear: 2025,
    parentId: mine.guardianId,
    isGlobal: false,
    uploadedBy: 4,
    ...change,
  });
}
const idsOf = async (client: Client) =>
  (await client.get<Row[]>('/api/tax-documents?parentId=1')).body.map(({ id }) => id);

test('a document for one parent is theirs alone: to another neither record nor file exists', async () => {
  const { status, body } = await give();
  expect(status).toBe(201);
  expect([await idsOf(me), await idsOf(them)]).toEqual([[body.id], expect.not.arrayContaining([body.id])]);
  expect((await me.get(`/api/tax-documents/${body.id}/file`)).status).toBe(200);
  expect((await them.get(`/api/tax-documents/${body.id}/file`)).status).toBe(404);
});

test('staff read whose it is, and what the file is; a parent reads no name', async () => {
  const { body } = await give();
  const [guardian] = await scene.rows<{ name: string }>(
    `select first_name || ' ' || last_name as name from guardian where id = $1`,
    mine.guardianId,
  );
  expect(body).toMatchObject({ parentName: guardian?.name, fileType: 'application/pdf' });
  const [own] = (await me.get<Row[]>('/api/tax-documents')).body;
  expect(own).toMatchObject({ id: body.id, parentName: null, fileType: 'application/pdf' });
});

test('a document for all is every parent’s, and no parent’s in particular', async () => {
  const { body } = await give({ isGlobal: true });
  expect(body.parentId).toBeNull();
  expect([await idsOf(me), await idsOf(them)]).toEqual([
    expect.arrayContaining([body.id]),
    expect.arrayContaining([body.id]),
  ]);
  await director.delete(`/api/tax-documents/${body.id}`);
});

test('each opening is kept, with who opened it', async () => {
  const { body } = await give();
  const answer = await me.open(`/api/tax-documents/${body.id}/file`);
  expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename="Statement 2025.pdf"/);
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none';(?!.*(script|sandbox|object|connect))/,
  );
  expect(Buffer.compare(Buffer.from(await answer.bytes()), pdf())).toBe(0);
  const opened = await scene.rows(
    `select actor_kind, actor_id::int from audit where action = 'open tax document' and entity_ids = array[$1::bigint]`,
    body.id,
  );
  expect(opened).toEqual([{ actor_kind: 'parent', actor_id: mine.guardianId }]);
});

test('a document for nobody is kept, and seen by staff alone', async () => {
  const { status, body } = await give({ parentId: null });
  expect([status, body.parentId]).toEqual([201, null]);
  expect([await idsOf(me), await idsOf(them)].flat()).not.toContain(body.id);
  expect(await idsOf(director)).toContain(body.id);
});

describe('refuses', () => {
  test.each(NO_UPLOADS)('the path %s', async (filePath) => {
    const { status, body } = await give({ filePath });
    expect([status, body.fields]).toEqual([
      422,
      { filePath: 'Upload the file first, and send the path that it was given' },
    ]);
  });

  test('a file that another document uses', async () => {
    const { body: first } = await give();
    expect((await give({ filePath: first.filePath })).body.fields).toEqual({
      filePath: 'This file is used already. Please upload it again.',
    });
  });

  test.each([
    [{ title: ' ' }, { title: 'Please fill in all required fields and select a file' }],
    [{ documentType: 'w2' }, { documentType: 'Please fill in all required fields and select a file' }],
    [{ taxYear: 1999 }, { taxYear: 'Enter a year from 2000 to 2030' }],
    [{ parentId: 999_999 }, { parentId: 'Select a parent of this center' }],
  ])('%o', async (change, fields) => {
    const { status, body } = await give(change);
    expect([status, body.fields]).toEqual([422, fields]);
  });

  test('a picture', async () => {
    const { body } = await director.upload<{ filePath: string }>('/api/uploads', await photograph(), 'a.jpg');
    expect((await give({ filePath: body.filePath })).body.fields).toEqual({ filePath: 'Choose a document' });
  });

  test('whoever is not in charge of them', async () => {
    const { body } = await give();
    expect((await (await scene.as('Lead Teacher')).get('/api/tax-documents')).status).toBe(403);
    expect((await me.delete(`/api/tax-documents/${body.id}`)).status).toBe(403);
  });
});

test('changing says whom it is for; a stale version is told', async () => {
  const { body } = await give();
  const changed = await director.patch<Row>(`/api/tax-documents/${body.id}`, {
    title: 'Corrected',
    parentId: theirs.guardianId,
    version: body.version,
  });
  expect(changed.body).toMatchObject({ title: 'Corrected', parentId: theirs.guardianId });
  expect([await idsOf(me), await idsOf(them)]).toEqual([[], [body.id]]);
  expect((await director.patch(`/api/tax-documents/${body.id}`, { title: 'x', version: body.version })).status).toBe(
    412,
  );
});
