import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endConsents, heldChildren } from '#server/domains/children/consent-queries.ts';
import { postPhoto } from '#server/domains/gallery/commands.ts';
import type { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { familyOfTwo, publishedForm, sentForm } from '#testing/forms.ts';
import { SIGNING } from '#testing/matrix/fresh-forms.ts';
import { photograph } from '#testing/pictures.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { until } from '#testing/until.ts';
import type { Family } from '#testing/world.ts';

interface Consent {
  readonly form: string;
  readonly isDeclined: boolean;
  readonly confirmedBy: string;
  readonly formRequestId: number | null;
  readonly signedOn: string | null;
  readonly signedBy: string | null;
  readonly revokedAt: string | null;
}
interface Photo {
  readonly id: number;
  readonly children: { id: number; hasPhotoRelease: boolean }[];
}

const words = (en: string) => ({ en });
const consent = (key: string, ticks: string, isRequired = false) => ({
  kind: 'consent',
  key,
  label: words(key),
  text: words(`I agree to ${key}.`),
  ticks,
  isRequired,
});
const CONSENTS = {
  title: words('Consents'),
  blocks: [
    consent('photos', 'photoRelease'),
    consent('trips', 'fieldTrip'),
    consent('medical', 'medicalForm'),
    consent('pickup', 'pickupAuthorization'),
    consent('mail', 'communicationConsent'),
    { kind: 'signature', label: words('Signature'), text: words('So it is.') },
  ],
};

let scene: Scene;
let formId: number;
let family: Family;
let otherId: number;
let mother: Client;
let father: Client;
beforeAll(async () => {
  scene = await startScene();
  formId = await publishedForm(scene, CONSENTS);
});
afterAll(() => scene.stop());
beforeEach(async () => {
  ({ family, otherId, mother, father } = await familyOfTwo(scene));
});

const sent = (mustSign: 'one' | 'all' = 'one') => sentForm(scene, { formId, childId: family.childId, mustSign });
async function signed(client: Client, id: number, answers: object, typedName: string = SIGNING.typedName) {
  const path = `/api/parent/form-requests/${id}`;
  const { version } = (await client.put<{ version: number }>(`${path}/draft`, { answers })).body;
  expect((await client.post(`${path}/sign`, { ...SIGNING, typedName, version })).status).toBe(200);
}
async function signedToo(client: Client, id: number, typedName: string) {
  const path = `/api/parent/form-requests/${id}`;
  const { version } = (await client.get<{ version: number }>(path)).body;
  expect((await client.post(`${path}/sign`, { ...SIGNING, typedName, version, isFixed: true })).status).toBe(200);
}
const consents = async (childId = family.childId) =>
  (await scene.director.get<Consent[]>(`/api/children/${childId}/consents`)).body;
const valid = async () =>
  (await consents())
    .filter(({ revokedAt }) => revokedAt === null)
    .map(({ form, isDeclined }) => `${form} ${isDeclined ? 'declined' : 'given'}`)
    .toSorted();
const withdraw = (form: string, client = mother) =>
  client.post(`/api/parent/children/${family.childId}/consents/${form}/withdraw`);

describe('a signed form ticks the consents of the enrollment (forms-28)', () => {
  test('given or declined, with the form, who signed and when; a no to what cannot be declined says nothing', async () => {
    const id = await sent();
    const effects = await effectsIn(scene, () => signed(mother, id, { photos: true, trips: false }));
    expect(effects).toContain(`tell children, forms of [${family.childId}]`);
    const audited = await scene.rows(
      `select a.child_ids as children, d.after from audit a join audit_detail d on d.audit_id = a.id
       where a.action = 'confirm consents' order by a.id desc limit 1`,
    );
    expect(audited).toEqual([
      {
        children: [family.childId],
        after: { forms: ['photoRelease'], declined: ['fieldTrip', 'communicationConsent'], signedOn: '2026-03-02' },
      },
    ]);
    expect(await valid()).toEqual(['communicationConsent declined', 'fieldTrip declined', 'photoRelease given']);
    expect((await consents()).find(({ form }) => form === 'photoRelease')).toMatchObject({
      confirmedBy: 'Ada Newman',
      signedBy: 'Ada Newman',
      signedOn: '2026-03-02',
      formRequestId: id,
    });
  });
  test('once all who must have signed, in the names of all; a refusal leaves them as they were', async () => {
    const refused = await sent('all');
    await signed(mother, refused, { photos: true });
    await father.post(`/api/parent/form-requests/${refused}/refuse`, { reason: '' });
    expect(await valid()).toEqual([]);
    const id = await sent('all');
    await signed(mother, id, { photos: true, medical: true });
    expect(await valid()).toEqual([]);
    await signedToo(father, id, 'Otto Other');
    expect(await valid()).toEqual([
      'communicationConsent declined',
      'fieldTrip declined',
      'medicalForm given',
      'photoRelease given',
    ]);
    expect((await consents())[0]?.signedBy).toBe('Ada Newman, Otto Other');
    // One of them takes it back.
    expect((await withdraw('photoRelease', father)).status).toBe(200);
    expect(await valid()).not.toContain('photoRelease given');
  });
  test('a later word takes the place of an earlier one, and a declined form takes back what was given', async () => {
    await scene.director.post(`/api/children/${family.childId}/consents`, { forms: ['photoRelease'] });
    const effects = await effectsIn(scene, async () => signed(mother, await sent(), { trips: true }));
    expect(effects.join('\n')).toContain('audit revoke consent');
    expect(await valid()).toEqual(['communicationConsent declined', 'fieldTrip given', 'photoRelease declined']);
    await signed(mother, await sent(), { photos: true, trips: true });
    expect(await valid()).toEqual(['communicationConsent declined', 'fieldTrip given', 'photoRelease given']);
  });
  test('no connection of a guardian writes a consent without the form that was signed', async () => {
    const id = await sent('all');
    await signed(mother, id, { photos: true });
    const forged = scene.rows(
      `insert into consent (center_id, child_id, form, confirmed_at, form_request_id) values ($1, $2, 'photoRelease', now(), $3)`,
      scene.world.centerId,
      family.childId,
      id,
    );
    await expect(forged).rejects.toThrow('violates check constraint');
  });
});

describe('a consent that is taken back', () => {
  const uploaded = async () => {
    const bytes = await photograph({ width: 600, height: 400 });
    const { body } = await scene.director.upload<{ filePath: string; fileName: string }>(
      '/api/uploads',
      bytes,
      'a.jpg',
    );
    return { title: 'Garden', description: '', fileName: body.fileName, filePath: body.filePath };
  };
  const waits = () =>
    until(async () => {
      const [row] = await scene.rows<{ n: number }>('select count(*)::int as n from pg_locks where not granted');
      return (row?.n ?? 0) > 0;
    });

  test('while a photo is being posted: whoever is second sees the other (gallery-7)', async () => {
    const other = await scene.newFamily();
    const others = await scene.parentOf(other);
    const sees = async (id: number) => (await others.get<Photo[]>('/api/gallery')).body.some((one) => one.id === id);
    const childIds = [family.childId, other.childId];
    const release = (childId: number) =>
      scene.director.post(`/api/children/${childId}/consents`, { forms: ['photoRelease'] });
    await release(family.childId);
    await release(other.childId);
    const photo = await uploaded();
    let withdrawing: ReturnType<typeof withdraw> | undefined;
    const first = await scene.inCenter(async (scope) => {
      const posted = await postPhoto(scope, { ...photo, childIds });
      withdrawing = withdraw('photoRelease');
      await waits();
      return posted;
    });
    expect((await withdrawing)?.status).toBe(200);
    expect(first.children.every(({ hasPhotoRelease }) => hasPhotoRelease)).toBe(true);
    expect(await sees(first.id)).toBe(false);

    await release(family.childId);
    const [given] = await scene.rows<{ id: number }>(
      `select id from consent where child_id = $1 and form = 'photoRelease' and is_given`,
      family.childId,
    );
    const next = await uploaded();
    let posting: Promise<{ body: Photo }> | undefined;
    await scene.inCenter(async (scope) => {
      await scope.all(heldChildren([family.childId]));
      await scope.count(endConsents([given?.id ?? 0], scope.now, scene.world.staff.Director));
      posting = scene.director.post<Photo>('/api/gallery', { ...next, childIds });
      await waits();
    });
    const second = (await posting)?.body;
    expect(second?.children.find(({ id }) => id === family.childId)?.hasPhotoRelease).toBe(false);
    expect(await sees(second?.id ?? 0)).toBe(false);
  });
  test('for pickup: nobody but the guardians comes any more, also who only waits (pickup-people-11)', async () => {
    const person = {
      firstName: 'Gran',
      lastName: 'Newman',
      phoneNumber: '5550107711',
      relationship: 'grandmother',
      mayPickUp: true,
      mayDropOff: true,
    };
    const added = await scene.director.post<{ id: number }>('/api/pickup-people', {
      ...person,
      childIds: [family.childId],
    });
    expect(added.status).toBe(201);
    await mother.post('/api/parent/pickup-people', { ...person, firstName: 'Neil', childIds: [family.childId] });
    await signed(mother, await sent(), { pickup: true });
    const effects = (await effectsIn(scene, () => withdraw('pickupAuthorization'))).join('\n');
    expect(effects.split('audit end pickup person')).toHaveLength(3);
    const { body } = await scene.director.get<{ people: { state: string }[] }>(
      `/api/children/${family.childId}/pickup-people`,
    );
    expect(body.people.filter(({ state }) => state === 'accepted' || state === 'proposed')).toEqual([]);
  });
  test('for messages: whoever took it back gets no mail from the next one on', async () => {
    await scene.rows('update guardian set email_consent_given = true, sms_consent_given = true where id = any ($1)', [
      family.guardianId,
      otherId,
    ]);
    await signed(mother, await sent(), { mail: true });
    const effects = (await effectsIn(scene, () => withdraw('communicationConsent'))).join('\n');
    expect(effects).toContain('audit save settings');
    const given = await scene.rows<{ email: boolean; sms: boolean }>(
      'select email_consent_given as email, sms_consent_given as sms from guardian where id = any ($1) order by id',
      [family.guardianId, otherId],
    );
    expect(given).toEqual([
      { email: false, sms: false },
      { email: true, sms: true },
    ]);
  });
});
