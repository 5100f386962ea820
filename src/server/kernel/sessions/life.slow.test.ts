import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { inCenter } from '#server/db/open-scope.ts';
import { makeLink } from '#server/kernel/links/links.ts';
import { Client } from '#testing/client.ts';
import { EventStream } from '#testing/event-stream.ts';
import { MONDAY_MORNING, startLarkhouse, type TestLarkhouse } from '#testing/larkhouse.ts';
import { until } from '#testing/until.ts';
import { type Family, makeCenter, PASSWORD, type World } from '#testing/world.ts';

// A session lives to the second, and no second longer; what it had open ends within five, in every process.

const SOON_MS = 5_000;
const on = { database: inject('database'), template: inject('template') };
let larkhouse: TestLarkhouse;
let beside: TestLarkhouse;
let world: World;
let family: Family;
beforeAll(async () => {
  larkhouse = await startLarkhouse(on);
  beside = await startLarkhouse(on, { beside: larkhouse });
});
beforeEach(async () => {
  larkhouse.clock.set(MONDAY_MORNING);
  centers += 1;
  world = await makeCenter(larkhouse, { name: `House ${centers}` });
  family = world.families[0] as Family;
});
afterAll(async () => {
  await beside.stop();
  await larkhouse.stop();
});
let centers = 0;

interface Person {
  readonly audience: 'staff' | 'parent';
  readonly email: string;
}
const staff = (name: string): Person => ({ audience: 'staff', email: `${name}@house-${centers}.test` });
const parent = (): Person => ({ audience: 'parent', email: `${family.marker}@families.test` });
async function signIn({ audience, email }: Person, { rememberMe = false, password = PASSWORD } = {}) {
  const client = new Client(larkhouse.origin);
  const path = audience === 'staff' ? '/api/auth/login' : '/api/parent-accounts/login';
  const { status, body } = await client.post<{ expiresAt: string }>(path, { email, password, rememberMe });
  expect(status, email).toBe(200);
  return { client, expiresAt: body.expiresAt };
}
const read = async ({ audience }: Person, client: Client) =>
  (await client.get(audience === 'staff' ? '/api/auth/status' : '/api/parent/child-data')).status;
/** Streams of a session in both processes. */
const open = async (client: Client) => [
  await EventStream.open(client),
  await EventStream.open(client.at(beside.origin)),
];
const allEnd = (streams: readonly EventStream[]) => until(() => streams.every(({ ended }) => ended), SOON_MS);

describe('a session that nobody ends', () => {
  test.each([
    ['of staff', 'staff', false, 24],
    ['of staff, remembered', 'staff', true, 30 * 24],
    ['of a parent', 'parent', false, 8],
    ['of a parent, remembered', 'parent', true, 30 * 24],
  ] as const)('%s', async (_, audience, rememberMe, hours) => {
    const person = audience === 'staff' ? staff('nurse') : parent();
    const { client, expiresAt } = await signIn(person, { rememberMe });
    const streams = await open(client);
    // Used or not, it grows no older: its end stands from the start.
    larkhouse.clock.advance({ hours: hours / 2 });
    expect(await read(person, client)).toBe(200);
    larkhouse.clock.advance({ hours: hours / 2, seconds: -1 });
    expect(await read(person, client)).toBe(200);
    expect(streams.map(({ ended }) => ended)).toEqual([false, false]);
    larkhouse.clock.advance({ seconds: 1 });
    expect(larkhouse.clock.now().toISOString()).toBe(new Date(expiresAt).toISOString());
    expect(await read(person, client)).toBe(401);
    await allEnd(streams);
    await expect(EventStream.open(client)).rejects.toThrow('401');
  });
});

describe('a session that is ended', () => {
  const password = { currentPassword: PASSWORD, newPassword: 'larks at seven' };
  const director = async () => (await signIn(staff('director'))).client;
  const reset = async (audience: 'staff' | 'parent', id: number) => {
    const { link } = await inCenter(larkhouse.server, { centerId: world.centerId }, (scope) =>
      makeLink(larkhouse.server, scope, 'reset', { audience, id }),
    );
    return new Client(larkhouse.origin).post(`/api/account-links/${new URL(link).searchParams.get('token')}`, {
      password: 'larks at seven',
    });
  };
  const sessionOf = async (client: Client) => {
    const { body } = await client.get<{ id: number; isCurrent: boolean }[]>('/api/account/sessions');
    return body.find(({ isCurrent }) => isCurrent)?.id ?? 0;
  };
  const WAYS: Readonly<
    Record<string, { who: () => Person; end(own: Client, second: Client): Promise<{ status: number }> }>
  > = {
    'by signing out': { who: () => staff('nurse'), end: (own) => own.post('/api/auth/logout') },
    'by a parent who signs out': { who: parent, end: (own) => own.post('/api/auth/logout') },
    'from another device': {
      who: () => staff('nurse'),
      end: async (own, second) => second.delete(`/api/account/sessions/${await sessionOf(own)}`),
    },
    'everywhere at once': { who: parent, end: (_, second) => second.post('/api/account/sign-out-everywhere') },
    'by another password': {
      who: () => staff('nurse'),
      end: (_, second) => second.post('/api/account/password', password),
    },
    'by another password of a parent': {
      who: parent,
      end: (_, second) => second.post('/api/account/password', password),
    },
    'by a reset link': { who: () => staff('nurse'), end: () => reset('staff', world.staff.Nurse) },
    'by a reset link of a parent': { who: parent, end: () => reset('parent', family.guardianId) },
    'by leaving the center': {
      who: () => staff('nurse'),
      end: async () => (await director()).delete(`/api/staff/${world.staff.Nurse}`),
    },
    'by a parent account that is closed': {
      who: parent,
      end: async () => (await director()).post(`/api/parent-accounts/${family.guardianId}/deactivate`),
    },
  };

  test.each(Object.entries(WAYS))('%s', async (_, { who, end }) => {
    const person = who();
    const [{ client }, { client: second }] = [await signIn(person), await signIn(person)];
    const bystander = staff('support-staff');
    const { client: other } = await signIn(bystander);
    const [streams, others] = [await open(client), await open(other)];
    const kept = client.at(larkhouse.origin);
    expect(await read(person, kept)).toBe(200);
    expect((await end(client, second)).status).toBe(200);
    expect(await read(person, kept)).toBe(401);
    expect(await read(person, kept.at(beside.origin))).toBe(401);
    await allEnd(streams);
    expect(await read(bystander, other)).toBe(200);
    expect(others.map(({ ended }) => ended)).toEqual([false, false]);
    for (const stream of others) stream.close();
  });
});
