import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Client, idempotencyKey, signedIn } from '#testing/client.ts';
import { startLarkhouse, type TestLarkhouse } from '#testing/larkhouse.ts';
import { asSuperuser } from '#testing/superuser.ts';
import { makeCenter, type RoleName, type World } from '#testing/world.ts';

const on = { database: inject('database'), template: inject('template') };
let larkhouse: TestLarkhouse;
let beside: TestLarkhouse;
let world: World;
let director: Client;

beforeAll(async () => {
  larkhouse = await startLarkhouse(on);
  beside = await startLarkhouse(on, { beside: larkhouse });
  world = await makeCenter(larkhouse);
  director = await as('Director');
});
afterAll(async () => {
  await beside.stop();
  await larkhouse.stop();
});

const as = (role: RoleName, at = larkhouse) =>
  signedIn(at, 'staff', { centerId: world.centerId, accountId: world.staff[role] });

const child = (firstName: string) => ({
  firstName,
  lastName: 'Twice',
  dateOfBirth: '2023-05-04',
  room: 'Toddler Room',
});
const named = (firstName: string) =>
  asSuperuser(larkhouse, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from child where first_name = $1',
      [firstName],
    );
    return rows[0]?.count;
  });

test('twenty sends at the same moment, over two processes, make one row and twenty equal answers', async () => {
  const key = idempotencyKey();
  const other = await as('Director', beside);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => (i % 2 ? director : other).post('/api/children', child('Storm'), key)),
  );
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(201);
  expect(await named('Storm')).toBe(1);
});

test('without a key each send counts', async () => {
  await director.post('/api/children', child('Plain'));
  await director.post('/api/children', child('Plain'));
  expect(await named('Plain')).toBe(2);
});

test('every unsafe method answers again as it did: a removal is not "not found"', async () => {
  const { body } = await director.post<{ id: number }>('/api/children', child('Removed'));
  const key = idempotencyKey();
  const first = await director.delete(`/api/children/${body.id}`, key);
  const again = await director.delete(`/api/children/${body.id}`, key);
  expect([first.status, again.status, again.text]).toEqual([200, 200, first.text]);
  expect((await director.delete(`/api/children/${body.id}`)).status).toBe(404);
});

test('the key with another body, or at another address, is 422', async () => {
  const key = idempotencyKey();
  await director.post('/api/children', child('First'), key);
  const otherBody = await director.post('/api/children', child('Second'), key);
  expect(otherBody).toMatchObject({
    status: 422,
    body: { message: 'This Idempotency-Key was already used for something else' },
  });
  expect((await director.delete(`/api/children/${world.families[0]?.childId}`, key)).status).toBe(422);
  expect(await named('Second')).toBe(0);
  expect((await director.get(`/api/children/${world.families[0]?.childId}`)).status).toBe(200);
});

test("somebody else's same key is their own", async () => {
  const key = idempotencyKey();
  const lead = await as('Lead Teacher');
  const mine = await director.post<{ id: number }>('/api/children', child('Mine'), key);
  const theirs = await lead.post<{ id: number }>('/api/children', child('Mine'), key);
  expect([mine.status, theirs.status]).toEqual([201, 201]);
  expect(theirs.body.id).not.toBe(mine.body.id);

  const elsewhere = await makeCenter(larkhouse, { name: 'Oak House' });
  const there = await signedIn(larkhouse, 'staff', {
    centerId: elsewhere.centerId,
    accountId: elsewhere.staff.Director,
  });
  const foreign = await there.post<{ id: number }>('/api/children', child('Mine'), key);
  expect(foreign.status).toBe(201);
  expect([mine.body.id, theirs.body.id]).not.toContain(foreign.body.id);
});

test('the same person in another session gets the answer again', async () => {
  const key = idempotencyKey();
  const first = await director.post('/api/children', child('Kiosk'), key);
  expect((await (await as('Director')).post('/api/children', child('Kiosk'), key)).text).toBe(first.text);
});

test('a refused write is not kept: mended, it goes through with the same key', async () => {
  const key = idempotencyKey();
  expect((await director.post('/api/children', { ...child('Later'), room: 'No such room' }, key)).status).toBe(422);
  expect((await director.post('/api/children', child('Later'), key)).status).toBe(201);
});

test('access is checked before an answer is given again', async () => {
  const key = idempotencyKey();
  const leaving = await as('Director');
  expect((await leaving.post('/api/children', child('Gone'), key)).status).toBe(201);
  const cookies = leaving.cookie;
  await leaving.post('/api/auth/logout');
  const replay = await fetch(`${larkhouse.origin}/api/children`, {
    method: 'POST',
    headers: { ...key, cookie: cookies, 'content-type': 'application/json' },
    body: JSON.stringify(child('Gone')),
  });
  expect([replay.status, await replay.text()]).toEqual([401, expect.not.stringContaining('Gone')]);
});

test('who has lost the right to write gets no answer of before', async () => {
  const key = idempotencyKey();
  const lead = await as('Lead Teacher');
  expect((await lead.post('/api/children', child('Demoted'), key)).status).toBe(201);
  await asSuperuser(larkhouse, (client) =>
    client.query(
      `delete from role_capability where capability = 'children.enroll' and role_id = (select role_id from staff where id = $1)`,
      [world.staff['Lead Teacher']],
    ),
  );
  expect((await lead.post('/api/children', child('Demoted'), key)).status).toBe(403);
});

test('after a day the key is new, and its second day begins', async () => {
  const key = idempotencyKey();
  await director.post('/api/children', child('Daily'), key);
  larkhouse.clock.advance({ hours: 23 });
  await director.post('/api/children', child('Daily'), key);
  expect(await named('Daily')).toBe(1);
  larkhouse.clock.advance({ hours: 2 });
  const tomorrow = await as('Director');
  const second = await tomorrow.post('/api/children', child('Daily'), key);
  expect(await named('Daily')).toBe(2);
  expect((await tomorrow.post('/api/children', child('Daily'), key)).text).toBe(second.text);
  larkhouse.clock.advance({ hours: -25 });
});

test('what is kept cannot be read in the database', async () => {
  const secret = `Secret${randomUUID()}`;
  await director.post('/api/children', child(secret), idempotencyKey());
  const kept = await asSuperuser(larkhouse, (client) =>
    client.query<{ answer: string }>(`select encode(answer, 'escape') as answer from idempotency`),
  );
  expect(kept.rows.length).toBeGreaterThan(0);
  expect(kept.rows.map(({ answer }) => answer).join()).not.toContain(secret);
});

test('a key without end is 422; signing in keeps no answer', async () => {
  expect((await director.post('/api/children', child('Long'), { 'idempotency-key': 'k'.repeat(201) })).status).toBe(
    422,
  );
  const count = () =>
    asSuperuser(larkhouse, async (client) => (await client.query('select from idempotency')).rowCount);
  const before = await count();
  await director.post('/api/auth/login', { email: 'a@b.test', password: 'wrong one' }, idempotencyKey());
  expect(await count()).toBe(before);
});
