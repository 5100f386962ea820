import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { inCenter } from '#server/db/open-scope.ts';
import { addStaffMember } from '#server/domains/staff/commands.ts';
import { makeLink } from '#server/kernel/links/links.ts';
import { hashPassword } from '#server/kernel/secrets/passwords.ts';
import { Client, signedIn } from '#testing/client.ts';
import { MONDAY_MORNING, startLarkhouse, type TestLarkhouse } from '#testing/larkhouse.ts';
import { asSuperuser } from '#testing/superuser.ts';
import { makeCenter, PASSWORD, type World } from '#testing/world.ts';

// The library as it is; only that its calls can be counted.
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>();
  return { ...argon2, verify: vi.fn(argon2.verify) };
});

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

  test('costs as much work for an account that is not there', async () => {
    const passwordHash = await hashPassword(PASSWORD);
    const person = { firstName: 'Real', lastName: 'Cost', role: 'Nurse', room: null, phone: '1' };
    await inCenter(larkhouse.server, { centerId: maple.centerId }, (scope) =>
      addStaffMember(scope, { ...person, email: 'real@maple-house.test', passwordHash }),
    );
    /** Of what cost each hash was that a password was checked against. */
    const workOf = async (email: string) => {
      vi.mocked(verify).mockClear();
      await wrong(email);
      return vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(1, 4));
    };
    const there = await workOf('real@maple-house.test');
    expect(there).toEqual([passwordHash.split('$').slice(1, 4)]);
    for (const email of ['nobody@maple-house.test', 'nobody@nowhere.test']) expect(await workOf(email)).toEqual(there);
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
    expect(Number(refused.headers.get('retry-after'))).toBe(30);
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

  test('each further failure doubles the wait, up to a quarter of an hour; after an hour of quiet it begins anew', async () => {
    await fail(10);
    const waits: number[] = [];
    for (let n = 0; n < 7; n += 1) {
      const refused = await wrong();
      expect(refused.status).toBe(429);
      const seconds = Number(refused.headers.get('retry-after'));
      waits.push(seconds);
      larkhouse.clock.advance({ seconds: seconds - 1 });
      expect((await login(nurse, PASSWORD)).status).toBe(429);
      larkhouse.clock.advance({ seconds: 1 });
      expect((await wrong()).status).toBe(401);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900]);
    larkhouse.clock.advance({ minutes: 60 });
    await fail(10);
    expect((await wrong()).headers.get('retry-after')).toBe('30');
  });

  test('of many at the moment the wait is over one is looked at', async () => {
    await fail(10);
    larkhouse.clock.advance({ seconds: 30 });
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => wrong()))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([401, ...Array(9).fill(429)]);
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

    const proxied = await startLarkhouse(on, {
      beside: larkhouse,
      config: { publicUrl: 'https://larkhouse.example', trustProxy: 'loopback' },
    });
    expect((await login(nurse, PASSWORD, {}, proxied, claim)).status).toBe(200);
    // The proxy adds the address it sees; what the client wrote before it is not believed.
    const lied = { 'x-forwarded-for': '203.0.113.7, 127.0.0.1' };
    expect((await login(nurse, PASSWORD, {}, proxied, lied)).status).toBe(200);
    await proxied.stop();
    larkhouse.clock.advance({ seconds: 30 });
    expect((await login(nurse, PASSWORD)).status).toBe(200);
  });

  test('neither e-mails nor addresses are readable in what is remembered', async () => {
    await fail(1);
    const { rows } = await asSuperuser(larkhouse, (client) =>
      client.query('select to_jsonb(t) as kept from login_throttle t'),
    );
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toMatch(/nurse|127\.0\.0\.1/);
  });
});

describe('a stranger who fails on purpose', () => {
  let proxied: TestLarkhouse;
  beforeAll(async () => {
    proxied = await startLarkhouse(on, { beside: larkhouse, config: { trustProxy: 'loopback' } });
  });
  afterAll(() => proxied.stop());
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const attack = async (times: number, address: (n: number) => string) => {
    const answers = [];
    for (let n = 0; n < times; n += 1) answers.push((await wrong(nurse, proxied, from(address(n)))).status);
    return answers;
  };
  const browser = async (address: string) => {
    const client = new Client(proxied.origin, from(address));
    expect((await client.post('/api/auth/login', { email: nurse, password: PASSWORD })).status).toBe(200);
    return client;
  };
  const signIn = (client: Client, password = PASSWORD) =>
    client.post<Reply>('/api/auth/login', { email: nurse, password });

  test('shuts out nobody at another address', async () => {
    expect((await attack(20, () => '203.0.113.7')).filter((status) => status === 401)).toHaveLength(10);
    expect((await login(nurse, PASSWORD, {}, proxied, from('198.51.100.1'))).status).toBe(200);
  });

  test('is counted by the address that the proxy saw, whatever several it claims to come from', async () => {
    const answers = await attack(12, (n) => `192.0.2.${n}, 10.1.2.3, 198.51.100.77`);
    expect(answers.filter((status) => status === 401)).toHaveLength(10);
    expect(answers.slice(-2)).toEqual([429, 429]);
    // Nobody else is shut out by having been claimed.
    expect((await login(nurse, PASSWORD, {}, proxied, from('192.0.2.3'))).status).toBe(200);
    // Two proxies in a row: the one that is named passes the other's word on, the other is not believed.
    const inRow = await startLarkhouse(on, { beside: larkhouse, config: { trustProxy: 'loopback,10.0.0.0/8' } });
    onTestFinished(() => inRow.stop());
    const passed = (client: string) => login(nurse, PASSWORD, {}, inRow, from(`192.0.2.9, ${client}, 10.1.2.3`));
    expect((await passed('198.51.100.77')).status).toBe(429);
    expect((await passed('198.51.100.78')).status).toBe(200);
  });

  test('shuts out no browser in which the account was signed in to, not from the same address, not from everywhere', async () => {
    const known = await browser('203.0.113.7');
    await attack(10, () => '203.0.113.7');
    expect((await login(nurse, PASSWORD, {}, proxied, from('203.0.113.7'))).status).toBe(429);
    expect((await signIn(known)).status).toBe(200);

    await attack(90, (n) => `203.0.113.${n + 10}`);
    expect((await login(nurse, PASSWORD, {}, proxied, from('198.51.100.1'))).status).toBe(429);
    expect((await signIn(known)).status).toBe(200);
    for (let n = 0; n < 100; n += 1) await wrong(`guess-${n}@maple-house.test`, proxied, from('192.0.2.1'));
    expect((await login('director@maple-house.test', PASSWORD, {}, proxied, from('192.0.2.1'))).status).toBe(429);
    const atWork = new Client(proxied.origin, from('192.0.2.1'));
    for (const pair of known.cookie.split('; ')) atWork.setCookie(...(pair.split('=') as [string, string]));
    expect((await signIn(atWork)).status).toBe(200);
  });

  test('has no other account’s browser, nor one that he made up', async () => {
    const known = await browser('198.51.100.2');
    await attack(10, () => '198.51.100.2');
    const cookie = /larkhouse_device=([\w-]+)/.exec(known.cookie)?.[1] ?? '';
    for (const forged of [
      '',
      'x',
      cookie.slice(0, -2),
      Buffer.from('{"id":"x","accounts":[]}').toString('base64url'),
    ]) {
      const client = new Client(proxied.origin, from('198.51.100.2'));
      client.setCookie('larkhouse_device', forged);
      expect((await signIn(client)).status).toBe(429);
    }
    const others = new Client(proxied.origin, from('198.51.100.3'));
    await others.post('/api/auth/login', { email: 'director@maple-house.test', password: PASSWORD });
    others.headers['x-forwarded-for'] = '198.51.100.2';
    expect((await signIn(others)).status).toBe(429);
  });

  test('guesses no more at a browser that he took', async () => {
    const known = await browser('198.51.100.4');
    const statuses = [];
    for (let n = 0; n < 12; n += 1) statuses.push((await signIn(known, 'not the password')).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    expect((await login(nurse, PASSWORD, {}, proxied, from('198.51.100.4'))).status).toBe(200);
  });

  test('does not keep out who proved by a link that the account is theirs', async () => {
    await attack(100, (n) => `203.0.113.${n}`);
    const owner = new Client(proxied.origin, from('203.0.113.7'));
    expect((await signIn(owner)).status).toBe(429);
    const { link } = await inCenter(larkhouse.server, { centerId: maple.centerId }, (scope) =>
      makeLink(larkhouse.server, scope, 'reset', { audience: 'staff', id: maple.staff.Nurse }),
    );
    const token = new URL(link).searchParams.get('token');
    expect((await owner.post(`/api/account-links/${token}`, { password: PASSWORD })).status).toBe(200);
    expect((await signIn(owner)).status).toBe(200);
    expect((await login(nurse, PASSWORD, {}, proxied, from('198.51.100.9'))).status).toBe(200);
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
    expect(chosen.headers.getSetCookie().map((line) => line.split('=')[0])).toEqual([
      'larkhouse_staff',
      'larkhouse_device',
    ]);
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
