import { afterEach, beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { Client } from '#testing/client.ts';
import { watchSecrets } from '#testing/effects/secrets.ts';
import { SETUP_CODE, startLarkhouse, type TestLarkhouse } from '#testing/larkhouse.ts';
import { asSuperuser } from '#testing/superuser.ts';

const on = { database: inject('database'), template: inject('template') };
let larkhouse: TestLarkhouse;
let client: Client;

beforeEach(async () => {
  larkhouse = await startLarkhouse(on);
  client = new Client(larkhouse.origin);
});
afterEach(() => larkhouse.stop());

const director = { firstName: 'Ada', lastName: 'First', email: 'ada@maple.test', password: 'correct horse' };
const center = { name: 'Maple House', timeZone: 'America/Chicago' };
const setUp = (change: object = {}, at = larkhouse) =>
  new Client(at.origin).post<{ message: string; fields?: Record<string, string> }>('/api/setup', {
    code: SETUP_CODE,
    center,
    director,
    ...change,
  });

/** How many rows each table holds; empty ones are left out. */
const rows = () =>
  asSuperuser(larkhouse, async (db) => {
    const counts: Record<string, number> = {};
    for (const table of ['center', 'role', 'role_capability', 'room', 'opening_hours', 'staff', 'audit', 'session']) {
      const { rowCount } = await db.query(`select from ${table}`);
      if (rowCount) counts[table] = rowCount;
    }
    return counts;
  });
const ONE_CENTER = { center: 1, role: 5, room: 6, opening_hours: 5, staff: 1 };

test('an empty installation says that it waits, and nobody can sign in', async () => {
  expect((await client.get('/api/setup')).body).toEqual({ needed: true, version: '0.0.0-test' });
  expect((await client.post('/api/auth/login', { email: director.email, password: director.password })).status).toBe(
    401,
  );
});

test('neither the first password nor the code is kept anywhere', async () => {
  const secrets = watchSecrets(larkhouse);
  onTestFinished(() => secrets.stop());
  expect((await setUp()).status).toBe(201);
  expect([...secrets.sent]).toEqual(expect.arrayContaining(['POST /api/setup code', 'POST /api/setup password']));
  expect(await secrets.found()).toEqual([]);
});

const choices = () =>
  asSuperuser(larkhouse, async (db) => ({
    packs: (await db.query<{ pack: string }>('select pack from rule_choice')).rows.map(({ pack }) => pack),
    languages: (await db.query<{ language: string }>('select language from staff_preference')).rows.map(
      ({ language }) => language,
    ),
  }));

test.each([
  ['TX', 'TX', 'es'],
  ['NYC', 'NYC', 'de'],
  // A state whose rules nobody has written down yet.
  ['OH', 'neutral', 'fr'],
])('state %s chooses the rules %s, and the language %s is the Director’s', async (state, pack, language) => {
  expect((await setUp({ center: { ...center, state }, director: { ...director, language } })).status).toBe(201);
  expect(await choices()).toEqual({ packs: [pack], languages: [language] });
  await client.post('/api/auth/login', { email: director.email, password: director.password });
  const { body } = await client.get('/api/preferences');
  expect(body).toMatchObject({ language });
});

test('without them nothing is chosen, and wrong ones are refused by their field', async () => {
  for (const [change, field] of [
    [{ center: { ...center, state: 'ZZ' } }, 'center.state'],
    [{ director: { ...director, language: 'it' } }, 'director.language'],
  ] as const) {
    const { status, body } = await setUp(change);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
  }
  expect((await setUp()).status).toBe(201);
  expect(await choices()).toEqual({ packs: [], languages: [] });
});

test('a wrong code makes nothing', async () => {
  for (const code of ['', 'wrong', `${SETUP_CODE}x`, SETUP_CODE.slice(1), 'x'.repeat(100_000), '\0']) {
    const answer = await setUp({ code });
    expect([answer.status, Object.keys(answer.body.fields ?? {})], code.slice(0, 20)).toEqual([422, ['code']]);
    expect(answer.text).not.toContain(SETUP_CODE);
    expect((await client.post('/api/setup', { code, demo: true })).status).toBe(422);
  }
  expect(await rows()).toEqual({});
});

test('the right code makes a whole center, once', async () => {
  // Copied by hand from where it was printed.
  expect((await setUp({ code: ` ${SETUP_CODE.toUpperCase().replaceAll('-', ' ')} ` })).status).toBe(201);
  expect(await rows()).toMatchObject(ONE_CENTER);
  expect((await client.get('/api/setup')).body).toMatchObject({ needed: false });
  await client.post('/api/auth/login', { email: director.email, password: director.password });
  expect((await client.get('/api/auth/status')).body).toMatchObject({ staff: { role: 'Director' }, center });
  expect((await client.get<{ name: string }[]>('/api/rooms')).body.map(({ name }) => name)).toEqual([
    'Infant Room',
    'Toddler Room',
    'Preschool Room',
    'Pre-K Room',
    'Playground',
    'Main Office',
  ]);

  const logged = await asSuperuser(larkhouse, (db) => db.query("select action from audit where entity = 'center'"));
  expect(logged.rows).toEqual([{ action: 'set up center' }]);

  const before = await rows();
  const again = await setUp({ director: { ...director, email: 'thief@evil.test' } });
  expect([again.status, again.body.message]).toEqual([409, 'Larkhouse is already set up']);
  expect((await client.post('/api/setup', { code: SETUP_CODE, demo: true })).status).toBe(409);
  expect(await rows()).toEqual(before);
});

test('of several at the same moment, over two processes, one makes the center', async () => {
  const beside = await startLarkhouse(on, { beside: larkhouse });
  const answers = await Promise.all(
    [larkhouse, beside, larkhouse, beside].map((at, i) =>
      setUp({ director: { ...director, email: `d${i}@maple.test` } }, at),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  expect(await rows()).toMatchObject(ONE_CENTER);
  await beside.stop();
});

test('bad input is named, field by field, and makes nothing', async () => {
  const answer = await setUp({
    center: { name: ' ', timeZone: 'Mars/Olympus' },
    director: { firstName: '', email: 'no', password: '12345', role: 'x' },
  });
  expect(answer.status).toBe(422);
  expect(answer.body.fields).toEqual({
    'center.name': 'Center name is required',
    'center.timeZone': 'Unknown time zone',
    'director.firstName': 'First name is required',
    'director.lastName': 'Last name is required',
    'director.email': 'Invalid email address',
    'director.password': 'Password must be at least 6 characters',
    'director.role': 'Unknown field',
  });
  expect(await rows()).toEqual({});
});

// PostgreSQL reads the sign of a bare offset the other way round, so a child would be checked in hours away.
test('a bare offset is no time zone', async () => {
  for (const timeZone of ['+05:30', '-0800', '+00:00', 'UTC+3', "'; drop table center; --"]) {
    const answer = await setUp({ center: { ...center, timeZone } });
    expect([answer.status, answer.body.fields], timeZone).toEqual([422, { 'center.timeZone': 'Unknown time zone' }]);
  }
});

test('a failure on the way leaves nothing behind, and the next try goes through', async () => {
  await asSuperuser(larkhouse, (db) => db.query(`alter table opening_hours add constraint broken check (weekday < 3)`));
  expect((await setUp()).status).toBe(500);
  expect(await rows()).toEqual({});
  await asSuperuser(larkhouse, (db) => db.query('alter table opening_hours drop constraint broken'));
  expect((await setUp()).status).toBe(201);
  expect(await rows()).toMatchObject(ONE_CENTER);
});

test('whoever keeps guessing waits, even with the right code', async () => {
  for (let i = 0; i < 10; i += 1) expect((await setUp({ code: `guess ${i}` })).status).toBe(422);
  const refused = await setUp();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBe(30);
  larkhouse.clock.advance({ seconds: 30 });
  expect((await setUp()).status).toBe(201);
});

test('the first Director gets none of the most used passwords: a new center refuses them to its staff', async () => {
  const refused = await setUp({ director: { ...director, password: 'Password1' } });
  const text = 'This is one of the most common passwords, and attackers try those first. Choose another one.';
  expect(refused).toMatchObject({ status: 422, body: { message: text, fields: { 'director.password': text } } });
  expect(await rows()).toEqual({});
  expect((await setUp()).status).toBe(201);
});
