import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#server/kernel/clock/zone.ts';
import type { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { publishedForm } from '#testing/forms.ts';
import { runJobs } from '#testing/jobs.ts';
import { SIGNING } from '#testing/matrix/fresh-forms.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import type { Family } from '#testing/world.ts';
import { dueAnew, endsOn, type RenewalRule } from './renewal-rules.ts';
import { renewForms, renewSome } from './renewals.ts';

interface Renewal {
  readonly id: number;
  readonly total: number;
  readonly done: number;
  readonly sent: number;
  readonly finishedAt: string | null;
  readonly message?: string;
}
interface FamilyForm {
  readonly id: number;
  readonly answers: Record<string, unknown>;
  readonly isPrefilled: boolean;
  readonly lastSignedOn: string | null;
  readonly dueOn: string;
  readonly own: string;
}

const words = (en: string) => ({ en });
const YEARLY = {
  title: words('Yearly form'),
  blocks: [
    { kind: 'text', key: 'shoes', label: words('Shoe size') },
    { kind: 'consent', key: 'photos', label: words('Photos'), text: words('I agree.') },
    { kind: 'mapped', key: 'doctors', label: words('Doctors'), field: 'file.doctors' },
    { kind: 'signature', label: words('Signature'), text: words('So it is.') },
  ],
};

let scene: Scene;
let formId: number;
let family: Family;
let mother: Client;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());
beforeEach(async () => {
  scene.larkhouse.clock.set('2026-03-02T12:30:00Z');
  formId = await publishedForm(scene, YEARLY);
  family = await scene.newFamily();
  mother = await scene.parentOf(family);
});

async function signed(client = mother, childId = family.childId): Promise<number> {
  const body = { formId, childIds: [childId], dueOn: '2027-12-20', mustSign: 'one' };
  const id = (await scene.director.post<{ id: number }[]>('/api/form-requests', body)).body[0]?.id ?? 0;
  const path = `/api/parent/form-requests/${id}`;
  const answers = { shoes: '27', photos: true, doctors: [{ name: 'Dr. Brill', 'phone-number': '555 1' }] };
  const { version } = (await client.put<{ version: number }>(`${path}/draft`, { answers })).body;
  expect((await client.post(`${path}/sign`, { ...SIGNING, version })).status).toBe(200);
  return id;
}
const renew = async (dueOn = '2026-04-01') =>
  (await scene.as('Director')).post<Renewal>(`/api/forms/${formId}/renewals`, { dueOn });
const renewals = async () =>
  (
    await scene.director.get<{ renewal: object; children: number; renewals: Renewal[] }>(
      `/api/forms/${formId}/renewals`,
    )
  ).body;
const say = (renewal: object | null) => scene.director.put(`/api/forms/${formId}/renewal`, { renewal });
/** Sessions end while the clock moves on. */
const asked = async () =>
  (await (await scene.parentOf(family)).get<FamilyForm[]>('/api/parent/form-requests')).body.filter(
    ({ own }) => own === 'asked',
  );
const tend = () => renewForms({ server: scene.larkhouse.server, centerId: scene.world.centerId });

describe('how long what was signed holds', () => {
  const yearly: RenewalRule = { every: 'months', months: 12 };
  test.each([
    [yearly, '2026-03-02', '2027-03-02'],
    [yearly, '2028-02-29', '2029-02-28'],
    [{ every: 'months', months: 1 } as const, '2026-01-31', '2026-02-28'],
    [{ every: 'months', months: 18 } as const, '2026-08-31', '2028-02-29'],
    [{ every: 'school-year', from: '08-01' } as const, '2026-07-31', '2026-08-01'],
    [{ every: 'school-year', from: '08-01' } as const, '2026-08-01', '2027-08-01'],
    [{ every: 'school-year', from: '02-29' } as const, '2026-03-01', '2027-02-28'],
  ])('%j from %s until %s', (rule, from, until) => expect(endsOn(rule, from)).toBe(until));
  test('it ends after it was signed, and is asked for 30 days before with two weeks of time at least', () => {
    const days = fc.integer({ min: 0, max: 3_000 }).map((day) => addDays('2024-01-01', day));
    const rules = fc.oneof(
      fc.integer({ min: 1, max: 60 }).map((months): RenewalRule => ({ every: 'months', months })),
      fc.constantFrom('01-01', '02-29', '08-01', '12-31').map((from): RenewalRule => ({ every: 'school-year', from })),
    );
    fc.assert(
      fc.property(rules, days, days, (rule, signedOn, today) => {
        const end = endsOn(rule, signedOn);
        const due = dueAnew(rule, signedOn, today);
        expect(end > signedOn).toBe(true);
        expect(due === null).toBe(addDays(end, -30) > today);
        expect(due === null || (due >= end && due >= addDays(today, 14))).toBe(true);
      }),
    );
  });
});

describe('staff ask everybody anew (forms-33)', () => {
  test('64 children in one job, with how far it has come; begun again it asks nobody twice', async () => {
    await signed();
    await scene.rows(
      `with k as (
         insert into child (center_id, first_name, last_name, date_of_birth, room_id, allergies, relationship, created_at)
         select $1, 'Kid ' || n, 'Many', '2023-05-01', (select room_id from child where id = $2), '', 'parent', now() from generate_series(1, 63) n
         returning center_id, id),
       w as (insert into guardianship (center_id, guardian_id, child_id, relationship, started_at)
         select center_id, $3, id, 'parent', now() from k returning center_id, child_id),
       r as (
         insert into form_request (center_id, form_version_id, child_id, due_on, must_sign, sent_at)
         select w.center_id, (select id from form_version where form_id = $4), w.child_id, '2026-03-20', 'one', '2026-02-01' from w
         returning center_id, id)
       insert into form_signer (center_id, form_request_id, guardian_id, state, answered_at, agreed_at, typed_name, language, signed_in, document_hash)
       select center_id, id, $3, 'signed', '2026-02-02', '2026-02-02', 'Ada', 'en', 'password', sha256('x') from r`,
      scene.world.centerId,
      family.childId,
      family.guardianId,
      formId,
    );
    const effects = await effectsIn(scene, async () => {
      const { status, body } = await renew();
      expect([status, body]).toEqual([201, expect.objectContaining({ total: 64, done: 0, sent: 0, finishedAt: null })]);
      // A second one while it is under way is the same.
      expect((await renew()).body.id).toBe(body.id);
    });
    expect(effects.filter((one) => one.startsWith('audit renew'))).toEqual([
      `audit renew form: form [${formId}] after {"dueOn":"2026-04-01","total":64}`,
    ]);
    expect(effects).toContain('tell forms');
    expect(await runJobs(scene, 'renew-form')).toBe(1);
    const [done] = (await renewals()).renewals;
    expect(done).toMatchObject({ total: 64, done: 64, sent: 64, finishedAt: expect.any(String) });
    const again = (await renew()).body;
    expect(again.id).not.toBe(done?.id);
    // Each step is told, whether or not somebody was asked in it.
    for (let isDone = false; !isDone; ) {
      const told = await effectsIn(scene, async () => {
        isDone = await scene.inCenter((scope) => renewSome(scope, again.id));
      });
      expect(told).toContain('tell forms');
    }
    await runJobs(scene, 'renew-form');
    expect((await renewals()).renewals[0]).toMatchObject({ total: 64, done: 64, sent: 0 });
    const [row] = await scene.rows<{ n: number }>(
      `select count(*)::int as n from form_request r join form_version v on v.id = r.form_version_id where v.form_id = $1 and r.sent_at > '2026-03-01'`,
      formId,
    );
    expect(row?.n).toBe(65);
  });
  test('with what was answered last filled in, but no agreement (forms-34)', async () => {
    await signed();
    await renew();
    await runJobs(scene, 'renew-form');
    const [form] = await asked();
    const read = (await mother.get<FamilyForm>(`/api/parent/form-requests/${form?.id}`)).body;
    expect(read).toMatchObject({ isPrefilled: true, lastSignedOn: '2026-03-02' });
    expect(read.answers).toEqual({ shoes: '27', doctors: [{ name: 'Dr. Brill', 'phone-number': '555 1' }] });
  });
  test('is refused where there is nobody to ask, or no form to ask for', async () => {
    expect((await renew()).status).toBe(409);
    await signed();
    expect((await renew('2026-03-01')).status).toBe(422);
    await scene.director.put(`/api/forms/${formId}/retired`, { isRetired: true });
    expect((await renew()).status).toBe(409);
    expect((await scene.director.post('/api/forms/999999/renewals', { dueOn: '2026-04-01' })).status).toBe(404);
  });
});

describe('what was signed runs out (forms-32)', () => {
  test('guardians are asked anew 30 days before, by day, once', async () => {
    const told = await effectsIn(scene, async () => {
      expect((await say({ every: 'months', months: 12 })).status).toBe(200);
      expect((await say({ every: 'months', months: 12 })).status).toBe(200);
    });
    expect(told).toEqual([
      `audit edit form: form [${formId}] before {"renewsOn":null,"renewsEveryMonths":null} after {"renewsOn":null,"renewsEveryMonths":12}`,
      'tell forms',
    ]);
    await signed();
    scene.larkhouse.clock.set('2027-01-30T18:00:00Z');
    await tend();
    expect(await asked()).toEqual([]);
    scene.larkhouse.clock.set('2027-01-31T10:00:00Z');
    await tend();
    expect(await asked()).toEqual([]);
    scene.larkhouse.clock.set('2027-01-31T18:00:00Z');
    const effects = await effectsIn(scene, tend);
    expect(effects.join('\n')).toContain('audit send form');
    expect(await asked()).toMatchObject([{ dueOn: '2027-03-02' }]);
    await tend();
    expect(await asked()).toHaveLength(1);
  });
  test('whoever refuses is staff’s to ask again', async () => {
    await say({ every: 'school-year', from: '08-01' });
    await signed();
    scene.larkhouse.clock.set('2026-07-30T18:00:00Z');
    await tend();
    const [form] = await asked();
    expect(form?.dueOn).toBe('2026-08-13');
    const parent = await scene.parentOf(family);
    await parent.post(`/api/parent/form-requests/${form?.id}/refuse`, { reason: '' });
    await tend();
    expect(await asked()).toEqual([]);
    await renew('2026-08-20');
    await runJobs(scene, 'renew-form');
    expect(await asked()).toHaveLength(1);
  });
  test('is said by its fields, or taken back', async () => {
    for (const renewal of [
      { every: 'months', months: 0 },
      { every: 'months', months: 61 },
      { every: 'school-year', from: '13-01' },
      { every: 'day' },
    ])
      expect((await say(renewal)).status).toBe(422);
    await say({ every: 'school-year', from: '08-01' });
    expect((await renewals()).renewal).toEqual({ every: 'school-year', from: '08-01' });
    await say(null);
    expect((await renewals()).renewal).toBeNull();
  });
});
