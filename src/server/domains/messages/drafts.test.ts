import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { threads } from '#contract/messages-threads.ts';
import { endGuardianship } from '#server/domains/guardians/commands.ts';
import { sweepFiles } from '#server/domains/uploads/jobs.ts';
import type { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { pdf, photograph } from '#testing/pictures.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import type { Family } from '#testing/world.ts';
import { sendScheduled } from './scheduled.ts';

type Draft = z.output<(typeof threads)['PUT /api/messages/drafts/:id']['reply']>;
type Refused = { fields?: Record<string, string> };

let scene: Scene;
let family: Family;
let parent: Client;
let director: Client;

beforeAll(async () => {
  scene = await startScene();
  ({ director } = scene);
  family = firstOf(scene.world.families);
  parent = await scene.parentOf(family);
});
afterAll(() => scene.stop());

const DRAFTS = '/api/messages/drafts';
const office = [{ kind: 'office', id: null }];
const nurse = () => [{ kind: 'staff', id: scene.world.staff.Nurse }];
const guardian = () => [{ kind: 'guardian', id: family.guardianId }];
async function keep(client: Client, body: object): Promise<Draft> {
  const answer = await client.post<Draft>(DRAFTS, body);
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
}
const kept = async (client: Client) => (await client.get<Draft[]>(DRAFTS)).body;
const upload = async (client: Client, bytes: Uint8Array<ArrayBuffer> = pdf(), name = 'plan.pdf') =>
  (await client.upload<{ filePath: string }>('/api/uploads', bytes, name)).body.filePath;
const released = async (path: string) =>
  (await scene.rows<{ at: Date | null }>('select released_at as at from upload where path = $1', path))[0]?.at != null;
/** What the clock does each minute. */
const atEveryMinute = () => sendScheduled({ server: scene.larkhouse.server, centerId: scene.world.centerId });
const subjects = async (client: Client) =>
  (await client.get<{ subject: string }[]>('/api/messages')).body.map(({ subject }) => subject);

describe('a draft', () => {
  test('is kept as it is, its writer’s alone, and gone once it is sent', async () => {
    const begun = await keep(parent, { content: 'Dear' });
    expect(begun).toMatchObject({ to: [], subject: '', content: 'Dear', schedule: null, version: 1 });
    const whole = { to: office, subject: 'A wish', content: 'Dear office', priority: 'high', childId: family.childId };
    const changed = await parent.put<Draft>(`${DRAFTS}/${begun.id}`, { ...whole, version: 1 });
    expect(changed.body).toMatchObject({ ...whole, version: 2 });
    expect((await parent.put(`${DRAFTS}/${begun.id}`, { ...whole, version: 1 })).status).toBe(412);
    for (const other of [director, await scene.parentOf(firstOf(scene.world.families.slice(1)))]) {
      expect(await kept(other)).toEqual([]);
      expect((await other.put(`${DRAFTS}/${begun.id}`, whole)).status).toBe(404);
      expect((await other.delete(`${DRAFTS}/${begun.id}`)).status).toBe(404);
      const stolen = await other.post('/api/messages', { to: nurse(), subject: 'A', content: 'B', draftId: begun.id });
      expect(stolen.status).toBe(404);
    }
    const sent = { to: office, subject: 'A wish', content: 'Dear office', draftId: begun.id };
    expect((await parent.post('/api/messages', sent)).status).toBe(201);
    expect(await kept(parent)).toEqual([]);
    expect((await parent.post('/api/messages', sent)).status).toBe(404);
    expect((await subjects(parent)).filter((subject) => subject === 'A wish')).toHaveLength(1);
  });

  test('of an answer there is one per thread, and only of those who take part', async () => {
    const { body } = await director.post<{ threadId: number }>('/api/messages', {
      to: guardian(),
      subject: 'Shoes',
      content: 'Which size?',
    });
    const { threadId } = body;
    const first = await keep(parent, { threadId, content: 'Siz' });
    const second = await keep(parent, { threadId, content: 'Size 24' });
    expect(second).toMatchObject({ id: first.id, content: 'Size 24' });
    expect((await (await scene.as('Nurse')).post(DRAFTS, { threadId, content: 'A' })).status).toBe(404);
    const answer = { content: 'Size 24', draftId: first.id };
    expect((await parent.post(`/api/messages/threads/${threadId}/replies`, answer)).status).toBe(201);
    expect(await kept(parent)).toEqual([]);
  });
});

describe('files', () => {
  test('reach those who take part, and nobody else', async () => {
    const paths = [await upload(director), await upload(director, await photograph(), 'garden.jpg')];
    const { body, status } = await director.post<{
      id: number;
      attachments: { id: number; url: string; thumbnailUrl: string | null; fileName: string }[];
    }>('/api/messages', { to: guardian(), subject: 'The plan', content: 'Here it is', attachments: paths });
    expect([status, body.attachments.map(({ fileName }) => fileName)]).toEqual([201, ['plan.pdf', 'garden.jpg']]);
    const [document, picture] = body.attachments;
    const stranger = await scene.parentOf(firstOf(scene.world.families.slice(1)));
    for (const file of [document, picture]) {
      const path = `/api/messages/attachments/${file?.id}`;
      for (const client of [director, parent]) expect((await client.get(path)).status).toBe(200);
      for (const client of [stranger, await scene.as('Nurse')]) expect((await client.get(path)).status).toBe(404);
    }
    const sent = await parent.open(`/api/messages/attachments/${document?.id}`);
    expect(sent.headers.get('content-disposition')).toMatch(/^attachment; .*plan\.pdf/);
    expect(sent.headers.get('content-security-policy')).toContain('sandbox');
    const shown = await parent.open((picture?.thumbnailUrl ?? '').replace('portal=staff', 'portal=parent'));
    expect(shown.headers.get('content-type')).toMatch(/^image\//);
    expect(document?.thumbnailUrl).toBeNull();
    await scene.inCenter((scope) => endGuardianship(scope, family.guardianId, family.childId));
    expect((await parent.get(`/api/messages/attachments/${document?.id}`)).status).toBe(404);
    await scene.rows('update guardianship set ended_at = null where guardian_id = $1', family.guardianId);
  });

  test('stay with the draft, go with the message, and are given back when they are taken out or it is withdrawn', async () => {
    const [one, two] = [await upload(parent), await upload(parent)];
    const draft = await keep(parent, { to: nurse(), subject: 'Files', content: 'A', attachments: [one, two] });
    expect(draft.attachments.map(({ filePath }) => filePath)).toEqual([one, two]);
    scene.larkhouse.clock.advance({ days: 2 });
    await sweepFiles({ server: scene.larkhouse.server, centerId: scene.world.centerId });
    const client = await scene.parentOf(family);
    expect((await client.get(`/api/messages/attachments/${draft.attachments[0]?.id}`)).status).toBe(200);
    await client.put(`${DRAFTS}/${draft.id}`, { to: nurse(), subject: 'Files', content: 'A', attachments: [one] });
    expect([await released(one), await released(two)]).toEqual([false, true]);
    const body = { to: nurse(), subject: 'Files', content: 'A', attachments: [one], draftId: draft.id };
    const sent = await client.post<{ id: number; attachments: object[] }>('/api/messages', body);
    expect([sent.status, sent.body.attachments.length, await released(one)]).toEqual([201, 1, false]);
    await client.post(`/api/messages/${sent.body.id}/withdraw`);
    expect(await released(one)).toBe(true);
    const third = await upload(client);
    const other = await keep(client, { attachments: [third] });
    await client.delete(`${DRAFTS}/${other.id}`);
    expect(await released(third)).toBe(true);
  });

  test('are one’s own: not somebody else’s, not used already, not unknown', async () => {
    const client = await scene.parentOf(family);
    const send = async (path: string) => {
      const body = { to: office, subject: 'A', content: 'B', attachments: [path] };
      const answer = await client.post<Refused>('/api/messages', body);
      return [answer.status, Object.keys(answer.body.fields ?? {})];
    };
    const boss = await scene.as('Director');
    expect(await send(await upload(boss))).toEqual([422, ['attachments']]);
    expect(await send('/uploads/00000000000000000000000000000000.pdf')).toEqual([422, ['attachments']]);
    expect(await send('../../../etc/passwd')).toEqual([422, ['attachments']]);
    const own = await upload(client);
    expect((await send(own))[0]).toBe(201);
    expect(await send(own)).toEqual([422, ['attachments']]);
  });
});

describe('a message that waits for its time', () => {
  const boss = () => scene.as('Director');
  const at = (instant: string) => scene.larkhouse.clock.set(instant);

  test('is sent at that minute of the center’s clock, once, whoever is at it', async () => {
    at('2026-03-10T12:00:00Z');
    const client = await boss();
    const schedule = { date: '2026-03-10', time: '08:30' };
    const draft = await keep(client, { to: guardian(), subject: 'Later', content: 'Good morning', schedule });
    expect(draft).toMatchObject({ schedule, failure: null });
    at('2026-03-10T12:29:59Z');
    await atEveryMinute();
    expect(await kept(client)).toHaveLength(1);
    at('2026-03-10T12:30:00Z');
    await Promise.all([atEveryMinute(), atEveryMinute()]);
    await atEveryMinute();
    expect(await kept(client)).toEqual([]);
    expect((await subjects(client)).filter((subject) => subject === 'Later')).toHaveLength(1);
    const reader = await scene.parentOf(family);
    expect(firstOf((await reader.get<object[]>('/api/messages/recent')).body)).toMatchObject({
      subject: 'Later',
      senderName: 'Dora Director',
      createdAt: '2026-03-10T12:30:00.000Z',
    });
  });

  test.each([
    ['skipped in spring: an hour later', '2027-03-13T12:00:00Z', '2027-03-14', '02:30', '2027-03-14T07:30:00Z'],
    ['that comes twice in autumn: the first', '2026-10-31T12:00:00Z', '2026-11-01', '01:30', '2026-11-01T05:30:00Z'],
    ['after the clocks went forward', '2026-03-07T12:00:00Z', '2026-03-08', '08:00', '2026-03-08T12:00:00Z'],
  ])('at a time %s', async (_, begun, date, time, due) => {
    at(begun);
    const client = await boss();
    await keep(client, { to: guardian(), subject: due, content: 'A', schedule: { date, time } });
    at(new Date(new Date(due).getTime() - 1000).toISOString());
    await atEveryMinute();
    expect(await subjects(await boss())).not.toContain(due);
    at(due);
    await atEveryMinute();
    expect(await subjects(await boss())).toContain(due);
  });

  test('keeps to the center’s clock when the center moves to another zone', async () => {
    at('2026-05-04T12:00:00Z');
    await keep(await boss(), {
      to: guardian(),
      subject: 'Moved',
      content: 'A',
      schedule: { date: '2026-05-04', time: '12:00' },
    });
    await scene.rows(`update center set time_zone = 'America/Los_Angeles' where center_id = $1`, scene.world.centerId);
    at('2026-05-04T16:00:00Z');
    await atEveryMinute();
    expect(await subjects(await boss())).not.toContain('Moved');
    at('2026-05-04T19:00:00Z');
    await atEveryMinute();
    expect(await subjects(await boss())).toContain('Moved');
    await scene.rows(`update center set time_zone = 'America/New_York' where center_id = $1`, scene.world.centerId);
  });

  test('must be whole, and still to come', async () => {
    at('2026-06-01T12:00:00Z');
    const client = await boss();
    const whole = { to: guardian(), subject: 'A', content: 'B' };
    const refused = async (body: object) => Object.keys((await client.post<Refused>(DRAFTS, body)).body.fields ?? {});
    const tomorrow = { date: '2026-06-02', time: '08:00' };
    expect(await refused({ schedule: tomorrow })).toEqual(['to', 'content']);
    expect(await refused({ ...whole, subject: ' ', schedule: tomorrow })).toEqual(['subject']);
    const toStaff = { to: [{ kind: 'all-staff' }], content: 'B', schedule: tomorrow };
    const waiting = await client.post<{ id: number }>(DRAFTS, toStaff);
    expect(waiting.status).toBe(201);
    await client.delete(`${DRAFTS}/${waiting.body.id}`);
    for (const schedule of [
      { date: '2026-06-01', time: '08:00' },
      { date: '2026-05-31', time: '23:00' },
      { date: '2027-06-02', time: '08:00' },
    ]) {
      expect(await refused({ ...whole, schedule })).toEqual(['schedule']);
    }
    expect(await refused({ ...whole, schedule: { date: '2026-06-31', time: '08:00' } })).toEqual(['schedule.date']);
  });

  test('is not sent, and says why, when its writer has lost the right or its reader', async () => {
    at('2026-07-01T12:00:00Z');
    const newcomer = await scene.newFamily();
    const theirs = await scene.parentOf(newcomer);
    const schedule = { date: '2026-07-01', time: '09:00' };
    const draft = await keep(theirs, { to: office, subject: 'Too late', content: 'A', schedule });
    const toThem = await keep(await boss(), {
      to: [{ kind: 'guardian', id: newcomer.guardianId }],
      subject: 'Nobody there',
      content: 'A',
      schedule,
    });
    await scene.inCenter((scope) => endGuardianship(scope, newcomer.guardianId, newcomer.childId));
    at('2026-07-01T13:00:00Z');
    const told = [`staff ${scene.world.staff.Director}`, `parent ${newcomer.guardianId}`].toSorted();
    expect(await effectsIn(scene, atEveryMinute)).toEqual([`tell messages readers [${told.join(', ')}]`]);
    expect(await effectsIn(scene, atEveryMinute)).toEqual([]);
    const failures = await scene.rows<{ id: number; failure: string }>(
      'select id, failure from message_draft where failure is not null order by id',
    );
    expect(failures).toEqual([
      { id: draft.id, failure: 'Its writer may no longer send messages' },
      { id: toThem.id, failure: 'Choose people, rooms or families of this center who can get messages' },
    ]);
    const [left] = await kept(await boss());
    expect(left).toMatchObject({ id: toThem.id, failure: failures[1]?.failure });
    const client = await boss();
    const again = await client.put<Draft>(`${DRAFTS}/${toThem.id}`, {
      to: guardian(),
      subject: 'Somebody there',
      content: 'A',
    });
    expect(again.body).toMatchObject({ failure: null, schedule: null });
  });

  test('can be called off', async () => {
    at('2026-08-03T12:00:00Z');
    const client = await boss();
    const schedule = { date: '2026-08-03', time: '09:00' };
    const { id } = await keep(client, { to: guardian(), subject: 'Called off', content: 'A', schedule });
    expect((await client.delete(`${DRAFTS}/${id}`)).status).toBe(200);
    at('2026-08-03T13:00:00Z');
    await atEveryMinute();
    expect(await subjects(client)).not.toContain('Called off');
  });
});

test('whoever gets a message is told of it', async () => {
  await scene.rows('delete from outbox');
  const client = await scene.as('Director');
  await client.post('/api/messages', {
    to: guardian(),
    subject: 'A',
    content: 'B',
    priority: 'urgent',
    childId: family.childId,
  });
  const [told] = await scene.rows<{ payload: object }>(`select payload from outbox where task = 'notify'`);
  expect(told?.payload).toMatchObject({
    notification: {
      kind: 'message',
      event: 'received',
      recipients: { people: [{ kind: 'parent', id: family.guardianId }] },
      about: { childIds: [family.childId] },
      isUrgent: true,
    },
  });
});

test('a draft about a child that is not there, or another family’s, is refused by its field', async () => {
  const other = await scene.newFamily();
  const parent = await scene.parentOf(family);
  for (const childId of [999_999, 2_147_483_648, other.childId])
    expect(await parent.post('/api/messages/drafts', { content: 'Begun', childId }), String(childId)).toMatchObject({
      status: 422,
      body: { fields: { childId: 'There is no child with this id' } },
    });
});
