import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { runJobs } from '#testing/jobs.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import type { Family } from '#testing/world.ts';

let scene: Scene;
let director: Client;
beforeAll(async () => {
  scene = await startScene();
  ({ director } = scene);
});
afterAll(() => scene.stop());

interface Named {
  readonly childId: number;
  readonly name: string;
}
interface Answer {
  readonly enrolled: Named[];
  readonly kept: (Named & { readonly reason: string })[];
  readonly ended: number;
  readonly credited: number;
  readonly fields?: Record<string, string>;
}
interface Enrollment {
  readonly planId: number;
  readonly from: string;
  readonly to: string | null;
}

let plans = 0;
async function newPlan(more: object = {}): Promise<number> {
  plans += 1;
  const plan = { name: `Plan ${plans}`, kind: 'tuition', cadence: 'weekly', amount: 30_000, ...more };
  return (await director.post<{ id: number }>('/api/billing/plans', plan)).body.id;
}
const families = async (): Promise<[Family, Family]> => [await scene.newFamily(), await scene.newFamily()];
const idsOf = (some: readonly Family[]) => some.map(({ childId }) => childId);
const nameOf = ({ childId, marker }: Family) => ({ childId, name: `Child ${marker} Last ${marker}` });
const putOn = (planId: number, body: object, client = director) =>
  client.post<Answer>(`/api/billing/plans/${planId}/children`, body);
const statesOf = async (planId: number, from: string) =>
  (await director.get<(Named & Record<string, unknown>)[]>(`/api/billing/plans/${planId}/children?from=${from}`)).body;
const enrollmentsOf = async ({ childId }: Family) =>
  (await director.get<{ enrollments: Enrollment[] }>(`/api/billing/children/${childId}`)).body.enrollments;
/** Of each enrollment in a plan that was audited, the children it was about. */
const enrollmentsAudited = async () =>
  (
    await scene.rows<{ children: number[] }>(
      "select child_ids as children from audit where action = 'enroll in plan' order by id",
    )
  ).map(({ children }) => children);
/** A child whose only guardian is no guardian any more. */
async function withoutPayer(): Promise<Family> {
  const family = await scene.newFamily();
  await scene.rows('update guardianship set ended_at = now() where child_id = $1', family.childId);
  return family;
}

describe('a plan for several children', () => {
  test('begins for each of them, audited one by one; sent again nobody is on it twice', async () => {
    const both = await families();
    const planId = await newPlan();
    const before = await enrollmentsAudited();
    const body = { childIds: [...idsOf(both), both[0].childId], from: '2026-03-09' };
    const { status, body: answer } = await putOn(planId, body);
    expect(status).toBe(201);
    expect(answer).toEqual({ enrolled: both.map(nameOf), kept: [], ended: 0, credited: 0 });
    for (const family of both)
      expect(await enrollmentsOf(family)).toMatchObject([{ planId, from: body.from, to: null }]);
    expect((await enrollmentsAudited()).slice(before.length)).toEqual(idsOf(both).map((id) => [id]));

    const again = await putOn(planId, body);
    expect(again.body).toMatchObject({ enrolled: [], kept: both.map((one) => ({ ...nameOf(one), reason: 'there' })) });
    expect(await enrollmentsOf(both[0])).toHaveLength(1);
  });

  test('whoever differs from the others is told before, and stays as they are by name', async () => {
    const [newcomer, there] = await families();
    const alone = await withoutPayer();
    const planId = await newPlan();
    await putOn(planId, { childIds: [there.childId], from: '2026-03-02' });
    expect(
      (await statesOf(planId, '2026-03-09')).filter(({ childId }) => idsOf([newcomer, there, alone]).includes(childId)),
    ).toEqual([
      { ...nameOf(there), isOnPlan: true, hasOther: false, hasPayer: true },
      { ...nameOf(alone), isOnPlan: false, hasOther: false, hasPayer: false },
    ]);
    const { body } = await putOn(planId, { childIds: idsOf([newcomer, there, alone]), from: '2026-03-09' });
    expect(body).toEqual({
      enrolled: [nameOf(newcomer)],
      kept: [
        { ...nameOf(there), reason: 'there' },
        { ...nameOf(alone), reason: 'no-payer' },
      ],
      ended: 0,
      credited: 0,
    });
  });

  test('a fee is charged to each at once, a second time on another day', async () => {
    const both = await families();
    const planId = await newPlan({ kind: 'fee', cadence: 'once', amount: 2_500 });
    for (const from of ['2026-03-02', '2026-03-03', '2026-03-03']) await putOn(planId, { childIds: idsOf(both), from });
    const charged = await scene.rows<{ amount: number }>(
      "select amount::int from ledger_transaction where child_id = any ($1) and category = 'registration'",
      idsOf(both),
    );
    expect(charged.map(({ amount }) => amount)).toEqual([2_500, 2_500, 2_500, 2_500]);
  });
});

describe('other tuition', () => {
  test('ends the day before, what begins later never begins, and what was charged beyond is given back', async () => {
    const [one, other] = await families();
    const [before, later, planId] = [await newPlan({ amount: 35_000 }), await newPlan(), await newPlan()];
    await putOn(before, { childIds: [one.childId], from: '2026-03-02' });
    await putOn(later, { childIds: [other.childId], from: '2026-04-06' });
    await director.post('/api/billing/invoice-runs', { from: '2026-03-02', to: '2026-03-08' });
    await runJobs(scene, 'run-invoices');
    const body = { childIds: idsOf([one, other]), from: '2026-03-06', endOthers: true };
    expect(
      (await statesOf(planId, body.from)).filter(({ hasOther }) => hasOther).map(({ childId }) => childId),
    ).toEqual(expect.arrayContaining(idsOf([one, other])));
    // One of five days of care.
    expect((await putOn(planId, body)).body).toMatchObject({ ended: 2, credited: 7_000, kept: [] });
    expect(await enrollmentsOf(one)).toMatchObject([
      { planId: before, to: '2026-03-05' },
      { planId, from: '2026-03-06', to: null },
    ]);
    expect(await enrollmentsOf(other)).toMatchObject([
      { planId: later, from: '2026-04-06', to: '2026-04-05' },
      { planId, from: '2026-03-06' },
    ]);
    // Whoever never began a plan can be put on it.
    expect((await putOn(later, { childIds: [other.childId], from: '2026-03-06' })).body.kept).toEqual([]);
  });

  test('stays where that is wanted', async () => {
    const [one] = await families();
    const [morning, afternoon] = [await newPlan(), await newPlan()];
    await putOn(morning, { childIds: [one.childId], from: '2026-03-02' });
    expect((await putOn(afternoon, { childIds: [one.childId], from: '2026-03-02' })).body.ended).toBe(0);
    expect(await enrollmentsOf(one)).toMatchObject([{ to: null }, { to: null }]);
  });
});

describe('what is refused changes nothing', () => {
  test('by its field', async () => {
    const [one] = await families();
    const [planId, discount, subsidy] = [
      await newPlan(),
      await newPlan({ kind: 'discount', cadence: null, amount: 1_000 }),
      await newPlan({ kind: 'subsidy', cadence: null, amount: 1_000 }),
    ];
    const good = { childIds: [one.childId], from: '2026-03-02' };
    const refused: [number, object, string][] = [
      [planId, { ...good, childIds: [] }, 'childIds'],
      [planId, { ...good, childIds: [one.childId, 999_999] }, 'childIds'],
      [planId, { ...good, childIds: Array.from({ length: 301 }, (_, n) => n + 1) }, 'childIds'],
      [planId, { ...good, from: 'soon' }, 'from'],
      [planId, { ...good, agencyAccountId: 1 }, 'agencyAccountId'],
      [subsidy, good, 'agencyAccountId'],
      [discount, { ...good, endOthers: true }, 'endOthers'],
    ];
    for (const [id, body, field] of refused) {
      const { status, body: answer } = await putOn(id, body);
      expect([status, Object.keys(answer.fields ?? {})], field).toEqual([422, [field]]);
    }
    expect((await putOn(999_999, good)).status).toBe(404);
    expect((await director.get('/api/billing/plans/999999/children?from=2026-03-02')).status).toBe(404);
    const { version } = firstOf(
      (await director.get<{ id: number; version: number }[]>('/api/billing/plans')).body.filter(
        ({ id }) => id === planId,
      ),
    );
    await director.patch(`/api/billing/plans/${planId}`, { isArchived: true, version });
    expect((await putOn(planId, good)).body.fields).toEqual({ planId: 'This plan is archived' });
    expect(await enrollmentsOf(one)).toEqual([]);
  });

  test('to whoever has no right over billing', async () => {
    const [one] = await families();
    const planId = await newPlan();
    const lead = await scene.as('Lead Teacher');
    expect((await putOn(planId, { childIds: [one.childId], from: '2026-03-02' }, lead)).status).toBe(403);
    expect((await lead.get(`/api/billing/plans/${planId}/children?from=2026-03-02`)).status).toBe(403);
    expect(await enrollmentsOf(one)).toEqual([]);
  });
});
