import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepFiles } from '#server/domains/uploads/jobs.ts';
import type { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { familyOfTwo, publishedForm, sentForm } from '#testing/forms.ts';
import { SIGNING } from '#testing/matrix/fresh-forms.ts';
import { pdfText } from '#testing/pdf-text.ts';
import { pdf, photograph } from '#testing/pictures.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import type { Family } from '#testing/world.ts';
import { retention } from './retention.ts';

interface Given {
  readonly id: number;
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
  readonly fields?: Record<string, string>;
}

const words = (en: string) => ({ en });
const ASKING = {
  title: words('Health card'),
  blocks: [
    { kind: 'file', key: 'card', label: words('Immunization card'), isRequired: true },
    { kind: 'file', key: 'photo', label: words('Photo') },
    { kind: 'signature', label: words('Signature'), text: words('So it is.') },
  ],
};

let scene: Scene;
let formId: number;
let family: Family;
let mother: Client;
let father: Client;
beforeAll(async () => {
  scene = await startScene();
  formId = await publishedForm(scene, ASKING);
});
afterAll(() => scene.stop());
beforeEach(async () => {
  ({ family, mother, father } = await familyOfTwo(scene));
});

const sent = (mustSign: 'one' | 'all' = 'one') => sentForm(scene, { formId, childId: family.childId, mustSign });
const at = (id: number, rest = '') => `/api/parent/form-requests/${id}${rest}`;
const upload = async (client: Client, bytes: Uint8Array<ArrayBuffer> = pdf(), name = 'card.pdf') =>
  (await client.upload<{ filePath: string }>('/api/uploads', bytes, name)).body.filePath;
const give = async (client: Client, id: number, key = 'card', filePath?: string) =>
  client.post<Given>(at(id, '/files'), { key, filePath: filePath ?? (await upload(client)) });
const keep = (client: Client, id: number, answers: object) =>
  client.put<{ version: number; fields?: object }>(at(id, '/draft'), { answers });
async function signed(client: Client, id: number, answers: object) {
  const { version } = (await keep(client, id, answers)).body;
  expect((await client.post(at(id, '/sign'), { ...SIGNING, version })).status).toBe(200);
}
const open = async (client: Client, path: string) => {
  const answer = await client.open(path);
  return answer.status === 200 ? Buffer.from(await answer.bytes()) : answer.status;
};
const loose = async () =>
  (await scene.rows<{ path: string }>('select path from upload where released_at is not null')).length;

describe('a file that a form asks for (forms-30)', () => {
  test('is given, named by the draft, and part of what is signed', async () => {
    const id = await sent();
    const picture = await give(mother, id, 'photo', await upload(mother, await photograph(), 'me.jpg'));
    expect(picture.status).toBe(201);
    const effects = await effectsIn(scene, async () => {
      expect((await give(mother, id)).status).toBe(201);
    });
    expect(effects.filter((one) => one.includes('give file'))).toEqual([
      `audit give file to form: form_request [${id}] of [${family.childId}]`,
    ]);
    const card = (await give(mother, id)).body;
    expect(card).toEqual({
      id: expect.any(Number),
      name: 'card.pdf',
      size: pdf().length,
      sha256: createHash('sha256').update(pdf()).digest('hex'),
    });
    await signed(mother, id, { card: { id: card.id, name: 'Forged.pdf' }, photo: { id: picture.body.id } });
    const { body } = await scene.director.get<{ answers: Record<string, Given> }>(`/api/form-requests/${id}/answers`);
    expect(body.answers).toMatchObject({ card, photo: { name: 'me.jpg' } });
    // What is read is what was signed, to the byte; of a picture the one without place and camera.
    const seen = await effectsIn(scene, async () => {
      for (const { id: fileId, sha256 } of Object.values(body.answers))
        for (const [client, path] of [
          [mother, at(id, `/files/${fileId}`)],
          [scene.director, `/api/form-requests/${id}/files/${fileId}`],
        ] as const) {
          const bytes = await open(client, path);
          expect(
            createHash('sha256')
              .update(bytes as Buffer)
              .digest('hex'),
          ).toBe(sha256);
        }
    });
    expect(seen).toEqual([1, 2].map(() => `audit read form answers: form_request [${id}] of [${family.childId}]`));
    const text = pdfText((await open(mother, at(id, '/document'))) as Buffer).replaceAll('\n', '');
    expect(text).toContain('card.pdf');
    expect(text).toContain(card.sha256);
  });
  test('another one takes its place, and its bytes go; what nobody signed goes with the signature', async () => {
    const id = await sent('all');
    const before = await loose();
    const first = (await give(mother, id)).body;
    const second = (await give(mother, id)).body;
    expect(await loose()).toBe(before + 1);
    expect((await keep(mother, id, { card: { id: first.id } })).body.fields).toEqual({
      'answers.card': 'Give this file again',
    });
    await give(mother, id, 'photo');
    await give(father, id);
    await signed(mother, id, { card: { id: second.id } });
    expect(await loose()).toBe(before + 3);
    expect(typeof (await open(father, at(id, `/files/${second.id}`)))).toBe('object');
    await sweepFiles({ server: scene.larkhouse.server, centerId: scene.world.centerId });
    expect(typeof (await open(scene.director, `/api/form-requests/${id}/files/${second.id}`))).toBe('object');
  });
  test('goes when the form is refused or withdrawn, and with the child', async () => {
    const id = await sent('all');
    const before = await loose();
    await give(mother, id);
    await give(father, id);
    await father.post(at(id, '/refuse'), { reason: '' });
    expect(await loose()).toBe(before + 1);
    await scene.director.post(`/api/form-requests/${id}/withdraw`);
    expect(await loose()).toBe(before + 2);
    const next = await sent();
    await signed(mother, next, { card: { id: (await give(mother, next)).body.id } });
    const kept = {
      children: '2026-01-01',
      incidents: '2026-01-01',
      staff: '2026-01-01',
      finances: '2026-01-01',
      taxYear: 2026,
    };
    await scene.inCenter(async (scope) => retention.ofChildren?.(scope, [family.childId], kept));
    expect(await loose()).toBe(before + 3);
    expect(await scene.rows('select from form_file where guardian_id = $1', family.guardianId)).toEqual([]);
  });
  test('is refused by its field, and is nobody else’s', async () => {
    const id = await sent();
    expect((await give(mother, id, 'other')).body.fields).toEqual({ key: 'This form asks for no file here' });
    expect((await give(mother, id, 'card', '/uploads/nothing.pdf')).body.fields).toEqual({
      filePath: 'Upload the file first',
    });
    expect((await give(mother, id, 'card', await upload(father))).status).toBe(422);
    const mine = (await give(mother, id)).body.id;
    const stranger = await scene.parentOf(await scene.newFamily());
    expect((await give(stranger, id)).status).toBe(404);
    for (const client of [father, stranger]) expect(await open(client, at(id, `/files/${mine}`))).toBe(404);
    expect(await open(scene.director, `/api/form-requests/${id}/files/${mine}`)).toBe(404);
    expect((await keep(father, id, { card: { id: mine } })).status).toBe(422);
    for (const card of ['x', 7, { id: 'x' }, [mine], { id: { id: mine } }])
      expect((await keep(mother, id, { card })).status).toBe(422);
    await signed(mother, id, { card: { id: mine } });
    // Where one is enough, what was answered is not the others'.
    expect(await open(father, at(id, `/files/${mine}`))).toBe(404);
    expect((await give(father, id)).status).toBe(409);
  });
});
