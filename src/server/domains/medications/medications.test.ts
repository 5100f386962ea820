import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activitiesOf, logOf, presentChild, roomNamed } from '#testing/activities.ts';
import { attendanceOf, type Refused } from '#testing/attendance.ts';
import type { Client } from '#testing/client.ts';
import { MEDICATION } from '#testing/matrix/fresh-care.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';

let scene: Scene;
let nurse: Client;
let childId: number;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());
beforeEach(async () => {
  scene.larkhouse.clock.set('2026-03-02T17:00:00Z');
  nurse = await scene.as('Nurse');
  childId = await presentChild(scene);
});
interface Read {
  readonly id: number;
  readonly version: number;
  readonly state: string;
  readonly dueAt: string | null;
  readonly tooSoonUntil: string | null;
  readonly lastDose: { time: string; by: string } | null;
}
const add = async (more: object = {}) => {
  const path = `/api/children/${childId}/medications`;
  return nurse.post<Read & Refused>(path, { ...MEDICATION, ...more });
};
const give = (medicationId: number, more: object = {}, client = nurse) =>
  activitiesOf(client).log({ kind: 'medicine', childIds: [childId], medicationId, ...more });
const read = async () => (await nurse.get<Read[]>(`/api/children/${childId}/medications`)).body;

describe('a medication', () => {
  test('is recorded with its consent, changed but for its name, and ended', async () => {
    const { status, body } = await add({ times: ['18:00', '08:00', '08:00'] });
    expect([status, body]).toMatchObject([201, { state: 'current', times: ['08:00', '18:00'], dueAt: '08:00' }]);
    const change = (more: object) => nurse.patch<Read & Refused>(`/api/medications/${body.id}`, more);
    expect((await change({ name: 'Other' })).body.fields).toEqual({ name: 'Unknown field' });
    expect((await change({ dose: '7 ml', version: body.version })).body).toMatchObject({ dose: '7 ml' });
    expect((await change({ dose: '9 ml', version: body.version })).status).toBe(412);
    expect((await nurse.post<Read>(`/api/medications/${body.id}/end`, {})).body.state).toBe('ended');
    expect((await change({ dose: '9 ml' })).status).toBe(409);
    expect((await give(body.id)).status).toBe(409);
    const seen = await scene.rows(
      `select 1 from audit where action = 'see medications' and $1 = any (child_ids)`,
      childId,
    );
    expect(seen).toHaveLength(0);
    await read();
    expect(
      await scene.rows(`select 1 from audit where action = 'see medications' and $1 = any (child_ids)`, childId),
    ).toHaveLength(1);
  });

  test.each([
    [{ untilOn: '2026-02-28' }, 'untilOn'],
    [{ untilOn: '2027-03-03' }, 'untilOn'],
    [{ times: [] }, 'times'],
    [{ times: ['25:00'] }, 'times.0'],
    [{ consentedOn: '2026-03-03' }, 'consentedOn'],
    [{ consentBy: ' ' }, 'consentBy'],
    [{ name: '' }, 'name'],
    [{ route: 'by mouth' }, 'route'],
    [{ minMinutesBetween: -1 }, 'minMinutesBetween'],
  ])('%j is refused by name', async (more, field) => {
    const { status, body } = await add(more);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
  });

  test('is nobody’s who may not see medical details', async () => {
    const { body } = await add();
    for (const client of [await scene.as('Assistant Teacher'), await scene.as('Support Staff')]) {
      expect((await client.get(`/api/children/${childId}/medications`)).status).toBe(403);
      expect((await client.patch(`/api/medications/${body.id}`, { dose: '9 ml' })).status).toBe(403);
      expect((await give(body.id, {}, client)).status).toBe(403);
    }
  });
});

describe('a dose', () => {
  test('needs a consent that holds on its day, of this child', async () => {
    const late = (await add({ fromOn: '2026-03-03' })).body;
    expect(await give(late.id)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('2026-03-03') },
    });
    const past = (await add({ untilOn: '2026-03-01' })).body;
    expect((await give(past.id)).status).toBe(409);
    const { body } = await add();
    const other = await presentChild(scene);
    expect((await give(body.id, { childIds: [other] })).body.fields).toEqual({
      medicationId: 'This child has no such medicine',
    });
    expect((await give(body.id, { childIds: [childId, other] })).body.fields).toHaveProperty('childIds');
    expect((await give(999999)).status).toBe(422);
  });

  test('sooner than agreed is refused with when and by whom, until a reason is given', async () => {
    const { body } = await add({ times: ['12:00', '18:00'] });
    expect((await give(body.id)).status).toBe(201);
    expect(await read()).toMatchObject([{ lastDose: { time: '12:00', by: 'Nurse Tester' }, dueAt: '18:00' }]);
    scene.larkhouse.clock.advance({ hours: 3, minutes: 59 });
    nurse = await scene.as('Nurse');
    const refused = await give(body.id);
    expect(refused).toMatchObject({ status: 409, body: { code: 'dose-too-soon' } });
    expect(refused.body.message).toBe(
      'The last dose was given at 12:00 by Nurse Tester. The next one is due from 16:00 on.',
    );
    // Written up late, it is as near to the one after it.
    expect((await give(body.id, { time: '11:00' })).status).toBe(409);
    expect((await give(body.id, { acknowledged: true })).body.fields).toHaveProperty('acknowledgedReason');
    const reason = 'The doctor said so on the phone';
    expect((await give(body.id, { acknowledged: true, acknowledgedReason: reason })).status).toBe(201);
    const kept = await scene.rows(
      'select too_soon_reason as reason from activity where child_id = $1 and kind = $2 order by id',
      childId,
      'medicine',
    );
    expect(kept).toEqual([{ reason: null }, { reason }]);
  });

  test('that was refused or taken back counts for no interval', async () => {
    const { body } = await add();
    const refused = (await give(body.id, { refusedReason: 'Spat it out' })).body;
    expect(firstOf(refused.activities).activity).toBe('Medicine not taken: Amoxicillin (Spat it out)');
    const { batch } = (await give(body.id)).body;
    expect((await give(body.id)).status).toBe(409);
    await activitiesOf(nurse).undo({ batch });
    expect((await give(body.id)).status).toBe(201);
  });

  test('of two people at once is one', async () => {
    const { body } = await add();
    const both = await Promise.all([give(body.id), give(body.id, {}, await scene.as('Lead Teacher'))]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('has its name for those who may see it and the child’s family; others read that there was one', async () => {
    const family = await scene.newFamily();
    childId = family.childId;
    await attendanceOf(scene.director).checkIn(childId, '07:00');
    const { body } = await add();
    await give(body.id, { notes: 'Amoxicillin tastes bad' });
    const by = async (client: Client) => firstOf(await activitiesOf(client).of(childId));
    expect(await by(nurse)).toMatchObject({ activity: 'Medicine: Amoxicillin, 5 ml', medicationId: body.id });
    const hidden = { activity: 'Medicine', notes: '', medicationId: null };
    expect(await by(await scene.as('Support Staff'))).toMatchObject(hidden);
    const assistant = await scene.as('Assistant Teacher');
    const log = await logOf(assistant, await roomNamed(scene, 'Toddler Room'));
    expect(JSON.stringify(log)).not.toContain('Amoxicillin');
    expect(log.children.find(({ id }) => id === childId)?.medicine).toBeNull();
    const draft = await assistant.get(`/api/daily-reports/draft?childId=${childId}`);
    expect(draft.text).not.toContain('Amoxicillin');
    expect((await (await scene.parentOf(family)).get('/api/parent/activities')).text).toContain('Amoxicillin');
  });
});
