import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Incident } from '#contract/incidents.ts';
import type { ParentIncident } from '#contract/incidents-family.ts';
import { endGuardianship } from '#server/domains/guardians/commands.ts';
import { MONDAY } from '#testing/attendance.ts';
import { type Client, idempotencyKey } from '#testing/client.ts';
import { joinFamily } from '#testing/households.ts';
import { MONDAY_MORNING } from '#testing/larkhouse.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import type { Family } from '#testing/world.ts';

type Read = z.output<typeof ParentIncident>;
type Reported = z.output<typeof Incident>;

let scene: Scene;
let family: Family;
let parent: Client;
let incidentId: number;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene?.stop());
beforeEach(async () => {
  scene.larkhouse.clock.set(MONDAY_MORNING);
  family = await scene.newFamily();
  parent = await scene.parentOf(family);
  incidentId = await report();
});

async function report(childId = family.childId, description = 'A bump on the head'): Promise<number> {
  const staffId = scene.world.staff.Nurse;
  const body = { childId, date: MONDAY, time: '07:20', description, actionTaken: 'Ice', staffId };
  return (await scene.director.post<{ id: number }>('/api/incidents', body)).body.id;
}
const list = async (client = parent, query = '') => (await client.get<Read[]>(`/api/parent/incidents${query}`)).body;
const see = (client = parent, id = incidentId) => client.post<Read>(`/api/parent/incidents/${id}/seen`);
const sign = (signature: string, client = parent, id = incidentId, headers?: Record<string, string>) =>
  client.post<Read>(`/api/parent/incidents/${id}/acknowledge`, { signature }, headers);
const forStaff = async () =>
  (await scene.director.get<Reported[]>('/api/incidents')).body.find(({ id }) => id === incidentId);
const pending = async () =>
  (await scene.director.get<{ pendingReports: number }>('/api/dashboard/stats')).body.pendingReports;

test('a family reads the incidents of its child, nobody else does', async () => {
  const later = await report();
  const [newest, oldest] = await list();
  expect([newest?.id, oldest?.id]).toEqual([later, incidentId]);
  expect(oldest).toEqual({
    id: incidentId,
    childId: family.childId,
    date: MONDAY,
    time: '07:20',
    description: 'A bump on the head',
    actionTaken: 'Ice',
    ...{ kind: null, bodyParts: [], witness: '', firstAid: '', photoUrl: null, toldPerson: '' },
    reportedBy: 'Nurse Tester',
    parentNotified: false,
    parentNotifiedAt: null,
    seenAt: null,
    acknowledgedAt: null,
    signature: null,
    createdAt: '2026-03-02T12:30:00.000Z',
  });
  expect(await list(parent, '?to=2026-03-01')).toEqual([]);
  expect(await list(parent, '?limit=1')).toHaveLength(1);
  expect(await list(await scene.parentOf(await scene.newFamily()))).toEqual([]);
});

test('nothing that staff wrote of it names another child to the family', async () => {
  const { childId } = await scene.newFamily();
  const { name } = firstOf(
    await scene.rows<{ name: string }>('select first_name as name from child where id = $1', childId),
  );
  const about = { childId: family.childId, date: MONDAY, time: '07:20', staffId: scene.world.staff.Nurse };
  const free = { description: `${name} bit`, actionTaken: `${name} moved`, witness: name, firstAid: `By ${name}` };
  await scene.director.post('/api/incidents', { ...about, ...free, toldPerson: `${name} too`, toldTime: '07:25' });
  const told = (await list()).find(({ firstAid }) => firstAid !== '');
  expect(told).toMatchObject({ witness: 'another child', toldPerson: 'another child too' });
  expect(JSON.stringify(told)).not.toContain(name);
});

describe('seeing an incident', () => {
  test('tells the family: it is no longer pending, and who saw it when is kept', async () => {
    const before = await pending();
    scene.larkhouse.clock.set('2026-03-02T12:40:00Z');
    const { status, body } = await see();
    expect(status).toBe(200);
    expect(body).toMatchObject({ parentNotified: true, seenAt: '2026-03-02T12:40:00.000Z', acknowledgedAt: null });
    expect(await pending()).toBe(before - 1);
    expect(await forStaff()).toMatchObject({
      parentNotified: true,
      parentNotifiedAt: '2026-03-02T12:40:00.000Z',
      parentNotifiedBy: `Guardian ${family.marker} Last ${family.marker}`,
      acknowledgements: [],
    });
  });

  test('again, or by the other guardian, leaves the first moment; each has a moment of their own', async () => {
    const { client: father } = await joinFamily(scene, 'Fynn Father', [{ childId: family.childId }]);
    await see();
    scene.larkhouse.clock.set('2026-03-02T12:50:00Z');
    expect((await see()).body.seenAt).toBe('2026-03-02T12:30:00.000Z');
    expect((await see(father)).body.seenAt).toBe('2026-03-02T12:50:00.000Z');
    expect((await forStaff())?.parentNotifiedAt).toBe('2026-03-02T12:30:00.000Z');
    const logged = await scene.rows(
      `select actor_id from audit where action = 'see incident' and $1 = any (entity_ids)`,
      incidentId,
    );
    expect(logged).toHaveLength(2);
  });

  test('by both at one moment tells once', async () => {
    const { client: father } = await joinFamily(scene, 'Finn Fast', [{ childId: family.childId }]);
    const answers = await Promise.all([see(), see(father), see(), see(father)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await scene.rows('select from incident_receipt where incident_id = $1', incidentId)).toHaveLength(2);
  });
});

describe('signing', () => {
  test('keeps the typed name and its time, and counts as seen; staff read who signed', async () => {
    scene.larkhouse.clock.set('2026-03-02T12:45:00Z');
    const { status, body } = await sign('  Maria Dubois ');
    expect(status).toBe(200);
    const signed = { signature: 'Maria Dubois', acknowledgedAt: '2026-03-02T12:45:00.000Z', parentNotified: true };
    expect(body).toMatchObject({ ...signed, seenAt: '2026-03-02T12:45:00.000Z' });
    expect((await list())[0]).toMatchObject(signed);
    expect(await forStaff()).toMatchObject({
      parentNotified: true,
      acknowledgements: [
        {
          guardian: `Guardian ${family.marker} Last ${family.marker}`,
          signature: 'Maria Dubois',
          at: '2026-03-02T12:45:00.000Z',
        },
      ],
    });
  });

  test('again gives the first signature, with a key or without', async () => {
    const key = idempotencyKey();
    const first = await sign('Maria', parent, incidentId, key);
    scene.larkhouse.clock.set('2026-03-02T12:55:00Z');
    expect((await sign('Maria', parent, incidentId, key)).body).toEqual(first.body);
    expect((await sign('Somebody Else')).body).toEqual(first.body);
    const logged = await scene.rows(
      `select actor_kind as kind, actor_id as by from audit where action = 'acknowledge incident' and $1 = any (entity_ids)`,
      incidentId,
    );
    expect(logged).toEqual([{ kind: 'parent', by: family.guardianId }]);
  });

  test("one guardian's signature is not the other's", async () => {
    const { client: father } = await joinFamily(scene, 'Fred Father', [{ childId: family.childId }]);
    await sign('Maria');
    expect((await list(father))[0]).toMatchObject({ parentNotified: true, seenAt: null, signature: null });
    await sign('Fred', father);
    expect((await forStaff())?.acknowledgements.map(({ signature }) => signature)).toEqual(['Maria', 'Fred']);
    expect((await list())[0]?.signature).toBe('Maria');
  });

  test.each([[{}], [{ signature: ' ' }], [{ signature: 'x'.repeat(161) }], [{ signature: 'A\0B' }]])(
    'needs a name: %j',
    async (body) => {
      const answer = await parent.post<{ fields: object }>(`/api/parent/incidents/${incidentId}/acknowledge`, body);
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['signature']]);
      expect((await list())[0]?.seenAt).toBeNull();
    },
  );
});

describe('an incident that is not theirs', () => {
  test('is not there for another family, nor for a former guardian; staff are at the wrong door', async () => {
    const stranger = await scene.parentOf(await scene.newFamily());
    const { client: former, guardianId } = await joinFamily(scene, 'Former Friend', [{ childId: family.childId }]);
    await see(former);
    await scene.inCenter((scope) => endGuardianship(scope, guardianId, family.childId));
    for (const client of [stranger, former]) {
      expect((await see(client)).status).toBe(404);
      expect((await sign('Me', client)).status).toBe(404);
    }
    expect((await see(parent, 999_999)).status).toBe(404);
    expect((await see(scene.director)).status).toBe(403);
    expect(
      await scene.rows(
        `select from incident_receipt where acknowledged_at is not null and incident_id = $1`,
        incidentId,
      ),
    ).toEqual([]);
  });

  test('is closed with the child that left the center; the sibling stays open', async () => {
    const sibling = await scene.newFamily();
    const rights = [{ childId: family.childId }, { childId: sibling.childId }];
    const { client } = await joinFamily(scene, 'Both Theirs', rights);
    const other = await report(sibling.childId);
    await scene.director.delete(`/api/children/${family.childId}`);
    expect((await see(client)).status).toBe(404);
    expect((await see(client, other)).status).toBe(200);
    expect((await list(client)).map(({ id }) => id)).toEqual([other]);
    expect((await client.get(`/api/parent/incidents?childId=${family.childId}`)).status).toBe(404);
  });
});
