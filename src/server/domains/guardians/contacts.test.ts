import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { inCenter } from '#server/db/open-scope.ts';
import { type Client, signedIn } from '#testing/client.ts';
import { familyOf, type Stage, setStage } from '#testing/matrix/actors.ts';
import { send } from '#testing/matrix/call.ts';
import { callsOf, everyId, READS } from '#testing/matrix/reads.ts';
import { asSuperuser } from '#testing/superuser.ts';
import { addGuardian, addGuardianship, endGuardianship } from './commands.ts';

/** How the first household is reached, and whom it names: nothing of it is the second one's. */
const PHONE = '555-868-4201';
const AUNT = '555-868-4202';
const UNCLE = '555-868-4203';
const FIRST = {
  firstName: 'Fay',
  lastName: 'First',
  phoneNumber: PHONE,
  address: '7 Canary Street',
  emergencyContactName: 'Aunt Canary',
  emergencyContactPhone: AUNT,
};
const SECOND = {
  firstName: 'Sol',
  lastName: 'Second',
  email: 'sol@second.test',
  phoneNumber: '555-111-0001',
  address: '1 Second Street',
  emergencyContactName: 'Grandpa',
  emergencyContactPhone: '555-111-0002',
};

let stage: Stage;
let childId: number;
let first: { id: number; client: Client; email: string };
let second: { id: number; client: Client };
let director: Client;
let nurse: Client;

beforeAll(async () => {
  stage = await setStage({ database: inject('database'), template: inject('template') });
  const family = familyOf(stage.here, 0);
  childId = family.childId;
  director = await stage.clientOf('Director');
  nurse = await stage.clientOf('Nurse');
  first = {
    id: family.guardianId,
    client: await stage.clientOf('own parent'),
    email: `${family.marker}@families.test`,
  };
  const id = await inCenter(stage.larkhouse.server, stage.here, (scope) =>
    addGuardian(scope, { ...SECOND, passwordHash: 'none' }, [{ childId, relationship: 'parent' }]),
  );
  second = { id, client: await signedIn(stage.larkhouse, 'parent', { ...stage.here, accountId: id }) };

  expect((await first.client.put('/api/profile', FIRST)).status).toBe(200);
  await director.patch(`/api/children/${childId}`, {
    parentName: 'Fay First',
    parentPhone: PHONE,
    parentEmail: first.email,
    parentDriversLicense: 'CANARY-LICENSE',
    emergencyContact: `Aunt Canary ${AUNT}`,
  });
  // Whoever collects is recorded as the emergency contact stands in the record.
  const collected = { childId, date: '2026-03-02', checkInTime: null, checkOutTime: '07:20', checkInBy: null };
  expect(
    (await director.post('/api/attendance', { ...collected, checkOutBy: `Aunt Canary ${AUNT}` })).status,
  ).toBeLessThan(300);
  const pickup = {
    childId,
    kind: 'pickup',
    from: '2026-03-02',
    time: '16:00',
    person: `Uncle ${UNCLE}`,
    text: `Call ${UNCLE} or ${first.email}`,
  };
  expect((await first.client.post('/api/parent/notices', pickup)).status).toBe(201);
});
afterAll(() => stage?.larkhouse.stop());

const canaries = () => [PHONE, AUNT, UNCLE, first.email, 'Canary Street', 'CANARY-LICENSE'];

/** Which of the first household's details any answer to the second one holds, with where. */
async function seenBySecond(): Promise<string[]> {
  const ids = await everyId(stage.larkhouse);
  const seen = new Set<string>();
  for (const [route, endpoint] of READS.filter(([, { audience }]) => ['parent', 'both', 'anyone'].includes(audience))) {
    for (const call of callsOf(endpoint, ids)) {
      const { whole } = await send(second.client, route, call);
      for (const canary of canaries()) if (whole.includes(canary)) seen.add(`${canary} in ${route}`);
    }
  }
  return [...seen].sort();
}

const share = ({ client }: { client: Client }, isShared: boolean) =>
  client.put(`/api/parent/contacts/${childId}`, { isShared });
const decide = (decision: string, reason: string | null = 'Court order 12/7', client = director) =>
  client.put<object>(`/api/children/${childId}/contacts`, {
    guardianId: second.id,
    otherId: first.id,
    decision,
    reason,
  });
const othersOf = async ({ client }: { client: Client }) =>
  (await client.get<{ childId: number; others: object[] }[]>('/api/parent/contacts')).body.find(
    (one) => one.childId === childId,
  )?.others;
const closed = { isOpen: false, phoneNumber: null, email: null };

test('no answer to the second household tells how the first one is reached, and each sees their own', async () => {
  expect(await seenBySecond()).toEqual([]);
  const dataOf = async ({ client }: { client: Client }) => (await client.get<object>('/api/parent/child-data')).body;
  expect(await dataOf(second)).toMatchObject({ parentPhone: '555-111-0001', emergencyContact: 'Grandpa 555-111-0002' });
  expect(await dataOf(first)).toMatchObject({ parentPhone: PHONE, emergencyContact: `Aunt Canary ${AUNT}` });
  const { body } = await second.client.get<object[]>(`/api/parent/attendance?childId=${childId}`);
  expect(body[0]).toMatchObject({ checkOutBy: 'Aunt Canary' });
  const notices = (await second.client.get<{ person: string }[]>('/api/parent/notices')).body;
  expect(notices.find(({ person }) => person === 'Uncle')).toMatchObject({ text: 'Call or', isOwn: false });
}, 120_000);

test('phone and e-mail are open once both agreed, and closed as soon as one does no longer', async () => {
  expect((await share(first, true)).status).toBe(200);
  expect(await othersOf(second)).toEqual([{ guardianId: first.id, name: 'Fay First', ...closed }]);
  const { body } = await share(second, true);
  expect(body).toMatchObject({
    childId,
    isShared: true,
    others: [{ guardianId: first.id, name: 'Fay First', isOpen: true, phoneNumber: PHONE, email: first.email }],
  });
  expect(await othersOf(first)).toMatchObject([{ name: 'Sol Second', isOpen: true, email: SECOND.email }]);
  expect(await seenBySecond()).toEqual([PHONE, first.email].map((one) => `${one} in GET /api/parent/contacts`).sort());
  await share(first, false);
  expect(await othersOf(second)).toMatchObject([closed]);
  expect(await othersOf(first)).toMatchObject([closed]);
  await share(second, false);
}, 120_000);

test('what the center decides stands over what the two agreed, with its reason for staff alone', async () => {
  expect((await decide('shown', 'Both asked in writing')).body).toMatchObject({
    isShared: false,
    otherIsShared: false,
    isOpen: true,
    decision: 'shown',
    reason: 'Both asked in writing',
  });
  expect(await othersOf(second)).toMatchObject([{ isOpen: true, phoneNumber: PHONE }]);
  await share(first, true);
  await share(second, true);
  await decide('hidden');
  expect(await othersOf(second)).toMatchObject([closed]);
  expect(await othersOf(first)).toMatchObject([closed]);
  for (const { client } of [first, second]) {
    expect((await client.get('/api/parent/contacts')).text).not.toContain('Court order');
  }
  const { body } = await director.get<object[]>(`/api/children/${childId}/contacts`);
  expect(body).toMatchObject([{ isOpen: false, isShared: true, otherIsShared: true, by: 'Dora Director' }]);
  await decide('agreement', null);
  expect(await othersOf(second)).toMatchObject([{ isOpen: true }]);
  await share(first, false);
  await share(second, false);
});

test('what is hidden for one child stays hidden, whatever is agreed or decided of another', async () => {
  const { childId: sibling } = familyOf(stage.here, 2);
  await inCenter(stage.larkhouse.server, stage.here, async (scope) => {
    for (const id of [first.id, second.id])
      await addGuardianship(scope, id, { childId: sibling, relationship: 'parent' });
  });
  await decide('hidden');
  const between = { guardianId: first.id, otherId: second.id, decision: 'shown', reason: 'A wish' };
  const { body } = await director.put<object>(`/api/children/${sibling}/contacts`, between);
  expect(body).toMatchObject({ ...between, isOpen: false, isHiddenElsewhere: true });
  expect((await second.client.get('/api/parent/contacts')).text).not.toContain(PHONE);
  await decide('agreement', null);
  expect((await second.client.get('/api/parent/contacts')).text).toContain(PHONE);
  await inCenter(stage.larkhouse.server, stage.here, (scope) => endGuardianship(scope, second.id, sibling));
  expect((await second.client.get('/api/parent/contacts')).text).not.toContain(PHONE);
});

test('who comes back as a guardian begins anew: neither the old yes nor what the center showed counts', async () => {
  await share(first, true);
  await share(second, true);
  await decide('shown', 'A wish');
  await inCenter(stage.larkhouse.server, stage.here, (scope) => endGuardianship(scope, second.id, childId));
  expect(await othersOf(first)).toEqual([]);
  stage.larkhouse.clock.advance({ seconds: 1 });
  await inCenter(stage.larkhouse.server, stage.here, async (scope) => {
    await addGuardianship(scope, second.id, { childId, relationship: 'parent' });
  });
  expect(await othersOf(second)).toMatchObject([closed]);
  expect((await director.get(`/api/children/${childId}/contacts`)).body).toMatchObject([
    { isOpen: false, decision: 'agreement', reason: null },
  ]);
  await share(first, false);
});

describe('refused', () => {
  test('a decision without a reason, of somebody else, or by who may not', async () => {
    const fieldsOf = ({ body }: { body: unknown }) => (body as { fields?: object }).fields;
    for (const reason of [null, '', '  ']) {
      expect(fieldsOf(await decide('hidden', reason))).toEqual({
        reason: 'Say why, such as whose request or which order',
      });
    }
    const other = familyOf(stage.here, 1).guardianId;
    for (const pair of [
      { guardianId: first.id, otherId: first.id },
      { guardianId: first.id, otherId: other },
    ]) {
      const answer = await director.put(`/api/children/${childId}/contacts`, {
        ...pair,
        decision: 'shown',
        reason: 'x',
      });
      expect([answer.status, fieldsOf(answer)]).toEqual([422, { otherId: 'Choose two guardians of this child' }]);
    }
    expect(fieldsOf(await decide('sometimes'))).toEqual({ decision: 'Choose who decides' });
    expect((await decide('shown', 'x', nurse)).status).toBe(403);
    expect((await nurse.get(`/api/children/${childId}/contacts`)).status).toBe(403);
    expect((await decide('shown', 'x', second.client)).status).toBe(403);
  });

  test("sharing with another child's guardians, or saying neither yes nor no", async () => {
    const stranger = await stage.clientOf('other parent');
    expect((await share({ client: stranger }, true)).status).toBe(404);
    expect((await second.client.put(`/api/parent/contacts/${childId}`, {})).status).toBe(422);
  });
});

test('said twice it is written once', async () => {
  const written = () =>
    asSuperuser(stage.larkhouse, async (client) => (await client.query('select from audit')).rowCount);
  await share(second, true);
  await decide('hidden');
  const before = await written();
  await share(second, true);
  await decide('hidden');
  expect(await written()).toBe(before);
});
