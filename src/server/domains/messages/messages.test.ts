import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Message } from '#contract/messages.ts';
import { type Client, signedIn } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import { type Family, makeCenter } from '#testing/world.ts';

type Row = z.output<typeof Message>;
let scene: Scene;
let family: Family;
let nurse: Client;
let parent: Client;
const staff = (id: number) => ({ kind: 'staff', id });
const guardian = (id: number) => ({ kind: 'guardian', id });

beforeAll(async () => {
  scene = await startScene();
  family = firstOf(scene.world.families);
  nurse = await scene.as('Nurse');
  parent = await scene.parentOf(family);
});
afterAll(() => scene.stop());

async function send(from: Client, to: readonly object[], subject = 'Hello', childId?: number): Promise<Row> {
  scene.larkhouse.clock.advance({ minutes: 1 });
  const { status, body } = await from.post<Row>('/api/messages', { to, subject, content: `About ${subject}`, childId });
  expect([status, body]).toEqual([201, expect.objectContaining({ subject })]);
  return body;
}
async function counts(client: Client) {
  const bare = await client.get<number>('/api/messages/unread-count');
  const object = await client.get<{ count: number }>('/api/messages/unread/count?userId=1&userType=staff');
  expect(object.body).toEqual({ count: bare.body });
  return bare.body;
}
const recent = async (client: Client) => (await client.get<Row[]>('/api/messages/recent')).body;

describe('unread', () => {
  test('is a bare number, and the same in an object', async () => {
    const client = await scene.as('Support Staff');
    const { text, headers } = await client.get('/api/messages/unread-count');
    expect([text, headers.get('content-type')]).toEqual(['0', expect.stringMatching(/json/)]);
    await send(parent, [staff(scene.world.staff['Support Staff'])]);
    await send(parent, [staff(scene.world.staff['Support Staff'])]);
    expect(await counts(client)).toBe(2);
  });

  test("is each receiver's own: one reading leaves the others' as they are", async () => {
    const { Nurse: one, 'Lead Teacher': other } = scene.world.staff;
    const before = [await counts(nurse), await counts(await scene.as('Lead Teacher'))];
    await send(scene.director, [staff(one), staff(other), guardian(family.guardianId)]);
    await scene.rows('update message_recipient set read_at = now() where staff_id = $1', one);
    expect([await counts(nurse), await counts(await scene.as('Lead Teacher'))]).toEqual([0, Number(before[1]) + 1]);
    expect(await counts(parent)).toBe(1);
  });

  test('is told to the other screens of who read one, whatever there was in the list behind the bell', async () => {
    await send(parent, [staff(scene.world.staff.Nurse)]);
    const [message] = (await nurse.get<{ id: number }[]>('/api/messages')).body;
    const told = await effectsIn(scene, () => nurse.patch(`/api/messages/${message?.id}/read`));
    expect(told.at(-1)).toBe(
      `tell messages readers [${[`parent ${family.guardianId}`, `staff ${scene.world.staff.Nurse}`].join(', ')}]`,
    );
  });

  test('ignores who the address says it is', async () => {
    await send(parent, [staff(scene.world.staff.Nurse)]);
    const own = await counts(nurse);
    const { Director: other } = scene.world.staff;
    for (const query of [`userId=${other}&userType=staff`, `userId=${family.guardianId}&userType=parent`, 'userId=x']) {
      expect((await nurse.get(`/api/messages/unread/count?${query}`)).body).toEqual({ count: own });
    }
  });
});

describe('the list', () => {
  test('holds what one got and what one sent, each as it is to oneself', async () => {
    const sent = await send(parent, [staff(scene.world.staff['Lead Teacher'])], 'A question', family.childId);
    expect(sent).toMatchObject({
      senderId: family.guardianId,
      senderType: 'parent',
      receiverId: scene.world.staff['Lead Teacher'],
      receiverType: 'staff',
      isRead: true,
      messageType: 'general',
      priority: 'normal',
      attachments: [],
    });
    const lead = await scene.as('Lead Teacher');
    const [theirs] = (await lead.get<Row[]>('/api/messages?userId=1&userType=staff')).body;
    expect(theirs).toMatchObject({ id: sent.id, receiverId: scene.world.staff['Lead Teacher'], isRead: false });
    expect((await parent.get<Row[]>('/api/messages')).body[0]).toEqual(sent);
    expect((await nurse.get<Row[]>('/api/messages')).body.map(({ id }) => id)).not.toContain(sent.id);
  });

  test('is of the days asked for, by the center’s clock', async () => {
    const { clock } = scene.larkhouse;
    const today = clock.now().toISOString().slice(0, 10);
    await send(parent, [{ kind: 'office' }], 'Of today');
    const subjects = async (query: string) =>
      (await parent.get<Row[]>(`/api/messages?${query}`)).body.map(({ subject }) => subject);
    expect(await subjects(`from=${today}&to=${today}&limit=1`)).toEqual(['Of today']);
    expect(await subjects('from=2020-01-01&to=2020-12-31')).toEqual([]);
    expect((await parent.get('/api/messages?from=2026-03-05&to=2026-03-01')).status).toBe(422);
  });
});

describe('reading', () => {
  test('is the receiver’s alone: a sent message stays as it is, and nobody else’s is there', async () => {
    const { id } = await send(scene.director, [guardian(family.guardianId), staff(scene.world.staff.Nurse)], 'Read me');
    expect((await scene.director.patch(`/api/messages/${id}/read`)).status).toBe(200);
    expect(firstOf(await recent(parent))).toMatchObject({ id, isRead: false });
    const before = [await counts(parent), await counts(nurse)];
    for (const _ of [1, 2]) expect((await parent.patch(`/api/messages/${id}/read`)).body).toEqual({});
    expect(firstOf(await recent(parent))).toMatchObject({
      id,
      isRead: true,
      readAt: scene.larkhouse.clock.now().toISOString(),
    });
    expect([await counts(parent), await counts(nurse)]).toEqual([Number(before[0]) - 1, before[1]]);
    const stranger = await scene.parentOf(firstOf(scene.world.families.slice(1)));
    for (const client of [stranger, await scene.as('Support Staff')]) {
      expect((await client.patch(`/api/messages/${id}/read`)).status).toBe(404);
    }
  });
});

describe('recent', () => {
  test('are the five newest to the one who asks, newest first, with who sent them', async () => {
    const lead = await scene.as('Assistant Teacher');
    const to = [staff(scene.world.staff['Assistant Teacher'])];
    for (const subject of ['1', '2', '3', '4', '5']) await send(scene.director, to, subject);
    await send(parent, to, '6', family.childId);
    const messages = await recent(lead);
    expect(messages.map(({ subject }) => subject)).toEqual(['6', '5', '4', '3', '2']);
    expect(messages[0]).toMatchObject({
      senderId: family.guardianId,
      senderType: 'parent',
      senderName: `Guardian ${family.marker} Last ${family.marker}`,
      receiverId: scene.world.staff['Assistant Teacher'],
      receiverType: 'staff',
      childId: family.childId,
      childFirstName: `Child ${family.marker}`,
      content: 'About 6',
      priority: 'normal',
      isRead: false,
      readAt: null,
    });
    expect(messages[1]).toMatchObject({
      senderType: 'staff',
      senderName: 'Dora Director',
      childId: null,
      childFirstName: null,
    });
  });

  test("hold nothing of one's own sending, and nothing of other people", async () => {
    await send(nurse, [guardian(family.guardianId)], 'From the nurse');
    expect((await recent(nurse)).map(({ subject }) => subject)).not.toContain('From the nurse');
    expect((await recent(parent)).map(({ subject }) => subject)).toContain('From the nurse');
    const stranger = firstOf(scene.world.families.slice(1));
    expect(await recent(await scene.parentOf(stranger))).toEqual([]);
    expect(await counts(await scene.parentOf(stranger))).toBe(0);
  });

  test("tell a parent the sender's name, also of staff who have left", async () => {
    const leaving = scene.world.staff['Support Staff'];
    await send(await scene.as('Support Staff'), [guardian(family.guardianId)], 'Goodbye');
    await scene.director.delete(`/api/staff/${leaving}`);
    expect(firstOf(await recent(parent))).toMatchObject({ subject: 'Goodbye', senderName: 'Support Staff Tester' });
  });
});

test("another center's people with the same ids see nothing", async () => {
  const other = await makeCenter(scene.larkhouse, { name: 'Oak House' });
  const account = { centerId: other.centerId, accountId: other.staff.Director };
  const theirs = await signedIn(scene.larkhouse, 'staff', account);
  expect([await counts(theirs), await recent(theirs)]).toEqual([0, []]);
});

test('need a session', async () => {
  for (const path of ['unread-count', 'unread/count', 'recent']) {
    expect((await fetch(`${scene.larkhouse.origin}/api/messages/${path}`)).status).toBe(401);
  }
});
