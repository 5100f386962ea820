import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { WRITE_HEADER } from '#contract/kernel/live-write.ts';
import { inCenter } from '#server/db/open-scope.ts';
import { endGuardianship } from '#server/domains/guardians/commands.ts';
import { Client, signedIn } from '#testing/client.ts';
import { EventStream } from '#testing/event-stream.ts';
import { startLarkhouse, type TestLarkhouse } from '#testing/larkhouse.ts';
import { asSuperuser } from '#testing/superuser.ts';
import { until } from '#testing/until.ts';
import { type Family, makeCenter, type RoleName, type World } from '#testing/world.ts';
import { makeLink } from '../links/links.ts';
import { BEAT_MS, SWEEP_MS } from './streams.ts';

const on = { database: inject('database'), template: inject('template') };
let larkhouse: TestLarkhouse;
let beside: TestLarkhouse;
let here: World;
let there: World;
let lead: Client;
const streams: EventStream[] = [];

beforeAll(async () => {
  // Heartbeats come when a test lets their time pass.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  larkhouse = await startLarkhouse(on);
  beside = await startLarkhouse(on, { beside: larkhouse });
  there = await makeCenter(larkhouse, { name: 'Oak House' });
});
beforeEach(async () => {
  here = await makeCenter(larkhouse, { name: 'Maple House', families: 2 });
  lead = await as('Lead Teacher');
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});
afterAll(async () => {
  await beside.stop();
  await larkhouse.stop();
  vi.useRealTimers();
});

const as = (role: RoleName, world = here, at = larkhouse) =>
  signedIn(at, 'staff', { centerId: world.centerId, accountId: world.staff[role] });
const familyOf = (index: number) => here.families[index] as Family;
const parentOf = (index: number, at = larkhouse) =>
  signedIn(at, 'parent', { centerId: here.centerId, accountId: familyOf(index).guardianId });
async function watch(client: Client): Promise<EventStream> {
  const stream = await EventStream.open(client);
  streams.push(stream);
  return stream;
}
async function checkIn(family = familyOf(0), headers: Record<string, string> = {}): Promise<void> {
  const body = { childId: family.childId, date: '2026-03-02', checkInTime: '07:20', checkInBy: `By ${family.marker}` };
  expect((await lead.post('/api/attendance', body, headers)).status).toBe(200);
}
/** Something every stream of the center hears, after which whatever came before it has come. */
const announce = async (at = larkhouse, { centerId } = here) =>
  inCenter(at.server, { centerId }, async (scope) => scope.touch('center'));
const heardAll = (stream: EventStream) => until(() => stream.topics.includes('center'));
const beat = () => vi.advanceTimersByTimeAsync(BEAT_MS);
/** Screens that have heard all that came before, with what they are told of attendance from then on. */
async function screensOf(...clients: Client[]) {
  const screens = await Promise.all(clients.map(watch));
  await announce();
  for (const screen of screens) await heardAll(screen);
  const heard = (screen: EventStream) => screen.named('stale').map(({ data }) => data as { topics: string[] });
  return screens.map(
    (screen) =>
      (seen = 0) =>
        until(() => heard(screen).filter(({ topics }) => topics.includes('attendance'))[seen]),
  );
}

describe('a check-in', () => {
  test('is told to other screens of the center, here and in another process', async () => {
    const told = await screensOf(await as('Director'), await as('Nurse', here, beside));
    await checkIn();
    for (const next of told) expect(await next()).toEqual({ topics: ['attendance'] });
  });

  test("is told to the child's parents, in both processes, and to no other family", async () => {
    const own = [await watch(await parentOf(0)), await watch(await parentOf(0, beside))];
    const others = [await watch(await parentOf(1)), await watch(await parentOf(1, beside))];
    await checkIn();
    for (const stream of own) await until(() => stream.topics.includes('attendance'));
    await announce();
    for (const stream of [...own, ...others]) await heardAll(stream);
    for (const stream of others) expect(stream.topics).toEqual(['center']);
  });

  test('is told to nobody of another center', async () => {
    const elsewhere = await watch(await as('Director', there));
    await checkIn();
    await announce(larkhouse, there);
    await heardAll(elsewhere);
    expect(elsewhere.topics).toEqual(['center']);
  });

  test('that was refused is told to nobody', async () => {
    await checkIn();
    const screen = await watch(await as('Director'));
    await announce();
    await heardAll(screen);
    const before = screen.topics.length;
    const again = { childId: familyOf(0).childId, date: '2026-03-02', checkInTime: '07:25', checkInBy: 'Father' };
    expect((await lead.post('/api/attendance', again)).status).toBe(409);
    await lead.put(`/api/staff/${here.staff.Nurse}`, { isOnDuty: true });
    const since = () => screen.topics.slice(before);
    await until(() => since().includes('staff'));
    expect(since()).toEqual(['staff']);
  });
});

describe('the name that a browser gave to its write', () => {
  const name = '3f0c2a34-6f3e-4a52-9a55-6f4f1f1b0c11';
  const body = () => ({ childId: familyOf(0).childId, date: '2026-03-02', checkInTime: '07:20', checkInBy: 'Mother' });
  test('is told with what came of the write alone, in both processes', async () => {
    const screens = await screensOf(await as('Director'), await as('Nurse', here, beside));
    expect((await lead.post('/api/attendance', body(), { [WRITE_HEADER]: name })).status).toBe(200);
    for (const told of screens) expect(await told()).toEqual({ topics: ['attendance'], writes: [name] });
  });

  test('is told with those of other named writes, and not where something else changed, too', async () => {
    const [told] = (await screensOf(await as('Director'))) as [(seen?: number) => Promise<unknown>];
    const publish = (write: string | null) =>
      larkhouse.server.live.publish(here.centerId, {
        topics: new Set(['attendance'] as const),
        childIds: new Set(),
        guardianIds: new Set(),
        readers: new Set(),
        write,
      });
    publish('one');
    publish('two');
    expect(await told()).toEqual({ topics: ['attendance'], writes: ['one', 'two'] });
    publish('one');
    publish(null);
    publish('two');
    expect(await told(1)).toEqual({ topics: ['attendance'] });
  });

  test('is left out where it is none', async () => {
    const [told] = (await screensOf(await as('Director'))) as [(seen?: number) => Promise<unknown>];
    expect((await lead.post('/api/attendance', body(), { [WRITE_HEADER]: '"},' })).status).toBe(200);
    expect(await told()).toEqual({ topics: ['attendance'] });
  });
});

test('a message, and that it was read, is told to those who have it, in both processes, and to nobody else', async () => {
  const own = [await watch(await parentOf(0)), await watch(await parentOf(0, beside))];
  const sender = await watch(lead);
  const others = [
    await watch(await parentOf(1)),
    await watch(await as('Nurse')),
    await watch(await as('Nurse', here, beside)),
  ];
  const { guardianId } = familyOf(0);
  const message = { to: [{ kind: 'guardian', id: guardianId }], subject: 'Shoes', content: 'Too small' };
  const { status, body } = await lead.post<{ id: number }>('/api/messages', message);
  expect(status).toBe(201);
  for (const stream of [...own, sender]) await until(() => stream.topics.includes('messages'));
  const times = () => sender.topics.filter((topic) => topic === 'messages').length;
  const before = times();
  expect((await (await parentOf(0)).patch(`/api/messages/${body.id}/read`)).status).toBe(200);
  await until(() => times() > before);
  await announce();
  for (const stream of others) {
    await heardAll(stream);
    expect(stream.topics).not.toContain('messages');
  }
});

test('photos and documents are told to every family: the next reading shows whom they are for', async () => {
  const parents = [await watch(await parentOf(0)), await watch(await parentOf(1))];
  const photo = { title: 'Garden', fileName: 'a.jpg', filePath: '/uploads/none.jpg', childIds: [familyOf(0).childId] };
  expect((await lead.post('/api/gallery', photo)).status).toBe(201);
  const document = { documentType: 'other', title: 'Notice', fileName: 'a.pdf', filePath: '/uploads/none.pdf' };
  const { status } = await (await as('Director')).post('/api/tax-documents', {
    ...document,
    taxYear: 2025,
    isGlobal: true,
  });
  expect(status).toBe(201);
  for (const stream of parents)
    await until(() => ['gallery', 'tax-documents'].every((topic) => stream.topics.includes(topic)));
});

test('no event holds anything of a person', async () => {
  const [screen, parent] = [await watch(await as('Director')), await watch(await parentOf(0))];
  await checkIn();
  await lead.post('/api/incidents', {
    childId: familyOf(0).childId,
    date: '2026-03-02',
    time: '07:25',
    description: familyOf(0).marker,
    staffId: here.staff.Nurse,
  });
  await until(() => screen.topics.includes('incidents') && parent.topics.includes('incidents'));
  await beat();
  await Promise.all([screen.next('beat', 1), parent.next('beat', 1)]);
  for (const { whole, events } of [screen, parent]) {
    expect(whole).not.toContain(familyOf(0).marker);
    expect(whole).toMatch(
      /^(retry: \d+|event: (beat|stale|pulse)|data: (null|\{("newest":\d+|"topics":\[("[a-z-]+",?)+\])\})|\n)+$/,
    );
    expect(events.length).toBeGreaterThanOrEqual(3);
  }
});

test('a heartbeat carries the number of the newest change, so a lost event is noticed', async () => {
  const newest = (where: string) =>
    asSuperuser(larkhouse, async (client) => {
      const { rows } = await client.query<{ newest: string }>(
        `select max(id) as newest from audit where center_id = $1 and ${where}`,
        [here.centerId],
      );
      return Number(rows[0]?.newest);
    });
  const screen = await watch(await as('Director'));
  await checkIn();
  await beat();
  const changed = await newest(`entity = 'attendance'`);
  expect((await screen.next('beat', 1)).data).toEqual({ newest: changed });
  // Who read something changed nothing on a screen.
  await (await as('Nurse')).get('/api/roll-call');
  expect(await newest(`action = 'read roll call list'`)).toBeGreaterThan(changed);
  await beat();
  expect((await screen.next('beat', 2)).data).toEqual({ newest: changed });
});

describe('a stream tells at once what changed since its screen was read', () => {
  const opened = async (client: Client, since: Date | string) => {
    const text = typeof since === 'string' ? since : since.toISOString();
    const stream = await EventStream.open(client, `/api/live?since=${encodeURIComponent(text)}`);
    streams.push(stream);
    return stream.named('beat')[0]?.data as { changed?: string[]; writes?: string[] };
  };
  /** Every change is told before this. */
  const allTold = async (...at: TestLarkhouse[]) => {
    for (const each of at) {
      const bystander = await watch(await as('Nurse', here, each));
      await announce();
      await heardAll(bystander);
    }
    larkhouse.clock.advance({ seconds: 10 });
    return larkhouse.clock.now();
  };

  test('to each the topics that are theirs, also of other processes, and nothing else', async () => {
    const director = await as('Director');
    const [mother, stranger] = [await parentOf(0), await parentOf(1)];
    await checkIn(familyOf(1));
    const read = await allTold(larkhouse, beside);
    expect(await opened(director, read)).toMatchObject({ changed: [] });
    await checkIn(familyOf(0));
    await announce(larkhouse, there);
    await until(async () => (await opened(director, read)).changed?.includes('attendance'));
    expect((await opened(mother, read)).changed).toContain('attendance');
    expect((await opened(stranger, read)).changed).toEqual([]);
    expect((await opened(await as('Director', there), read)).changed).toEqual(['center']);
    await until(async () => (await opened(director.at(beside.origin), read)).changed?.includes('attendance'));
  });

  test('nothing where that is not known: of a moment before this process heard, by another clock, long forgotten, or none', async () => {
    const director = await as('Director');
    const read = await allTold(larkhouse);
    expect(await opened(director, new Date(read.getTime() - 3_600_000))).not.toHaveProperty('changed');
    expect(await opened(director, new Date(read.getTime() + 60_000))).not.toHaveProperty('changed');
    expect(await opened(director, 'yesterday')).not.toHaveProperty('changed');
    await allTold(larkhouse);
    expect((await opened(director, read)).changed).toEqual(['center']);
    larkhouse.clock.advance({ minutes: 3 });
    await allTold(larkhouse);
    expect(await opened(director, read)).not.toHaveProperty('changed');
  });

  test('nothing after a time in which this process could not hear the others, until it has heard them again for longer', async () => {
    const director = await as('Director');
    const read = await allTold(larkhouse);
    await asSuperuser(larkhouse, (client) =>
      client.query(`select pg_terminate_backend(pid) from pg_stat_activity where query ~ '^(listen|select pg_notify)'`),
    );
    await until(async () => !('changed' in (await opened(director, read))));
    await until(async () => {
      larkhouse.clock.advance({ seconds: 10 });
      return (await opened(director, larkhouse.clock.now())).changed?.length === 0;
    });
    expect(await opened(director, read)).not.toHaveProperty('changed');
  });

  test('with the names of the writes, where it comes of nothing else', async () => {
    const director = await as('Director');
    const read = await allTold(larkhouse);
    await checkIn(familyOf(0), { [WRITE_HEADER]: 'my-write' });
    await until(async () => (await opened(director, read)).changed?.includes('attendance'));
    expect(await opened(director, read)).toMatchObject({ changed: ['attendance'], writes: ['my-write'] });
    expect((await opened(await parentOf(1), read)).writes).toBeUndefined();
    await announce();
    await until(async () => (await opened(director, read)).changed?.includes('center'));
    expect(await opened(director, read)).not.toHaveProperty('writes');
  });

  test('what was told since its clock was set back', async () => {
    const director = await as('Director');
    larkhouse.clock.advance({ days: -1 });
    try {
      expect(await opened(director, larkhouse.clock.now())).not.toHaveProperty('changed');
      const read = await allTold(larkhouse);
      expect(await opened(director, read)).toMatchObject({ changed: [] });
      await announce();
      await until(async () => (await opened(director, read)).changed?.includes('center'));
    } finally {
      larkhouse.clock.advance({ days: 1 });
    }
  });
});

test('the sixth stream of a session ends its oldest, and no other', async () => {
  const director = await as('Director');
  const bystander = await watch(await as('Nurse'));
  const own: EventStream[] = [];
  for (let i = 0; i < 6; i += 1) own.push(await watch(director));
  await own[0]?.end();
  await announce();
  for (const stream of [...own.slice(1), bystander]) await heardAll(stream);
  expect([...own.slice(1), bystander].map(({ ended }) => ended)).toEqual(Array(6).fill(false));
});

describe('a stream ends', () => {
  test('at once, in every process, when its staff member is removed', async () => {
    const ends = [await watch(await as('Nurse')), await watch(await as('Nurse', here, beside))];
    const stays = await watch(await as('Director'));
    await (await as('Director')).delete(`/api/staff/${here.staff.Nurse}`);
    for (const stream of ends) await stream.end();
    expect(stays.ended).toBe(false);
  });

  test('at once, in every process, when its session is signed out, and no other of the person', async () => {
    const nurse = await as('Nurse');
    const ends = [await watch(nurse), await watch(nurse.at(beside.origin))];
    const stays = await watch(await as('Nurse'));
    await nurse.post('/api/auth/logout');
    for (const stream of ends) await stream.end();
    await announce();
    await heardAll(stays);
    expect(stays.ended).toBe(false);
  });

  test('within seconds when its session has run out, before the next heartbeat', async () => {
    await beat();
    const ends = await watch(await as('Nurse'));
    larkhouse.clock.advance({ hours: 24, seconds: -1 });
    await vi.advanceTimersByTimeAsync(SWEEP_MS);
    await announce();
    await heardAll(ends);
    expect(ends.ended).toBe(false);
    larkhouse.clock.advance({ seconds: 1 });
    await vi.advanceTimersByTimeAsync(SWEEP_MS);
    await ends.end();
    // The first was said when it opened.
    expect(ends.named('beat')).toHaveLength(1);
    larkhouse.clock.advance({ hours: -24 });
  });

  test('when its parent is no longer a guardian: nothing more of the child is told', async () => {
    const ends = await watch(await parentOf(0));
    const stays = await watch(await parentOf(1));
    const { guardianId, childId } = familyOf(0);
    await inCenter(larkhouse.server, { centerId: here.centerId }, (scope) =>
      endGuardianship(scope, guardianId, childId),
    );
    await ends.end();
    const again = await watch(await parentOf(0));
    await checkIn();
    await announce();
    await heardAll(again);
    expect(again.topics).toEqual(['center']);
    expect(stays.ended).toBe(false);
  });
});

describe("a parent's open streams, in every process", () => {
  const both = async (index: number) => [
    await watch(await parentOf(index)),
    await watch(await parentOf(index, beside)),
  ];
  const allEnd = (all: EventStream[]) => Promise.all(all.map((stream) => stream.end()));

  test('are told and end at once when the account is deactivated, and no other family hears of it', async () => {
    const [own, others] = [await both(0), await both(1)];
    const director = await as('Director');
    expect((await director.post(`/api/parent-accounts/${familyOf(0).guardianId}/deactivate`)).status).toBe(200);
    await allEnd(own);
    // Told first: an open screen asks again then, learns that it is signed out, and leaves.
    for (const stream of own) expect(stream.topics).toContain('parents');
    await announce();
    for (const stream of others) await heardAll(stream);
    for (const stream of others) expect(stream.topics).not.toContain('parents');
    expect(others.map(({ ended }) => ended)).toEqual([false, false]);
  });

  test('end when the last guardianship does, and hear nothing more of the child', async () => {
    const own = await both(0);
    const profile = await lead.get<{ guardians: { guardianshipId: number }[] }>(
      `/api/children/${familyOf(0).childId}/profile`,
    );
    const id = profile.body.guardians[0]?.guardianshipId;
    expect((await lead.delete(`/api/guardianships/${id}`)).status).toBe(200);
    await allEnd(own);
    const again = await both(0);
    await checkIn();
    await announce();
    for (const stream of again) await heardAll(stream);
    for (const stream of again) expect(stream.topics).toEqual(['center']);
  });

  test('learn at once of a child that is added', async () => {
    const [newcomer, own] = [await both(1), await both(0)];
    const email = `${familyOf(1).marker}@families.test`;
    const invitation = { childId: familyOf(0).childId, email, phoneNumber: '555 0101' };
    const { body } = await lead.post<{ invitationCode: string }>('/api/parent-invitations', invitation);
    const accepted = await (await parentOf(1)).post('/api/parent-accounts/accept-invitation', {
      code: body.invitationCode,
    });
    expect(accepted.status).toBe(200);
    await allEnd(newcomer);
    for (const stream of newcomer) expect(stream.topics).toContain('parents');
    const again = await both(1);
    await checkIn();
    for (const stream of [...again, ...own]) await until(() => stream.topics.includes('attendance'));
  });

  test('end when the password is set anew', async () => {
    const [own, stays] = [await both(0), await watch(await parentOf(1))];
    const token = await inCenter(larkhouse.server, { centerId: here.centerId }, async (scope) => {
      const account = { audience: 'parent', id: familyOf(0).guardianId } as const;
      return new URL((await makeLink(larkhouse.server, scope, 'reset', account)).link).searchParams.get('token');
    });
    const set = await new Client(larkhouse.origin).post(`/api/account-links/${token}`, {
      password: 'another password',
    });
    expect(set.status).toBe(200);
    await allEnd(own);
    expect(stays.ended).toBe(false);
  });

  test('look at everything when more changed than a notification holds', async () => {
    const [near, far] = await both(0);
    const ids = Array.from({ length: 2000 }, (_, n) => 1_000_000 + n);
    await inCenter(larkhouse.server, { centerId: here.centerId }, async (scope) => scope.touch('attendance', ids));
    await until(() => far?.topics.includes('attendance'));
    expect(near?.topics).not.toContain('attendance');
  });
});

test('the stream is kept nowhere and protected like every answer', async () => {
  const { headers } = (await watch(await as('Director'))).response;
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(headers.get('cache-control')).toContain('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('a server that stops ends its streams and no others', async () => {
  const third = await startLarkhouse(on, { beside: larkhouse });
  const ends = await watch(await as('Director', here, third));
  const stays = await watch(await as('Director'));
  await third.stop();
  await ends.end();
  await announce();
  await heardAll(stays);
});
