import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { ROLES } from '#testing/world.ts';

interface Consent {
  readonly form: string;
  readonly isDeclined: boolean;
  readonly confirmedBy: string;
  readonly signedOn: string | null;
  readonly signedBy: string | null;
  readonly revokedAt: string | null;
}
interface Recorded {
  readonly recorded: number;
  readonly kept: { childId: number; name: string; form: string; reason: string }[];
  readonly fields?: Record<string, string>;
  readonly message?: string;
}
interface Child {
  readonly id: number;
  readonly parentEmailConsent: boolean;
  readonly parentSmsConsent: boolean;
  readonly enrollmentStep: string | null;
}

let scene: Scene;
let director: Client;
beforeAll(async () => {
  scene = await startScene();
  director = scene.director;
});
afterAll(() => scene.stop());

const TODAY = '2026-03-02';
const consentsOf = async (id: number) => (await director.get<Consent[]>(`/api/children/${id}/consents`)).body;
const childOf = async (id: number) => (await director.get<Child>(`/api/children/${id}`)).body;
const record = (id: number, body: object, client = director) =>
  client.post<Consent[] & Recorded>(`/api/children/${id}/consents`, body);
const recordAll = (body: object, client = director) => client.post<Recorded>('/api/children/consents', body);
const valid = (consents: readonly Consent[]) => consents.filter(({ revokedAt }) => revokedAt === null);

describe("a form that is signed 'declined'", () => {
  test('is on record with date and signer, counts as seen, and grants nothing', async () => {
    const { childId } = await scene.newFamily();
    const forms = ['enrollmentForm', 'medicalForm', 'emergencyContact', 'pickupAuthorization'];
    await record(childId, { forms });
    const declined = ['photoRelease', 'communicationConsent'];
    const form = { declined, signedOn: '2026-02-20', signedBy: 'Maria Okafor' };
    const { status, body } = await record(childId, form);
    expect(status).toBe(201);
    expect(
      body
        .filter(({ isDeclined }) => isDeclined)
        .map(({ form }) => form)
        .toSorted(),
    ).toEqual(declined.toSorted());
    expect(body.find(({ form }) => form === 'photoRelease')).toMatchObject({
      confirmedBy: 'Dora Director',
      signedOn: '2026-02-20',
      signedBy: 'Maria Okafor',
      revokedAt: null,
    });
    expect(await childOf(childId)).toMatchObject({
      parentEmailConsent: false,
      parentSmsConsent: false,
      enrollmentStep: null,
    });
  });

  test('is replaced by what is signed later, and replaces what was given, which is audited as taken back', async () => {
    const { childId } = await scene.newFamily();
    await record(childId, { forms: ['photoRelease'], signedOn: '2026-02-01' });
    const before = await lastAudit();
    await record(childId, { declined: ['photoRelease'], signedOn: '2026-02-10', signedBy: 'Ned' });
    expect(valid(await consentsOf(childId))).toMatchObject([{ isDeclined: true, signedOn: '2026-02-10' }]);
    expect(await auditSince(before)).toEqual([
      { action: 'revoke consent', after: { form: 'photoRelease' } },
      { action: 'confirm consents', after: { declined: ['photoRelease'], signedBy: 'Ned', signedOn: '2026-02-10' } },
    ]);
    await record(childId, { forms: ['photoRelease'] });
    const all = await consentsOf(childId);
    expect(valid(all)).toMatchObject([{ isDeclined: false, signedOn: null }]);
    expect(all).toHaveLength(3);
  });

  test('recorded twice is one; taking it back changes nothing', async () => {
    const { childId } = await scene.newFamily();
    const answers = await Promise.all([1, 2].map(() => record(childId, { declined: ['fieldTrip'] })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const before = await lastAudit();
    expect((await director.post(`/api/children/${childId}/consents/fieldTrip/revoke`)).status).toBe(200);
    expect(await consentsOf(childId)).toMatchObject([{ isDeclined: true, revokedAt: null }]);
    expect(await auditSince(before)).toEqual([]);
  });

  test.each([
    [{ declined: ['medicalForm'] }, 'declined.0'],
    [{ forms: ['photoRelease'], declined: ['photoRelease'] }, 'declined'],
    [{}, 'forms'],
    [{ forms: ['photoRelease'], signedOn: '2026-03-03' }, 'signedOn'],
    [{ forms: ['photoRelease'], signedOn: '1926-03-01' }, 'signedOn'],
    [{ forms: ['photoRelease'], signedOn: 'yesterday' }, 'signedOn'],
    [{ forms: ['photoRelease'], signedBy: ' ' }, 'signedBy'],
  ])('refuses %j by its field', async (body, field) => {
    const { childId } = await scene.newFamily();
    const { status, body: refused } = await record(childId, body);
    expect([status, Object.keys(refused.fields ?? {})]).toEqual([422, [field]]);
    expect(await consentsOf(childId)).toEqual([]);
  });
});

describe('the same forms of several children', () => {
  const families = async () => [await scene.newFamily(), await scene.newFamily(), await scene.newFamily()] as const;

  test('are recorded at once, each with who signed, audited per child; sent again nothing is added', async () => {
    const [a, b, c] = await families();
    await record(b.childId, { forms: ['fieldTrip'] });
    const body = {
      forms: ['fieldTrip', 'medicalForm'],
      declined: ['photoRelease'],
      signedOn: '2026-02-27',
      children: [a, b, c].map(({ childId }, index) => ({ childId, signedBy: `Guardian ${index}` })),
    };
    const before = await lastAudit();
    const { status, body: answer } = await recordAll(body);
    expect(status).toBe(201);
    const name = `Child ${b.marker} Last ${b.marker}`;
    expect(answer).toEqual({ recorded: 8, kept: [{ childId: b.childId, name, form: 'fieldTrip', reason: 'same' }] });
    expect(valid(await consentsOf(c.childId))).toHaveLength(3);
    for (const consent of await consentsOf(c.childId))
      expect(consent).toMatchObject({ signedOn: '2026-02-27', signedBy: 'Guardian 2' });
    const lines = await auditSince(before);
    expect(lines.map(({ action }) => action)).toEqual(Array.from({ length: 3 }, () => 'confirm consents'));
    expect(lines[1]?.after).toEqual({
      forms: ['medicalForm'],
      declined: ['photoRelease'],
      signedOn: '2026-02-27',
      signedBy: 'Guardian 1',
    });
    const again = await recordAll(body);
    expect(again.body.recorded).toBe(0);
    expect(new Set(again.body.kept.map(({ reason }) => reason))).toEqual(new Set(['same']));
    expect(await auditSince(before)).toHaveLength(3);
  });

  test('a paper older than what is on record changes nothing, and says so', async () => {
    const [a, b, c] = await families();
    await record(a.childId, { declined: ['photoRelease'], signedOn: '2026-02-20' });
    await record(b.childId, { forms: ['photoRelease'], signedOn: '2026-02-01' });
    await director.post(`/api/children/${b.childId}/consents/photoRelease/revoke`);
    await record(c.childId, { declined: ['photoRelease'], signedOn: '2026-02-01' });
    const signers = [a, b, c].map(({ childId }) => ({ childId, signedBy: 'Ned' }));
    const { body } = await recordAll({ forms: ['photoRelease'], signedOn: '2026-02-10', children: signers });
    expect(body.recorded).toBe(1);
    expect(body.kept.map(({ childId, reason }) => [childId, reason])).toEqual([
      [a.childId, 'later'],
      [b.childId, 'later'],
    ]);
    expect(valid(await consentsOf(a.childId))).toMatchObject([{ isDeclined: true }]);
    expect(valid(await consentsOf(b.childId))).toEqual([]);
    expect(valid(await consentsOf(c.childId))).toMatchObject([{ isDeclined: false }]);
  });

  test('are all refused for one wrong thing', async () => {
    const [a] = await families();
    const ok = { forms: ['photoRelease'], signedOn: TODAY };
    const signed = { childId: a.childId, signedBy: 'Ned' };
    for (const [body, field] of [
      [{ ...ok, children: [] }, 'children'],
      [{ ...ok, children: [signed, { childId: 999_999, signedBy: 'Ned' }] }, 'children'],
      [{ ...ok, children: [signed, signed] }, 'children'],
      [{ ...ok, children: [{ childId: a.childId, signedBy: ' ' }] }, 'children.0.signedBy'],
      [{ ...ok, forms: [], children: [signed] }, 'forms'],
      [{ ...ok, signedOn: undefined, children: [signed] }, 'signedOn'],
    ] as const) {
      const { status, body: refused } = await recordAll(body);
      expect([status, Object.keys(refused.fields ?? {})]).toEqual([422, [field]]);
    }
    expect(await consentsOf(a.childId)).toEqual([]);
  });

  test('are recorded by whoever enrolls', async () => {
    const [a] = await families();
    const body = { forms: ['photoRelease'], signedOn: TODAY, children: [{ childId: a.childId, signedBy: 'Ned' }] };
    for (const role of ROLES) {
      const { status } = await recordAll(body, await scene.as(role));
      expect([role, status]).toEqual([role, role === 'Director' || role === 'Lead Teacher' ? 201 : 403]);
    }
    expect((await recordAll(body, await scene.parentOf(a))).status).toBe(403);
  });
});

const lastAudit = async () => Number((await scene.rows<{ id: number }>('select max(id) as id from audit'))[0]?.id ?? 0);
const auditSince = (id: number) =>
  scene.rows<{ action: string; after: object }>(
    'select action, d.after from audit join audit_detail d on audit_id = id where id > $1 order by id',
    id,
  );
