import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { familyOfTwo, publishedForm } from '#testing/forms.ts';
import { HOSTILE_TEXTS } from '#testing/hostile-texts.ts';
import { PERMISSION, SIGNING } from '#testing/matrix/fresh-forms.ts';
import { pdfText } from '#testing/pdf-text.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import type { Family } from '#testing/world.ts';
import { retention } from './retention.ts';

interface FormRequest {
  readonly id: number;
  readonly number: number;
  readonly childId: number;
  readonly state: string;
  readonly signers: readonly { guardianId: number; name: string; state: string; reason: string | null }[];
}
interface Reach {
  readonly childIds: readonly number[];
  readonly guardians: number;
  readonly withoutAccount: number;
  readonly leftOut: readonly { childId: number; reason: string }[];
}
interface FamilyForm {
  readonly id: number;
  readonly own: string;
  readonly isDone: boolean;
  readonly isFixed: boolean;
  readonly version: number;
  readonly hash: string;
  readonly answers: Record<string, unknown>;
  readonly body: { title: { en: string } };
}
interface Signed {
  readonly hash: string;
  readonly answers: object;
  readonly signatures: readonly {
    guardianId: number;
    typedName: string;
    language: string;
    signedIn: string;
    documentHash: string;
  }[];
}
const SECRET = 'Behind the blue door 4711';
const ANSWERS = { 'may-walk': 'yes', shoes: SECRET };
let scene: Scene;
let formId: number;
let family: Family;
let otherId: number;
let mother: Client;
let father: Client;

beforeAll(async () => {
  scene = await startScene();
  formId = await published();
});
afterAll(() => scene.stop());
beforeEach(async () => {
  ({ family, otherId, mother, father } = await familyOfTwo(scene));
});

const published = (body: object = PERMISSION) => publishedForm(scene, body);
const send = (mustSign: 'one' | 'all', more: object = {}) =>
  scene.director.post<FormRequest[]>('/api/form-requests', {
    formId,
    childIds: [family.childId],
    dueOn: '2026-03-20',
    mustSign,
    ...more,
  });
async function sent(mustSign: 'one' | 'all'): Promise<number> {
  const { status, body } = await send(mustSign);
  expect(status).toBe(201);
  return body[0]?.id ?? 0;
}
const at = (id: number, rest = '') => `/api/parent/form-requests/${id}${rest}`;
const read = (client: Client, id: number) => client.get<FamilyForm>(at(id));
const answer = (client: Client, id: number, answers: object = ANSWERS, version?: number) =>
  client.put<{ version: number }>(at(id, '/draft'), { answers, ...(version !== undefined && { version }) });
const sign = (client: Client, id: number, version: number, more: object = {}) =>
  client.post<FamilyForm>(at(id, '/sign'), { ...SIGNING, version, ...more });
const stateOf = async (id: number) =>
  (await scene.director.get<FormRequest[]>(`/api/form-requests?childId=${family.childId}`)).body.find(
    (request) => request.id === id,
  );
const answersOf = (id: number, client = scene.director) => client.get<Signed>(`/api/form-requests/${id}/answers`);
async function signedBy(client: Client, id: number): Promise<void> {
  const { version } = (await answer(client, id)).body;
  expect((await sign(client, id, version)).status).toBe(200);
}

describe('sending', () => {
  test('asks the guardians of now for the newest version, and nobody twice (forms-10)', async () => {
    let id = 0;
    const effects = await effectsIn(scene, async () => {
      id = await sent('all');
    });
    expect(effects).toEqual([
      `audit send form: form_request [${id}] of [${family.childId}] after {"dueOn":"2026-03-20","number":1,"mustSign":"all"}`,
      expect.stringContaining(`"event":"form-sent","recipients":{"people":[{"id":${family.guardianId},`),
      `tell forms of [${family.childId}]`,
    ]);
    expect(await stateOf(id)).toMatchObject({
      number: 1,
      state: 'requested',
      signers: [
        { guardianId: family.guardianId, state: 'asked' },
        { guardianId: otherId, name: 'Otto Other', state: 'asked' },
      ],
    });
    expect(await effectsIn(scene, async () => expect((await send('all')).body).toEqual([]))).toEqual([]);
    expect((await mother.get<FamilyForm[]>('/api/parent/form-requests')).body.map((one) => one.id)).toEqual([id]);
  });
  test('says before whom it asks, and leaves out who has it and who has nobody (forms-10, forms-21)', async () => {
    const reach = async (query: string) =>
      (await scene.director.get<Reach>(`/api/form-requests/reach?formId=${formId}${query}`)).body;
    const alone = await scene.newFamily();
    await scene.rows(`update guardianship set ended_at = now() where child_id = ${alone.childId}`);
    const ids = [family.childId, alone.childId];
    const before = await reach(`&childIds=${ids}`);
    expect(before).toMatchObject({
      childIds: [family.childId],
      guardians: 2,
      leftOut: [{ childId: alone.childId, reason: 'no-guardian' }],
    });
    expect(before.withoutAccount).toBeLessThanOrEqual(2);
    const { status, body } = await send('one', { childIds: ids });
    expect([status, body.map(({ childId }) => childId)]).toEqual([201, [family.childId]]);
    expect((await scene.director.get<FormRequest>(`/api/form-requests/${body[0]?.id}`)).body).toEqual(body[0]);
    const waits = { childId: family.childId, reason: 'waits' };
    expect((await reach(`&childIds=${ids}`)).leftOut).toEqual(expect.arrayContaining([expect.objectContaining(waits)]));
    // The room is of the child, and the whole center has it, too.
    const [{ roomId = 0 } = {}] = await scene.rows<{ roomId: number }>(
      `select room_id as "roomId" from child where id = ${family.childId}`,
    );
    for (const query of [`&roomIds=${roomId}`, ''])
      expect((await reach(query)).leftOut).toContainEqual(expect.objectContaining(waits));
    expect((await reach(`&roomIds=999999`)).childIds).toEqual([]);
    expect((await scene.director.get('/api/form-requests/reach?formId=999999')).status).toBe(404);
    expect((await scene.director.get('/api/form-requests/999999')).status).toBe(404);
    const teacher = await scene.as('Lead Teacher');
    expect((await teacher.get(`/api/form-requests/${body[0]?.id}`)).status).toBe(403);
  });
  test('is refused by name', async () => {
    expect((await send('all', { dueOn: '2026-03-01' })).body).toMatchObject({
      fields: { dueOn: 'Choose a day that has not passed' },
    });
    expect((await send('all', { childIds: [999_999] })).body).toMatchObject({
      fields: { childIds: 'Choose enrolled children' },
    });
    expect((await send('all', { mustSign: 'none' })).status).toBe(422);
    expect((await send('all', { formId: 999_999 })).status).toBe(404);
    const draft = await scene.director.post<{ id: number }>('/api/forms', { larkhouseForm: 1, body: PERMISSION });
    expect((await send('all', { formId: draft.body.id })).status).toBe(409);
    const retired = await published();
    await scene.director.put(`/api/forms/${retired}/retired`, { isRetired: true });
    expect((await send('all', { formId: retired })).status).toBe(409);
  });
  test('what was sent stays as it was when the form is changed (forms-2)', async () => {
    const form = await published();
    const id = (await send('one', { formId: form })).body[0]?.id ?? 0;
    const { hash } = (await read(mother, id)).body;
    await scene.director.put(`/api/forms/${form}/draft`, { body: { ...PERMISSION, title: { en: 'Changed' } } });
    await scene.director.post(`/api/forms/${form}/versions`, {});
    expect((await read(mother, id)).body).toMatchObject({ hash, body: { title: { en: 'Walks' } } });
    await signedBy(mother, id);
    expect((await answersOf(id)).body.hash).toBe(hash);
  });
});

describe('answering', () => {
  test('a draft is kept on the server, sealed, and nobody else reads it (forms-11)', async () => {
    const id = await sent('all');
    const effects = await effectsIn(scene, async () => {
      expect((await answer(mother, id, { shoes: SECRET, 'may-walk': 'yes', other: 1 })).body.version).toBe(2);
      expect((await answer(mother, id, ANSWERS, 2)).body.version).toBe(3);
    });
    expect(effects).toEqual([
      `audit begin form: form_request [${id}] of [${family.childId}]`,
      `tell forms of [${family.childId}]`,
    ]);
    expect((await answer(mother, id, {}, 2)).status).toBe(412);
    expect((await read(mother, id)).body).toMatchObject({ answers: ANSWERS, own: 'begun', isFixed: false });
    expect((await read(father, id)).body).toMatchObject({ answers: {}, own: 'asked' });
    expect((await stateOf(id))?.state).toBe('begun');
    expect((await answersOf(id)).status).toBe(409);
    const [row] = await scene.rows<{ all: string }>('select string_agg(s::text, chr(10)) as all from form_signer s');
    expect(row?.all).not.toContain('blue door');
  });
  test('what cannot be an answer is refused by its block; what is missing may come later (forms-8)', async () => {
    const id = await sent('one');
    expect((await answer(mother, id, { 'may-walk': 'perhaps' })).body).toMatchObject({
      fields: { 'answers.may-walk': 'This answer does not fit' },
    });
    const { version } = (await answer(mother, id, { 'may-walk': 'yes' })).body;
    expect((await sign(mother, id, version)).body).toMatchObject({
      fields: { 'answers.shoes': 'Please answer this' },
    });
  });
  test('hostile answers are kept to the letter, or refused by their block', async () => {
    const id = await sent('one');
    for (const shoes of HOSTILE_TEXTS) {
      const { status, body } = await answer(mother, id, { ...ANSWERS, shoes });
      if (status === 200) expect((await read(mother, id)).body.answers.shoes ?? '').toBe(shoes.trim());
      else expect(body).toMatchObject({ fields: { 'answers.shoes': expect.any(String) } });
    }
    for (const answers of [[], 'text', { 'may-walk': { toString: 1 } }, { ['__proto__']: 1 }])
      expect((await answer(mother, id, answers as object)).status).toBeLessThan(500);
  });
  test('another family and a former guardian see nothing of it', async () => {
    const id = await sent('one');
    const stranger = await scene.parentOf(await scene.newFamily());
    const calls = async (client: Client) => [
      (await read(client, id)).status,
      (await answer(client, id)).status,
      (await sign(client, id, 1)).status,
      (await client.post(at(id, '/refuse'), {})).status,
    ];
    expect(await calls(stranger)).toEqual([404, 404, 404, 404]);
    await scene.rows('update guardianship set ended_at = now() where guardian_id = $1', otherId);
    expect(await calls(father)).toEqual([404, 404, 404, 404]);
    expect((await father.get('/api/parent/form-requests')).body).toEqual([]);
  });
});

describe('signing', () => {
  test('keeps who, when, how, in which language, and the hash of what was signed (forms-12)', async () => {
    const id = await sent('one');
    const { version } = (await answer(mother, id)).body;
    const effects = await effectsIn(scene, async () => {
      expect((await sign(mother, id, version)).body).toMatchObject({ own: 'signed', isDone: true });
      expect((await sign(mother, id, version)).body).toMatchObject({ own: 'signed' });
    });
    const [{ documentHash = '' } = {}] = (await answersOf(id)).body.signatures;
    expect(effects).toEqual([
      `audit sign form: form_request [${id}] of [${family.childId}] after {"language":"de","documentHash":"${documentHash}"}`,
      `queue tell-of-form {"requestId":${id}}`,
      `tell forms of [${family.childId}]`,
    ]);
    expect((await stateOf(id))?.state).toBe('signed');
    const seen = await effectsIn(scene, async () => {
      expect((await answersOf(id)).body).toMatchObject({
        answers: ANSWERS,
        signatures: [
          {
            guardianId: family.guardianId,
            typedName: SIGNING.typedName,
            language: 'de',
            signedIn: 'password',
            documentHash: expect.stringMatching(/^[0-9a-f]{64}$/),
          },
        ],
      });
    });
    expect(seen).toEqual([`audit read form answers: form_request [${id}] of [${family.childId}]`]);
    const [row] = await scene.rows<{ all: string }>('select string_agg(r::text, chr(10)) as all from form_request r');
    expect(row?.all).not.toContain('blue door');
    const details = await scene.rows<{ all: string }>('select d::text as all from audit_detail d');
    expect(details.map(({ all }) => all).join('\n')).not.toContain('blue door');
    // Whoever signed keeps reading it; whom it was not needed of reads nothing of it.
    expect((await read(mother, id)).body.answers).toEqual(ANSWERS);
    expect((await read(father, id)).body).toMatchObject({ answers: {}, isDone: true });
    expect((await sign(father, id, 1, { isFixed: true })).status).toBe(409);
    expect((await answer(father, id)).status).toBe(409);
  });
  test('takes consent to the electronic form, the intent and a name', async () => {
    const id = await sent('one');
    const { version } = (await answer(mother, id)).body;
    for (const [field, value] of [
      ['agreesToElectronicForm', false],
      ['meansToSign', false],
      ['typedName', '  '],
      ['language', 'xx'],
    ] as const)
      expect(await sign(mother, id, version, { [field]: value })).toMatchObject({
        status: 422,
        body: { fields: { [field]: expect.any(String) } },
      });
    expect((await sign(mother, id, version - 1)).status).toBe(412);
    expect((await read(mother, id)).body.own).toBe('begun');
  });
  test('all sign what the first one answered, each in their language (forms-13)', async () => {
    const id = await sent('all');
    await answer(father, id, { 'may-walk': 'no' });
    await signedBy(mother, id);
    expect((await stateOf(id))?.state).toBe('begun');
    // Who read only their own draft reads first what was signed.
    expect((await sign(father, id, 2)).status).toBe(409);
    expect((await answer(father, id, { 'may-walk': 'no' })).status).toBe(409);
    const { answers, isFixed, version } = (await read(father, id)).body;
    expect([answers, isFixed]).toEqual([ANSWERS, true]);
    expect((await sign(father, id, version, { isFixed, language: 'es', typedName: 'Otto' })).status).toBe(200);
    expect((await stateOf(id))?.state).toBe('signed');
    const { signatures } = (await answersOf(id)).body;
    expect(signatures.map(({ language }) => language)).toEqual(['de', 'es']);
    expect(new Set(signatures.map(({ documentHash }) => documentHash)).size).toBe(2);
  });
  test('two at once where one is enough: one of them signs', async () => {
    const id = await sent('one');
    const versions = [(await answer(mother, id)).body.version, (await answer(father, id)).body.version];
    const signed = await Promise.all([sign(mother, id, versions[0] ?? 0), sign(father, id, versions[1] ?? 0)]);
    expect(signed.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await answersOf(id)).body.signatures).toHaveLength(1);
  });
});

describe('the document', () => {
  const pdfOf = async (client: Client, path: string) => {
    const answer = await client.open(path);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    return pdfText(Buffer.from(await answer.bytes()));
  };
  test('says what was asked, answered and declared in the language of the signature, with its hash (forms-17)', async () => {
    const id = await sent('one');
    expect((await scene.director.get(`/api/form-requests/${id}/document`)).status).toBe(409);
    await signedBy(mother, id);
    const { signatures, hash } = (await answersOf(id)).body;
    let staffs = '';
    const seen = await effectsIn(scene, async () => {
      staffs = await pdfOf(scene.director, `/api/form-requests/${id}/document`);
    });
    expect(seen).toEqual([`audit read form answers: form_request [${id}] of [${family.childId}]`]);
    const own = await pdfOf(mother, at(id, '/document'));
    for (const text of [staffs, own])
      for (const said of [
        'Spaziergänge',
        'Darf Ihr Kind mitkommen?',
        'Where are the rubber boots?',
        SECRET,
        'Das ist so gemeint.',
        'Nachweis der Unterschrift',
        SIGNING.typedName,
        'Mit Passwort',
        hash,
        signatures[0]?.documentHash ?? 'no hash',
      ])
        expect(text.replaceAll('\n', '')).toContain(said);
    expect((await father.get(at(id, '/document'))).status).toBe(409);
    const stranger = await scene.parentOf(await scene.newFamily());
    expect((await stranger.get(at(id, '/document'))).status).toBe(404);
  });
});

describe('not signing', () => {
  test('one of two who must sign refuses, with a reason that staff read (forms-14)', async () => {
    const id = await sent('all');
    await signedBy(mother, id);
    const effects = await effectsIn(scene, async () => {
      const refuse = () => father.post<FamilyForm>(at(id, '/refuse'), { reason: 'Not without talking' });
      expect((await refuse()).body).toMatchObject({ own: 'refused', isDone: true });
      expect((await refuse()).status).toBe(200);
    });
    expect(effects).toEqual([
      `audit refuse form: form_request [${id}] of [${family.childId}]`,
      `queue tell-of-form {"requestId":${id}}`,
      `tell forms of [${family.childId}]`,
    ]);
    expect(await stateOf(id)).toMatchObject({ state: 'refused', signers: [{}, { reason: 'Not without talking' }] });
    expect((await sign(father, id, 2, { isFixed: true })).status).toBe(409);
    expect((await mother.post(at(id, '/refuse'), {})).status).toBe(409);
    // It can be sent anew.
    expect((await send('all')).body).toHaveLength(1);
  });
  test('past its day it is expired, and can be signed still', async () => {
    const id = await sent('one');
    await scene.rows(`update form_request set due_on = '2026-02-01' where id = $1`, id);
    expect((await stateOf(id))?.state).toBe('expired');
    await signedBy(father, id);
    expect((await stateOf(id))?.state).toBe('signed');
  });
  test('withdrawn nobody sees or signs it; what is signed is not withdrawn (forms-15)', async () => {
    const id = await sent('all');
    const { version } = (await answer(mother, id)).body;
    const withdraw = (one: number) => scene.director.post<FormRequest>(`/api/form-requests/${one}/withdraw`);
    const effects = await effectsIn(scene, async () => {
      expect((await withdraw(id)).body.state).toBe('withdrawn');
      expect((await withdraw(id)).status).toBe(200);
    });
    expect(effects).toEqual([
      `audit withdraw form: form_request [${id}] of [${family.childId}]`,
      ...['form-sent', 'form-due', 'form-overdue'].map(
        (event) => `queue take-back-notifications {"kind":"form","event":"${event}","aboutId":${family.childId}}`,
      ),
      `tell forms of [${family.childId}]`,
    ]);
    expect([(await read(mother, id)).status, (await sign(mother, id, version)).status]).toEqual([404, 404]);
    expect((await withdraw(999_999)).status).toBe(404);
    const other = await sent('one');
    await signedBy(mother, other);
    expect((await withdraw(other)).status).toBe(409);
  });
  test('staff do not sign for a family, and read answers with the capability alone', async () => {
    const id = await sent('one');
    await signedBy(mother, id);
    const lead = await scene.as('Lead Teacher');
    expect((await answersOf(id, lead)).status).toBe(403);
    expect((await answersOf(999_999)).status).toBe(404);
    const granted = await scene.rows<{ column: string }>(
      `select distinct column_name as column from information_schema.column_privileges
       where table_name in ('form_signer', 'form_request') and grantee = 'larkhouse_staff' and privilege_type = 'UPDATE' order by 1`,
    );
    expect(granted.map(({ column }) => column)).toEqual(['withdrawn_at', 'withdrawn_by']);
  });
});

test('signatures go with the guardian, and what was sent with the records of the child (forms-16)', async () => {
  const id = await sent('all');
  await signedBy(mother, id);
  const kept = {
    children: '2026-01-01',
    incidents: '2026-01-01',
    staff: '2026-01-01',
    finances: '2026-01-01',
    taxYear: 2026,
  };
  const left = async () =>
    scene.rows<{ guardian: number | null }>(
      `select s.guardian_id as guardian from form_request r left join form_signer s on s.form_request_id = r.id where r.id = $1 order by 1`,
      id,
    );
  await scene.inCenter(async (scope) => retention.ofGuardians?.(scope, [family.guardianId], kept));
  expect(await left()).toEqual([{ guardian: otherId }]);
  const removed = await scene.inCenter(async (scope) => retention.ofChildren?.(scope, [family.childId], kept));
  expect([removed, await left()]).toEqual([{ form_request: 1 }, []]);
});
