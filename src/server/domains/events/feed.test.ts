import { symbols } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeOn } from '#server/domains/center/commands.ts';
import { endGuardianship } from '#server/domains/guardians/commands.ts';
import { Client, signedIn } from '#testing/client.ts';
import { joinFamily } from '#testing/households.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import { type Family, ROLES } from '#testing/world.ts';
import { addEvents, type NewEvent } from './commands.ts';

interface Feed {
  readonly address: string;
  readonly createdAt: string;
  readonly lastReadAt: string | null;
}

let scene: Scene;
let family: Family;
/** A calendar program: it has the address and nothing else. */
let program: Client;
beforeAll(async () => {
  scene = await startScene();
  family = firstOf(scene.world.families);
  program = new Client(scene.larkhouse.origin);
  const rooms = await scene.rows<{ id: number; name: string }>('select id, name from room');
  const inRoom = (name: string) => ({
    audience: 'rooms' as const,
    roomIds: rooms.filter((room) => room.name === name).map(({ id }) => id),
  });
  const event = (title: string, more: Partial<NewEvent> = {}): NewEvent => ({
    title,
    date: '2026-03-04',
    time: '09:30',
    endTime: '10:15',
    location: 'Hall; upstairs',
    description: `Secret of ${title}`,
    type: 'event',
    participants: '',
    ...more,
  });
  await scene.inCenter(async (scope) => {
    await addEvents(scope, [
      event('Music, with drums'),
      event('Toddler trip', inRoom('Toddler Room')),
      event('Pre-K trip', inRoom('Pre-K Room')),
      event('Fire drill', { audience: 'staff' }),
    ]);
    await closeOn(scope, [{ date: '2026-03-20', reason: 'Spring cleaning' }]);
  });
});
afterAll(() => scene?.stop());
beforeEach(() => scene.rows('update calendar_feed set revoked_at = now() where revoked_at is null'));

const make = async (client: Client) => (await client.post<Feed>('/api/calendar/feed')).body;
const pathOf = ({ address }: Feed) => new URL(address).pathname;
const read = (feed: Feed, headers: Record<string, string> = {}) => program.get<string>(pathOf(feed), headers);
const titlesIn = (ics: string) => [...ics.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, title]) => title);
const GONE = { code: 'not-found', message: 'There is no calendar at this address' };
const refused = async (feed: Feed) => {
  const { status, body } = await read(feed);
  expect([status, body]).toEqual([404, GONE]);
};

describe('a calendar with an address', () => {
  test('tells titles, times and places, and nothing more, to whoever has it', async () => {
    const feed = await make(await scene.parentOf(family));
    expect(feed.address).toMatch(new RegExp(`^${scene.larkhouse.origin}/api/calendar/feed/p[\\w-]{43}\\.ics$`));
    const { status, text, headers } = await read(feed);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(titlesIn(text)).toEqual([
      'Music\\, with drums',
      'Toddler trip',
      'Closed: Spring cleaning',
      expect.stringMatching(new RegExp(`^Birthday: Child ${family.marker}`)),
    ]);
    expect(text).toContain('DTSTART:20260304T143000Z\r\nDTEND:20260304T151500Z');
    expect(text).toContain('LOCATION:Hall\\; upstairs');
    for (const unsaid of ['Secret', 'Last', 'Allergy', 'Pre-K', 'Fire drill']) expect(text).not.toContain(unsaid);
    expect((await read(feed, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
  });

  test('of staff tells what they see; birthdays only where they see children', async () => {
    const feed = await make(await scene.as('Support Staff'));
    const titles = titlesIn((await read(feed)).text);
    expect(titles).toEqual(expect.arrayContaining(['Fire drill', 'Pre-K trip']));
    expect(titles.filter((title) => title?.startsWith('Birthday')).length).toBeGreaterThan(1);
    await scene.rows(
      `delete from role_capability c using role r where r.id = c.role_id and r.name = 'Support Staff' and capability = 'children.see'`,
    );
    expect((await read(feed)).text).not.toContain('Birthday');
    await scene.rows(
      `insert into role_capability (center_id, role_id, capability) select center_id, id, 'children.see' from role where name = 'Support Staff'`,
    );
  });

  test('is shown once, kept as a hash, says when it was read, and its address is nowhere in the log', async () => {
    const lines: string[] = [];
    const log = scene.larkhouse.server.log as unknown as Record<symbol, unknown> & { level: string };
    const stream = log[symbols.streamSym];
    log[symbols.streamSym] = { write: (line: string) => lines.push(line) };
    log.level = 'trace';
    const director = await scene.as('Director');
    const feed = await make(director);
    const token = pathOf(feed).slice('/api/calendar/feed/'.length, -'.ics'.length);
    await read(feed);
    await scene.rows('alter table event rename to hidden');
    expect((await read(feed)).status).toBe(500);
    await scene.rows('alter table hidden rename to event');
    log.level = 'silent';
    log[symbols.streamSym] = stream;
    expect(lines.join()).toContain('request failed');
    expect(lines.join()).not.toContain(token);
    const { body } = await director.get<Feed>('/api/calendar/feed');
    expect(body).toEqual({ createdAt: '2026-03-02T12:30:00.000Z', lastReadAt: '2026-03-02T12:30:00.000Z' });
    const kept = await scene.rows<{ row: string }>(
      `select f::text as row from calendar_feed f union all select d::text from audit_detail d union all select i::text from idempotency i`,
    );
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  test('gets another one: the first opens nothing any more', async () => {
    const parent = await scene.parentOf(family);
    const [first, second] = [await make(parent), await make(parent)];
    await refused(first);
    expect((await read(second)).status).toBe(200);
    expect((await parent.delete('/api/calendar/feed')).status).toBe(200);
    await refused(second);
    expect((await parent.get('/api/calendar/feed')).body).toBeNull();
    expect((await parent.delete('/api/calendar/feed')).status).toBe(404);
  });

  test("is one's own: nobody else reads of it or ends it", async () => {
    const feed = await make(await scene.parentOf(family));
    const other = await scene.parentOf(await scene.newFamily());
    expect((await other.get('/api/calendar/feed')).body).toBeNull();
    expect((await other.delete('/api/calendar/feed')).status).toBe(404);
    expect((await scene.director.get('/api/calendar/feed')).body).toBeNull();
    expect((await read(feed)).status).toBe(200);
    expect((await program.post('/api/calendar/feed')).status).toBe(401);
  });

  test('that nobody has is not there, whatever is asked', async () => {
    for (const token of ['p', 's', `p${'A'.repeat(43)}`, '%00', "s' or 1=1"]) {
      const { status, body } = await program.get(`/api/calendar/feed/${encodeURIComponent(token)}.ics`);
      expect([status, body]).toEqual([404, GONE]);
    }
  });
});

describe('after its user left', () => {
  test('staff who are deactivated or removed: it opens nothing ever again; who comes back makes another', async () => {
    const first = await make(await scene.as('Nurse'));
    const id = scene.world.staff.Nurse;
    expect((await scene.director.post(`/api/staff/${id}/deactivate`)).status).toBe(200);
    await refused(first);
    expect((await scene.director.post(`/api/staff/${id}/reactivate`)).status).toBe(200);
    await refused(first);
    const nurse = await scene.as('Nurse');
    expect((await nurse.get('/api/calendar/feed')).body).toBeNull();
    const second = await make(nurse);
    expect((await read(second)).status).toBe(200);
    await scene.director.delete(`/api/staff/${id}`);
    await refused(second);
  });

  test('a guardian who is deactivated and comes back gets another address, and others keep theirs', async () => {
    const { client, guardianId } = await joinFamily(scene, 'Away Again', [{ childId: family.childId }]);
    const others = await make(await scene.parentOf(family));
    const first = await make(client);
    expect((await scene.director.post(`/api/parent-accounts/${guardianId}/deactivate`)).status).toBe(200);
    await refused(first);
    expect((await scene.director.post(`/api/parent-accounts/${guardianId}/reactivate`)).status).toBe(200);
    await refused(first);
    const account = { centerId: scene.world.centerId, accountId: guardianId };
    const second = await make(await signedIn(scene.larkhouse, 'parent', account));
    for (const feed of [second, others]) expect((await read(feed)).status).toBe(200);
  });

  test('a role that sees no events any more', async () => {
    const feed = await make(await scene.as('Assistant Teacher'));
    expect((await read(feed)).status).toBe(200);
    await scene.rows(
      `delete from role_capability c using role r where r.id = c.role_id and r.name = 'Assistant Teacher' and capability = 'events.see'`,
    );
    await refused(feed);
    expect((await (await scene.as('Assistant Teacher')).post('/api/calendar/feed')).status).toBe(403);
    expect(ROLES).toContain('Assistant Teacher');
  });

  test('a guardian whose right ended reads nothing of the center; one whose child moved reads of its new room', async () => {
    const { client, guardianId } = await joinFamily(scene, 'Former Friend', [{ childId: family.childId }]);
    const feed = await make(client);
    expect(titlesIn((await read(feed)).text)).toContain('Toddler trip');
    await scene.rows(
      `update child set room_id = (select id from room where name = 'Pre-K Room') where id = $1`,
      family.childId,
    );
    expect(titlesIn((await read(feed)).text)).toEqual(expect.arrayContaining(['Pre-K trip']));
    expect(titlesIn((await read(feed)).text)).not.toContain('Toddler trip');
    await scene.rows(
      `update child set room_id = (select id from room where name = 'Toddler Room') where id = $1`,
      family.childId,
    );
    await scene.inCenter((scope) => endGuardianship(scope, guardianId, family.childId));
    expect(titlesIn((await read(feed)).text)).toEqual(['Closed: Spring cleaning']);
    await scene.director.post(`/api/parent-accounts/${guardianId}/deactivate`);
    await refused(feed);
  });
});

test('one time of an event is a file for a calendar program', async () => {
  const [event] = (await scene.director.get<{ id: number; title: string }[]>('/api/events')).body;
  const { status, text, headers } = await scene.director.get<string>(`/api/events/${event?.id}/event.ics`);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(headers.get('content-disposition')).toContain('attachment');
  expect(titlesIn(text)).toHaveLength(1);
  expect(text).toContain('DESCRIPTION:Secret of');
});

test('is read so many times a minute from one address, and no more', async () => {
  const feed = await make(scene.director);
  const statuses = await Promise.all(Array.from({ length: 130 }, async () => (await read(feed)).status));
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});
