import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { publishedForm, sentForm } from '#testing/forms.ts';
import { PERMISSION, SIGNING } from '#testing/matrix/fresh-forms.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import type { Family } from '#testing/world.ts';

interface Form {
  readonly id: number;
  readonly own: string;
  readonly version: number;
  readonly isFixed: boolean;
  readonly missing: readonly string[];
}
let scene: Scene;
let family: Family;
let mother: Client;
/** Two forms for the same child. */
let ids: number[];
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());
beforeEach(async () => {
  family = await scene.newFamily();
  mother = await scene.parentOf(family);
  ids = [await sent(), await sent()];
});

const sent = async () =>
  sentForm(scene, { formId: await publishedForm(scene, PERMISSION), childId: family.childId, mustSign: 'all' });
const at = (id: number, rest = '') => `/api/parent/form-requests/${id}${rest}`;
const answer = (id: number, answers: object = { 'may-walk': 'no' }) => mother.put<Form>(at(id, '/draft'), { answers });
const read = async (id: number) => (await mother.get<Form>(at(id))).body;
async function packet(more: object = {}, client = mother) {
  const requests = await Promise.all(
    ids.map(async (id) => {
      const { version, isFixed } = await read(id);
      return { id, version, isFixed };
    }),
  );
  const { isFixed: _, ...ceremony } = SIGNING;
  return client.post<{ fields: Record<string, string> }>('/api/parent/form-signatures', {
    ...ceremony,
    requests: requests.reverse(),
    ...more,
  });
}
const states = async () => Promise.all(ids.map(async (id) => (await read(id)).own));

test('a packet is signed by one ceremony, each form as if alone, and a second time changes nothing (forms-40)', async () => {
  for (const id of ids) await answer(id);
  const effects = await effectsIn(scene, async () => {
    const { status, body } = await packet();
    expect([status, body]).toMatchObject([200, ids.map((id) => ({ id, own: 'signed', isDone: true }))]);
  });
  expect(effects.map((effect) => effect.replace(/"documentHash":"[0-9a-f]{64}"/, '"documentHash"'))).toEqual([
    ...ids.map(
      (id) => `audit sign form: form_request [${id}] of [${family.childId}] after {"language":"de","documentHash"}`,
    ),
    ...ids.map((id) => `queue tell-of-form {"requestId":${id}}`),
    `tell forms of [${family.childId}]`,
  ]);
  expect(await effectsIn(scene, async () => expect((await packet()).status).toBe(200))).toEqual([]);
});

test('where one cannot be signed, none is; what is wrong is named by request and block', async () => {
  const [first = 0, second = 0] = ids;
  expect((await answer(first)).body.missing).toEqual([]);
  expect((await answer(second, { 'may-walk': 'yes' })).body.missing).toEqual(['shoes']);
  expect((await read(second)).missing).toEqual(['shoes']);
  const { status, body } = await packet();
  expect([status, body.fields]).toEqual([422, { [`requests.${second}.answers.shoes`]: 'Please answer this' }]);
  expect(await states()).toEqual(['begun', 'begun']);
});

test('what changed since it was read, or was refused, is named by its request', async () => {
  const [first = 0, second = 0] = ids;
  for (const id of ids) await answer(id);
  await mother.post(at(second, '/refuse'), { reason: null });
  const requests = [
    { id: first, version: 1, isFixed: false },
    { id: second, version: 3, isFixed: false },
  ];
  const { status, body } = await packet({ requests });
  expect([status, body.fields]).toEqual([
    422,
    {
      [`requests.${first}`]: 'Somebody else changed this in the meantime. Reload to see the newest version.',
      [`requests.${second}`]: 'You have refused this form. Ask the center to send it again.',
    },
  ]);
  expect(await states()).toEqual(['begun', 'refused']);
});

test('without consent, intent, a name or a form it is refused, and another family’s forms are not there', async () => {
  for (const id of ids) await answer(id);
  for (const [bad, field] of [
    [{ agreesToElectronicForm: false }, 'agreesToElectronicForm'],
    [{ meansToSign: false }, 'meansToSign'],
    [{ typedName: ' ' }, 'typedName'],
    [{ requests: [] }, 'requests'],
  ] as const)
    expect(Object.keys((await packet(bad)).body.fields)).toEqual([field]);
  const stranger = await scene.parentOf(await scene.newFamily());
  expect((await packet({}, stranger)).status).toBe(404);
  expect(await states()).toEqual(['begun', 'begun']);
});

test('the same packet sent twice at once is signed once', async () => {
  for (const id of ids) await answer(id);
  const answered = await Promise.all([packet(), packet()]);
  expect(answered.map(({ status }) => status)).toEqual([200, 200]);
  const signed = await scene.rows(
    `select id from audit where action = 'sign form' and entity_ids && $1::bigint[]`,
    ids,
  );
  expect(signed).toHaveLength(2);
});
