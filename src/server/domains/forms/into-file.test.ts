import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { familyOfTwo, publishedForm, sentForm } from '#testing/forms.ts';
import { runJobs } from '#testing/jobs.ts';
import { SIGNING } from '#testing/matrix/fresh-forms.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import type { Family } from '#testing/world.ts';

interface FamilyForm {
  readonly answers: Record<string, unknown>;
  readonly version: number;
  readonly isFixed: boolean;
}
interface File {
  readonly contacts: { kind: string; name: string; phoneNumber: string | null; isOwn: boolean }[];
  readonly languages: string[];
  readonly hasInsurance: boolean;
  readonly diet: string | null;
  readonly changes: {
    id: number;
    kind: string;
    proposedBy: string;
    fields: { name: string; after: string | null }[];
  }[];
}

const words = (en: string) => ({ en });
const mapped = (key: string, field: string) => ({ kind: 'mapped', key, label: words(key), field });
const EMERGENCY_CARD = {
  title: words('Emergency card'),
  blocks: [
    mapped('last-name', 'child.last-name'),
    mapped('allergies', 'child.allergies'),
    mapped('diet', 'file.diet'),
    mapped('languages', 'file.languages'),
    mapped('doctors', 'file.doctors'),
    mapped('emergency', 'file.emergency-contacts'),
    mapped('homes', 'file.homes'),
    mapped('insurance', 'file.insurance'),
    { kind: 'signature', label: words('Signature'), text: words('So it is.') },
  ],
};
const NED = { name: 'Ned New', 'phone-number': '555 7744' };

let scene: Scene;
let formId: number;
let family: Family;
let mother: Client;
let father: Client;
beforeAll(async () => {
  scene = await startScene();
  formId = await publishedForm(scene, EMERGENCY_CARD);
});
afterAll(() => scene.stop());
beforeEach(async () => {
  ({ family, mother, father } = await familyOfTwo(scene, 'Away'));
});

const file = (rest = '') => `/api/children/${family.childId}/file${rest}`;
const fileFor = async (client = scene.director) => (await client.get<File>(file())).body;
const sent = (mustSign: 'one' | 'all' = 'one') => sentForm(scene, { formId, childId: family.childId, mustSign });
const at = (id: number, rest = '') => `/api/parent/form-requests/${id}${rest}`;
const read = async (client: Client, id: number) => (await client.get<FamilyForm>(at(id))).body;
const keep = async (client: Client, id: number, answers: object) =>
  (await client.put<{ version: number }>(at(id, '/draft'), { answers })).body.version;
const sign = (client: Client, id: number, version: number, more: object = {}) =>
  client.post<{ fields?: object; message?: string }>(at(id, '/sign'), { ...SIGNING, version, ...more });
/** Signs what the file says, with these answers instead. */
const answered = async (client: Client, id: number, answers: object) =>
  sign(client, id, await keep(client, id, { ...(await read(client, id)).answers, ...answers }));

describe('what the file says is there before a guardian types (forms-24)', () => {
  test('as they see it: nothing of the other household, and not once a draft is kept', async () => {
    await mother.post(file('/contacts'), { kind: 'home', name: 'At Mum’s', address: '4 Well Lane' });
    await father.post(file('/contacts'), { kind: 'home', name: 'At Dad’s', address: '9 Far Road' });
    await mother.post(file('/contacts'), { kind: 'doctor', name: 'Dr. Brill', phoneNumber: '555 1' });
    await mother.patch(file(), { languages: ['Welsh'], diet: 'No eggs' });
    await mother.put(file('/insurance'), { insurance: { insurer: 'Sunrise', memberNumber: 'S-1' } });
    const id = await sent('all');
    const { answers } = await read(mother, id);
    expect(answers).toMatchObject({
      'last-name': `Last ${family.marker}`,
      diet: 'No eggs',
      languages: [{ language: 'Welsh' }],
      doctors: [{ name: 'Dr. Brill', 'phone-number': '555 1' }],
      homes: [{ name: 'At Mum’s', address: '4 Well Lane' }],
      insurance: [{ insurer: 'Sunrise', 'member-number': 'S-1' }],
    });
    const others = JSON.stringify((await read(father, id)).answers);
    expect(others).toContain('9 Far Road');
    // What one proposed and nobody has accepted is theirs alone, too.
    for (const kept of ['4 Well Lane', 'No eggs']) expect(others).not.toContain(kept);
    const seen = await effectsIn(scene, async () => read(mother, id));
    expect(seen).toEqual([`audit read insurance: child_file [${family.childId}] of [${family.childId}]`]);
    await keep(mother, id, {});
    expect((await read(mother, id)).answers).toEqual({});
  });
  test('nobody signs it empty because it was not kept', async () => {
    expect((await sign(mother, await sent(), 1)).status).toBe(409);
  });
});

describe('what a signature changes of the file (forms-25)', () => {
  test('holds at once or waits for staff, in the transaction of the signature; nothing protected is written', async () => {
    await mother.post(file('/contacts'), { kind: 'doctor', name: 'Dr. Brill', phoneNumber: '555 1' });
    const id = await sent();
    const { answers } = await read(mother, id);
    const version = await keep(mother, id, answers);
    expect((await fileFor()).changes).toEqual([]);
    const changed = {
      ...answers,
      'last-name': 'Married',
      allergies: 'Nuts',
      diet: 'No pork',
      languages: [{ language: 'Welsh' }, { language: 'English' }],
      doctors: [{ name: 'Dr. Second', 'phone-number': '555 2' }],
      emergency: [NED],
      homes: [{ name: 'Ours', address: '4 Well Lane' }],
      insurance: [{ insurer: 'Sunrise' }],
    };
    const later = (await mother.put<{ version: number }>(at(id, '/draft'), { answers: changed, version })).body.version;
    const effects = (await effectsIn(scene, async () => expect((await sign(mother, id, later)).status).toBe(200))).join(
      '\n',
    );
    for (const effect of [
      'audit sign form',
      'audit add child contact',
      'audit remove child contact',
      'audit edit child file',
      'audit say insurance',
      'audit propose child file change',
      '"event":"file-changed"',
      '"event":"file-proposed"',
      `tell children, forms of [${family.childId}]`,
    ])
      expect(effects).toContain(effect);
    const now = await fileFor();
    expect(now).toMatchObject({ languages: ['Welsh', 'English'], hasInsurance: true, diet: null });
    expect(now.contacts.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['doctor Dr. Second', 'home Ours']);
    expect(now.changes.map(({ kind }) => kind)).toEqual(['record', 'care', 'add-contact']);
    expect(now.changes[0]?.fields.map(({ name, after }) => [name, after])).toEqual([
      ['lastName', 'Married'],
      ['allergies', 'Nuts'],
    ]);
    for (const { id: change } of now.changes)
      expect((await scene.director.post(`/api/child-file-changes/${change}/answer`, { isAccepted: true })).status).toBe(
        200,
      );
    expect(await fileFor()).toMatchObject({ diet: 'No pork', changes: [] });
    const child = await scene.director.get<{ lastName: string; allergies: string }>(`/api/children/${family.childId}`);
    expect(child.body).toMatchObject({ lastName: 'Married', allergies: 'Nuts' });
  });
  test('said again it changes nothing', async () => {
    const first = await sent();
    await answered(mother, first, {
      emergency: [NED],
      diet: 'No pork',
      doctors: [{ name: 'Dr. One', address: 'Here' }],
    });
    const id = await sent();
    const { answers } = await read(mother, id);
    // What waits is there, too: nobody types it twice.
    expect(answers).toMatchObject({ emergency: [NED], diet: 'No pork' });
    const effects = await effectsIn(scene, async () => expect((await answered(mother, id, answers)).status).toBe(200));
    expect(effects.filter((one) => /propose|contact|child file/.test(one))).toEqual([]);
  });
  test('what the file cannot take is refused by its block', async () => {
    const id = await sent();
    const doctors = [{ name: 'Dr. Brill', address: 'Here' }, { name: 'Dr. Nowhere' }];
    expect((await answered(mother, id, { doctors })).body.fields).toEqual({
      'answers.doctors.1.phone-number': 'Enter a phone number or an address',
    });
    expect((await answered(mother, id, { emergency: [{ name: 'Ned' }] })).body.fields).toEqual({
      'answers.emergency.0.phone-number': 'Please answer this',
    });
    expect((await fileFor()).contacts).toEqual([]);
  });
});

describe('where all must sign', () => {
  test('the file changes once the last one has signed, as the word of whose answers they are', async () => {
    const id = await sent('all');
    await answered(mother, id, { emergency: [NED], homes: [{ name: 'At Mum’s', address: '4 Well Lane' }] });
    expect(await fileFor()).toMatchObject({ contacts: [], changes: [] });
    const [kept] = await scene.rows<{ all: string }>('select string_agg(s::text, chr(10)) as all from form_signer s');
    expect(kept?.all).not.toContain('Ned New');
    const { version } = await read(father, id);
    expect((await sign(father, id, version, { isFixed: true })).status).toBe(200);
    const effects = (await effectsIn(scene, async () => expect(await runJobs(scene, 'take-over-form')).toBe(1))).join(
      '\n',
    );
    expect(effects).toContain('audit add child contact');
    expect(effects).toContain('audit propose child file change');
    const now = await fileFor();
    expect(now.contacts).toMatchObject([{ kind: 'home', name: 'At Mum’s' }]);
    expect(now.changes).toMatchObject([{ kind: 'add-contact', proposedBy: expect.stringContaining(family.marker) }]);
    expect((await fileFor(father)).contacts).toEqual([]);
    // A second time finds nothing.
    await scene.inCenter(async (scope) => {
      const { enqueue } = await import('#server/kernel/jobs/outbox.ts');
      enqueue(scope, 'take-over-form', { requestId: id });
    });
    expect(await effectsIn(scene, async () => expect(await runJobs(scene, 'take-over-form')).toBe(1))).toEqual([]);
  });
  test('refused by one it changes nothing, and a guardian no more has said nothing', async () => {
    const refused = await sent('all');
    await answered(mother, refused, { diet: 'No pork' });
    await father.post(at(refused, '/refuse'), { reason: '' });
    expect(await runJobs(scene, 'take-over-form')).toBe(0);
    const id = await sent('all');
    await answered(mother, id, { diet: 'No pork' });
    const { version } = await read(father, id);
    await sign(father, id, version, { isFixed: true });
    await scene.rows('update guardianship set ended_at = now() where guardian_id = $1', family.guardianId);
    await runJobs(scene, 'take-over-form');
    expect((await fileFor()).changes).toEqual([]);
  });
});

test('the database keeps answers and signatures as they were signed, whoever writes (forms-12)', async () => {
  const id = await sent();
  await answered(mother, id, { diet: 'No pork' });
  const tampered = [
    `update form_request set answers_sealed = 'x' where id = ${id}`,
    `update form_request set answers_sealed = null where id = ${id}`,
    `update form_signer set typed_name = 'Somebody' where form_request_id = ${id} and state = 'signed'`,
    `update form_signer set state = 'asked', answered_at = null where form_request_id = ${id} and state = 'signed'`,
  ];
  for (const statement of tampered) await expect(scene.rows(statement)).rejects.toThrow('what was signed stays');
});
