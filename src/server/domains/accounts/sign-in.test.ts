import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { Client, signedIn } from '../../../../testing/client.ts';
import { MONDAY_MORNING, startLarkhouse, type TestLarkhouse } from '../../../../testing/larkhouse.ts';
import { asSuperuser } from '../../../../testing/superuser.ts';
import { makeCenter, PASSWORD, type World } from '../../../../testing/world.ts';
import { inCenter } from '../../db/open-scope.ts';
import { addStaffMember } from '../staff/commands.ts';
import { hashPassword } from './passwords.ts';

const on = { database: inject('database'), template: inject('template') };
let larkhouse: TestLarkhouse;
let beside: TestLarkhouse;
let maple: World;
let oak: World;

beforeAll(async () => {
  larkhouse = await startLarkhouse(on);
  beside = await startLarkhouse(on, { beside: larkhouse });
  maple = await makeCenter(larkhouse, { name: 'Maple House' });
  oak = await makeCenter(larkhouse, { name: 'Oak House' });
});
beforeEach(async () => {
  larkhouse.clock.set(MONDAY_MORNING);
  await asSuperuser(larkhouse, (client) => client.query('delete from login_throttle'));
});
afterAll(async () => {
  await beside.stop();
  await larkhouse.stop();
});

interface Reply {
  readonly message?: string;
  readonly chooseCenter?: { id: number; name: string }[];
  readonly staff?: { id: number };
}
const login = (email: string, password: string, more: object = {}, at = larkhouse, headers = {}) =>
  new Client(at.origin).post<Reply>('/api/auth/login', { email, password, ...more }, headers);
const nurse = 'nurse@maple-house.test';
const wrong = (email = nurse, at = larkhouse, headers = {}) => login(email, 'not the password', {}, at, headers);
async function fail(times: number, email = nurse): Promise<void> {
  for (let i = 0; i < times; i += 1) expect((await wrong(email)).status).toBe(401);
}

const failures = async () =>
  (
    await asSuperuser(larkhouse, (client) =>
      client.query<{ failures: number }>('select failures from login_throttle order by key_hash'),
    )
  ).rows;

describe('who may not sign in', () => {
  test('is told the same whether the account is there or not', async () => {
    const { staff } = maple;
    const director = await signedIn(larkhouse, 'staff', { centerId: maple.centerId, accountId: staff.Director });
    const waiting = { firstName: 'Wil', lastName: 'Waits', role: 'Nurse', phone: '1', email: 'waits@maple-house.test' };
    expect((await director.post('/api/staff', waiting)).status).toBe(201);
    const answers = await Promise.all([
      wrong(),
      wrong('nobody@maple-house.test'),
      wrong(waiting.email),
      wrong(`${maple.families[0]?.marker}@families.test`),
      login(`${maple.families[0]?.marker}@families.test`, PASSWORD),
    ]);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 401, body: { message: 'Invalid email or password' } });
    for (const { headers } of answers) expect(headers.getSetCookie()).toEqual([]);
  });

  test('waits as long for an account that is not there', async () => {
    const real = {
      firstName: 'Real',
      lastName: 'Cost',
      role: 'Nurse',
      room: null,
      phone: '1',
      email: 'real@maple-house.test',
    };
    const passwordHash = await hashPassword(PASSWORD);
    await inCenter(larkhouse.server, { centerId: maple.centerId }, (scope) =>
      addStaffMember(scope, { ...real, passwordHash }),
    );
    const took = async (email: string) => {
      const began = performance.now();
      await wrong(email);
      return performance.now() - began;
    };
    const [there, notThere]: [number[], number[]] = [[], []];
    for (let i = 0; i < 6; i += 1) {
      there.push(await took(real.email));
      notThere.push(await took(`nobody-${i}@maple-house.test`));
    }
    // The least of several: what else the machine does only ever adds.
    expect(Math.min(...notThere)).toBeGreaterThan(Math.min(...there) * 0.5);
  });

  test('bad input names its fields and counts as no try', async () => {
    expect(await login('no email', '12345')).toMatchObject({
      status: 422,
      body: { fields: { email: 'Invalid email address', password: 'Password must be at least 6 characters' } },
    });
    for (let i = 0; i < 12; i += 1) await login(nurse, '12345');
    expect((await login(nurse, PASSWORD)).status).toBe(200);
  });
});

describe('after too many failures', () => {
  test('an account waits, with the right password too, and only that account', async () => {
    await fail(10);
    const refused = await wrong();
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many' } });
    expect(Number(refused.headers.get('retry-after'))).toBe(15 * 60);
    expect((await login(nurse, PASSWORD)).status).toBe(429);
    expect((await login(nurse.toUpperCase(), PASSWORD)).status).toBe(429);
    expect((await login('director@maple-house.test', PASSWORD)).status).toBe(200);
  });

  test('fifty guesses at the same moment, at two processes, are ten tries together', async () => {
    const guesses = Array.from({ length: 50 }, (_, n) => wrong(nurse, n % 2 === 0 ? larkhouse : beside));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
    expect((await login(nurse, PASSWORD)).status).toBe(429);
  });

  test('who signs in has lost no try, at the account or at the address', async () => {
    await fail(3);
    const before = await failures();
    const all = await Promise.all(Array.from({ length: 5 }, () => login('director@maple-house.test', PASSWORD)));
    expect(all.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(await failures()).toEqual(before);
  });

  test('another process knows of them', async () => {
    await fail(10);
    expect((await login(nurse, PASSWORD, {}, beside)).status).toBe(429);
  });

  test('the wait is over when its window is, and counting begins anew', async () => {
    await fail(10);
    larkhouse.clock.advance({ minutes: 14 });
    const refused = await wrong();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    larkhouse.clock.advance({ minutes: 1 });
    expect((await login(nurse, PASSWORD)).status).toBe(200);
    await fail(9);
    expect((await login(nurse, PASSWORD)).status).toBe(200);
  });

  test('an account that is not there waits alike', async () => {
    await fail(10, 'nobody@maple-house.test');
    expect((await wrong('nobody@maple-house.test')).status).toBe(429);
  });

  test('signing in forgets the failures of the account', async () => {
    await fail(9);
    expect((await login(nurse, PASSWORD)).status).toBe(200);
    await fail(9);
    expect((await login(nurse, PASSWORD)).status).toBe(200);
  });

  test('an address waits, whatever accounts it tries and whatever address it claims', async () => {
    const tries = (from: number) =>
      Promise.all(Array.from({ length: 20 }, (_, i) => wrong(`guess-${from + i}@maple-house.test`)));
    for (let from = 0; from < 100; from += 20) await tries(from);
    expect((await login(nurse, PASSWORD)).status).toBe(429);
    const claim = { 'x-forwarded-for': '203.0.113.7', 'x-real-ip': '203.0.113.7', forwarded: 'for=203.0.113.7' };
    expect((await login(nurse, PASSWORD, {}, larkhouse, claim)).status).toBe(429);

    const proxied = await startLarkhouse(on, { beside: larkhouse, config: { publicUrl: 'https://larkhouse.example' } });
    expect((await login(nurse, PASSWORD, {}, proxied, claim)).status).toBe(200);
    // The proxy adds the address it sees; what the client wrote before it is not believed.
    const lied = { 'x-forwarded-for': '203.0.113.7, 127.0.0.1' };
    expect((await login(nurse, PASSWORD, {}, proxied, lied)).status).toBe(200);
    await proxied.stop();
    larkhouse.clock.advance({ minutes: 15 });
    expect((await login(nurse, PASSWORD)).status).toBe(200);
  });

  test('neither e-mails nor addresses are readable in what is remembered', async () => {
    await fail(1);
    const { rows } = await asSuperuser(larkhouse, (client) =>
      client.query('select to_jsonb(t) as kept from login_throttle t'),
    );
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/nurse|127\.0\.0\.1/);
  });
});

describe('an e-mail with accounts in two centers', () => {
  const twice = 'both@larkhouse.test';
  const hire = (world: World, email: string, passwordHash: string) =>
    inCenter(larkhouse.server, { centerId: world.centerId }, async (scope) => {
      const person = { firstName: 'Bea', lastName: 'Both', role: 'Nurse', room: null, phone: '1', email, passwordHash };
      return (await addStaffMember(scope, person)).id;
    });
  let there: number;

  beforeAll(async () => {
    const same = await hashPassword(PASSWORD);
    await hire(maple, twice, same);
    there = await hire(oak, twice, same);
  });

  test('is asked which one, and is not signed in before it says', async () => {
    const answer = await login(twice, PASSWORD);
    expect(answer.body).toEqual({
      chooseCenter: [
        { id: maple.centerId, name: 'Maple House' },
        { id: oak.centerId, name: 'Oak House' },
      ],
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
    const chosen = await login(twice, PASSWORD, { centerId: oak.centerId });
    expect(chosen.body.staff?.id).toBe(there);
    expect(chosen.headers.getSetCookie()).toHaveLength(1);
  });

  test('learns of a center only with its password', async () => {
    expect(await wrong(twice)).toMatchObject({ status: 401, body: { message: 'Invalid email or password' } });
    const id = await hire(oak, 'apart@larkhouse.test', await hashPassword('the one for oak'));
    await hire(maple, 'apart@larkhouse.test', await hashPassword('the one for maple'));
    expect((await login('apart@larkhouse.test', 'the one for oak')).body.staff?.id).toBe(id);
    const crossed = await login('apart@larkhouse.test', 'the one for oak', { centerId: maple.centerId });
    expect([crossed.status, crossed.body.message]).toEqual([401, 'Invalid email or password']);
    expect((await login(nurse, PASSWORD, { centerId: oak.centerId })).status).toBe(401);
  });

  test('signing in to one center clears no guesses at the account of the other', async () => {
    const mine = 'guesser@larkhouse.test';
    await hire(oak, mine, await hashPassword('the one for oak'));
    await hire(maple, mine, await hashPassword('the one for maple'));
    const guess = () => login(mine, 'is it this?', { centerId: maple.centerId });
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await guess()).status).toBe(401);
      if (tries < 9) expect((await login(mine, 'the one for oak', { centerId: oak.centerId })).status).toBe(200);
    }
    expect((await guess()).status).toBe(429);
    larkhouse.clock.advance({ minutes: 15 });
    expect((await login(mine, 'the one for maple', { centerId: maple.centerId })).status).toBe(200);
  });
});
