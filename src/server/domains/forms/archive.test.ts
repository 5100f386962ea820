import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { publishedForm, sentForm } from '#testing/forms.ts';
import { runJobs } from '#testing/jobs.ts';
import { SIGNING } from '#testing/matrix/fresh-forms.ts';
import { pdfText } from '#testing/pdf-text.ts';
import { pdf } from '#testing/pictures.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { unzipped } from '#testing/zip.ts';

const words = (en: string) => ({ en });
const CARD = {
  title: words('Health card'),
  blocks: [
    { kind: 'file', key: 'card', label: words('Immunization card') },
    { kind: 'text', key: 'note', label: words('Note') },
    { kind: 'signature', label: words('Signature'), text: words('So it is.') },
  ],
};

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());

async function archiveOf(client: Client, childId: number): Promise<ReadonlyMap<string, Buffer>> {
  const { id } = (await client.post<{ id: number }>('/api/parent/archives', { childId })).body;
  await runJobs(scene, 'build-archive');
  const answer = await client.open(`/api/parent/archives/${id}/file`);
  return unzipped(Buffer.from(await answer.bytes()));
}

test('what a guardian signed lies in the archive of the child, with its hash and its files (forms-35)', async () => {
  const family = await scene.newFamily();
  const parent = await scene.parentOf(family);
  const formId = await publishedForm(scene, CARD);
  const id = await sentForm(scene, { formId, childId: family.childId, mustSign: 'one' });
  expect([...(await archiveOf(parent, family.childId)).keys()].filter((name) => name.startsWith('forms/'))).toEqual([]);
  const path = `/api/parent/form-requests/${id}`;
  const { filePath } = (await parent.upload<{ filePath: string }>('/api/uploads', pdf(), 'card.pdf')).body;
  const card = (await parent.post<{ id: number; sha256: string }>(`${path}/files`, { key: 'card', filePath })).body;
  const answers = { card: { id: card.id }, note: 'Behind the blue door' };
  const { version } = (await parent.put<{ version: number }>(`${path}/draft`, { answers })).body;
  expect((await parent.post(`${path}/sign`, { ...SIGNING, version })).status).toBe(200);
  const files = await archiveOf(parent, family.childId);
  const [copy, document] = [...files.keys()].filter((name) => name.startsWith('forms/')).toSorted();
  expect([copy, document]).toEqual([`forms/2026-03-02-${id}-1.pdf`, `forms/2026-03-02-${id}.pdf`]);
  const bytes = files.get(copy ?? '') ?? Buffer.alloc(0);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(card.sha256);
  const text = pdfText(files.get(document ?? '') ?? Buffer.alloc(0)).replaceAll('\n', '');
  const [signature] = (
    await scene.director.get<{ signatures: { documentHash: string }[] }>(`/api/form-requests/${id}/answers`)
  ).body.signatures;
  for (const said of ['Behind the blue door', SIGNING.typedName, card.sha256, signature?.documentHash ?? 'none'])
    expect(text).toContain(said);
  // It is the same as the copy that one takes in the portal, to the byte.
  const own = Buffer.from(await (await parent.open(`${path}/document`)).bytes());
  expect(own.equals(files.get(document ?? '') ?? Buffer.alloc(0))).toBe(true);
});
