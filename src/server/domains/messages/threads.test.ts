import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { threads } from '#contract/messages-threads.ts';
import { addGuardian, addGuardianship, endGuardianship } from '#server/domains/guardians/commands.ts';
import { addStaffMember } from '#server/domains/staff/commands.ts';
import type { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { HOSTILE_TEXTS } from '#testing/hostile-texts.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import { type Family, PASSWORD_HASH } from '#testing/world.ts';

type Rows<R extends keyof typeof threads> = z.output<(typeof threads)[R]['reply']>;
type Sent = { id: number; threadId: number; senderAs: string | null };

let scene: Scene;
let family: Family;
let parent: Client;
let director: Client;
/** Works in the Toddler Room, where the families' children are. */
let teacher: Client;
let toddlerRoom: number;

beforeAll(async () => {
  scene = await startScene();
  ({ director } = scene);
  family = firstOf(scene.world.families);
  parent = await scene.parentOf(family);
  const [room] = await scene.rows<{ id: number }>(`select id from room where name = 'Toddler Room'`);
  toddlerRoom = room?.id ?? 0;
  await place(scene.world.staff['Assistant Teacher'], toddlerRoom);
  teacher = await scene.as('Assistant Teacher');
});
afterAll(() => scene.stop());

const place = (staffId: number, roomId: number | null) =>
  scene.rows('update staff set room_id = $2 where id = $1', staffId, roomId);
const minutes = (count: number) => scene.larkhouse.clock.advance({ minutes: count });

async function send(from: Client, to: readonly object[], more: object = {}): Promise<Sent> {
  minutes(1);
  const body = { to, subject: 'Hello', content: 'How are you?', ...more };
  const answer = await from.post<Sent>('/api/messages', body);
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
}
async function reply(from: Client, threadId: number, content = 'Thank you'): Promise<Sent> {
  minutes(1);
  const answer = await from.post<Sent>(`/api/messages/threads/${threadId}/replies`, { content });
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
}
const thread = async (client: Client, id: number) =>
  (await client.get<Rows<'GET /api/messages/threads/:id'>>(`/api/messages/threads/${id}`)).body;
const listed = async (client: Client, query = '') =>
  (await client.get<Rows<'GET /api/messages/threads'>>(`/api/messages/threads${query}`)).body;
const idsOf = async (client: Client) => (await listed(client)).map(({ id }) => id);
const statusOf = async (client: Client, id: number) => (await client.get(`/api/messages/threads/${id}`)).status;
const contents = async (client: Client, id: number) =>
  (await thread(client, id)).messages.map(({ content }) => content);
const refusedFields = async (from: Client, body: object) => {
  const answer = await from.post<{ fields?: object }>('/api/messages', { subject: 'A', content: 'B', ...body });
  return [answer.status, ...Object.keys(answer.body.fields ?? {})];
};
const guardian = ({ guardianId }: Family) => ({ kind: 'guardian', id: guardianId });
const staff = (role: 'Nurse' | 'Lead Teacher' | 'Support Staff') => ({ kind: 'staff', id: scene.world.staff[role] });

/** A second guardian of a family's child, signed in. */
async function coParent(of: Family): Promise<Family & { client: Client }> {
  const person = { firstName: 'Carla', lastName: 'Coparent', phoneNumber: null, address: null };
  const email = `carla-${of.childId}@families.test`;
  const guardianId = await scene.inCenter((scope) =>
    addGuardian(scope, { ...person, email, passwordHash: PASSWORD_HASH }, [
      { childId: of.childId, relationship: 'parent' },
    ]),
  );
  return { ...of, guardianId, client: await scene.parentOf({ ...of, guardianId }) };
}

describe('a conversation', () => {
  test('goes back and forth, each side with its own reading, in one thread', async () => {
    const { id, threadId } = await send(director, [guardian(family)], { childId: family.childId, subject: 'Shoes' });
    expect(firstOf(await listed(parent))).toMatchObject({
      id: threadId,
      subject: 'Shoes',
      kind: 'conversation',
      childId: family.childId,
      childName: `Child ${family.marker} Last ${family.marker}`,
      unread: 1,
      needsAcknowledgement: false,
      lastMessage: { senderName: 'Dora Director', isOwn: false, content: 'How are you?' },
      participants: [{ isSelf: expect.any(Boolean) }, { isSelf: expect.any(Boolean) }],
      lastMessageId: expect.any(Number),
      isActive: true,
    });
    await parent.patch(`/api/messages/${id}/read`);
    await reply(parent, threadId, 'They are in the bag');
    expect(firstOf(await listed(director))).toMatchObject({ id: threadId, unread: 1, lastMessage: { isOwn: false } });
    expect(firstOf(await listed(parent))).toMatchObject({ id: threadId, unread: 0, lastMessage: { isOwn: true } });
    const whole = await thread(director, threadId);
    expect(whole).toMatchObject({ mayReply: true, hasEarlier: false, repliesAs: null });
    expect(whole.members.map(({ kind, isSelf }) => [kind, isSelf])).toEqual([
      ['staff', true],
      ['guardian', false],
    ]);
    expect(whole.messages).toMatchObject([
      { content: 'How are you?', isOwn: true, receipts: { total: 1, delivered: 1, seen: 1, acknowledged: 0 } },
      { content: 'They are in the bag', subject: 'Re: Shoes', isOwn: false, isRead: false, receipts: null },
    ]);
    expect((await thread(parent, threadId)).messages).toMatchObject([{ receipts: null }, { receipts: { seen: 0 } }]);
  });

  test('to staff alone does without a subject, and so do its answers; one to families has one', async () => {
    const to = [{ kind: 'room', id: toddlerRoom }];
    const { threadId } = await send(parent, to, { subject: undefined, content: 'Ada slept badly' });
    await reply(teacher, threadId, 'Thank you for telling us');
    expect(firstOf(await listed(parent))).toMatchObject({ id: threadId, subject: '' });
    expect((await thread(parent, threadId)).messages).toMatchObject([{ subject: '' }, { subject: '' }]);
    expect((await listed(teacher, '?search=slept+badly')).map(({ id }) => id)).toEqual([threadId]);
    expect(await refusedFields(director, { to: [guardian(family)], subject: '' })).toEqual([422, 'subject']);
    expect(await refusedFields(director, { to: [staff('Nurse'), guardian(family)], subject: ' ' })).toEqual([
      422,
      'subject',
    ]);
  });

  test('that is opened tells its reader’s other screens, though no notification was read with it', async () => {
    const { id } = await send(director, [guardian(family)], { childId: family.childId });
    const told = await effectsIn(scene, async () =>
      expect((await parent.patch(`/api/messages/${id}/read`)).status).toBe(200),
    );
    expect(told.join()).toContain(`parent ${family.guardianId}`);
  });

  test('that is opened is read by one call, by its reader alone and as far as it is named', async () => {
    const { id, threadId } = await send(director, [guardian(family)]);
    const named = [id, (await reply(director, threadId)).id];
    const unnamed = await reply(director, threadId);
    const elsewhere = await send(director, [guardian(family)]);
    const answer = await parent.post(`/api/messages/threads/${threadId}/seen`, { messages: [...named, elsewhere.id] });
    expect(answer.status, answer.text).toBe(200);
    const isRead = async (client: Client, of: number) =>
      (await thread(client, of)).messages.filter((message) => message.isRead).map((message) => message.id);
    expect(await isRead(parent, threadId)).toEqual(named);
    expect(await isRead(parent, elsewhere.threadId)).toEqual([]);
    const seen = (await thread(director, threadId)).messages.map(({ receipts }) => receipts?.seen);
    expect(seen).toEqual([1, 1, 0]);
    expect(unnamed.threadId).toBe(threadId);
  });

  test('is not there for anybody else, and nobody else writes in it', async () => {
    const { threadId } = await send(parent, [staff('Nurse')]);
    const stranger = await scene.parentOf(firstOf(scene.world.families.slice(1)));
    for (const client of [stranger, await scene.as('Lead Teacher'), director]) {
      expect(await idsOf(client)).not.toContain(threadId);
      expect(await statusOf(client, threadId)).toBe(404);
      expect((await client.post(`/api/messages/threads/${threadId}/replies`, { content: 'A' })).status).toBe(404);
      expect((await client.post(`/api/messages/threads/${threadId}/seen`, { messages: [1] })).status).toBe(404);
    }
  });

  test('with the guardians of a child is read and answered by both', async () => {
    const other = await coParent(family);
    const { threadId } = await send(director, [{ kind: 'family', id: family.childId }]);
    await reply(parent, threadId, 'From one');
    await reply(other.client, threadId, 'From the other');
    for (const client of [director, parent, other.client]) {
      expect(await contents(client, threadId)).toEqual(['How are you?', 'From one', 'From the other']);
    }
    expect((await thread(parent, threadId)).messages[2]).toMatchObject({ senderName: 'Carla Coparent' });
    const both = await send(director, [guardian(family), { kind: 'guardian', id: other.guardianId }]);
    expect(await thread(parent, both.threadId)).toMatchObject({ kind: 'conversation', childId: family.childId });
  });

  test('finds words in subjects and contents, in any letters', async () => {
    const { threadId } = await send(parent, [staff('Nurse')], { subject: 'Ointment', content: 'The ZINC one, 50%' });
    const found = async (words: string) =>
      (await listed(parent, `?search=${encodeURIComponent(words)}`)).map(({ id }) => id);
    expect(await found('oINT')).toEqual([threadId]);
    expect(await found(' zinc ONE, 50% ')).toEqual([threadId]);
    expect(await found('zinc%')).toEqual([]);
    expect((await listed(await scene.as('Nurse'), '?search=zinc')).map(({ id }) => id)).toEqual([threadId]);
  });

  test('comes in pages, newest first', async () => {
    const newcomer = await scene.newFamily();
    const client = await scene.parentOf(newcomer);
    const ids: number[] = [];
    for (let i = 0; i < 5; i += 1) ids.unshift((await send(client, [{ kind: 'office' }])).threadId);
    await reply(client, ids[4] ?? 0);
    const [answered = 0] = ids.splice(4, 1);
    expect(await idsOf(client)).toEqual([answered, ...ids]);
    const page = async (before: number) => (await listed(client, `?limit=2&before=${before}`)).map(({ id }) => id);
    expect(await page(ids[0] ?? 0)).toEqual(ids.slice(1, 3));
    expect(await page(ids[2] ?? 0)).toEqual(ids.slice(3));
  });
});

describe('a room and the office', () => {
  test('are members of their own: who works there now reads what came before and answers for it', async () => {
    const { threadId } = await send(parent, [{ kind: 'room', id: toddlerRoom }], { subject: 'Naps' });
    expect((await reply(teacher, threadId, 'Will do')).senderAs).toBe('Toddler Room');
    await place(scene.world.staff['Assistant Teacher'], null);
    await place(scene.world.staff['Lead Teacher'], toddlerRoom);
    const successor = await scene.as('Lead Teacher');
    expect(await contents(successor, threadId)).toEqual(['How are you?', 'Will do']);
    expect(firstOf(await listed(successor))).toMatchObject({ id: threadId, unread: 0 });
    await reply(parent, threadId, 'Thanks');
    expect(firstOf(await listed(successor))).toMatchObject({ id: threadId, unread: 1 });
    // Who has left the room keeps what reached them, gets no more and answers no more.
    expect(await contents(teacher, threadId)).toEqual(['How are you?', 'Will do']);
    expect((await teacher.post(`/api/messages/threads/${threadId}/replies`, { content: 'A' })).status).toBe(403);
    await place(scene.world.staff['Assistant Teacher'], toddlerRoom);
    await place(scene.world.staff['Lead Teacher'], null);
  });

  test('the office is whoever manages the center or has the right to answer for it', async () => {
    const { threadId } = await send(parent, [{ kind: 'office' }]);
    const nurse = await scene.as('Nurse');
    expect([await statusOf(director, threadId), await statusOf(nurse, threadId)]).toEqual([200, 404]);
    await scene.rows(
      `insert into role_capability select center_id, role_id, 'messages.office' from staff where id = $1`,
      scene.world.staff.Nurse,
    );
    expect(await contents(nurse, threadId)).toEqual(['How are you?']);
    expect((await reply(nurse, threadId)).senderAs).toBe('Maple House');
    await scene.rows(`delete from role_capability where capability = 'messages.office'`);
  });

  test('the office joins when nobody of the staff would get an answer any more', async () => {
    const leaving = await scene.inCenter((scope) =>
      addStaffMember(scope, {
        firstName: 'Lea',
        lastName: 'Leaving',
        role: 'Support Staff',
        room: null,
        phone: '555 0111',
        email: 'lea@maple-house.test',
        passwordHash: PASSWORD_HASH,
      }),
    );
    const { threadId } = await send(parent, [{ kind: 'staff', id: leaving.id }]);
    await director.delete(`/api/staff/${leaving.id}`);
    expect(await statusOf(director, threadId)).toBe(404);
    await reply(parent, threadId, 'Are you still there?');
    expect(await contents(director, threadId)).toEqual(['How are you?', 'Are you still there?']);
  });
});

describe('a broadcast', () => {
  test('reaches every family of the room once, and answers come back as conversations of their own', async () => {
    const [, other = family] = scene.world.families;
    const stranger = await scene.parentOf(other);
    const sent = await send(teacher, [{ kind: 'room-families', id: toddlerRoom }], {
      as: { kind: 'room', id: toddlerRoom },
    });
    const ownAnswer = await reply(parent, sent.threadId, 'My answer');
    expect(ownAnswer.threadId).not.toBe(sent.threadId);
    const otherAnswer = await reply(stranger, sent.threadId, 'Another answer');
    expect(await contents(parent, ownAnswer.threadId)).toEqual(['My answer']);
    expect(await statusOf(stranger, ownAnswer.threadId)).toBe(404);
    expect(await contents(stranger, sent.threadId)).toEqual(['How are you?']);
    expect(otherAnswer.threadId).not.toBe(ownAnswer.threadId);
    // The room answers there, and the family's next answer goes on.
    expect((await reply(teacher, ownAnswer.threadId, 'Noted')).senderAs).toBe('Toddler Room');
    expect((await reply(parent, sent.threadId, 'One more')).threadId).toBe(ownAnswer.threadId);
    expect(await contents(parent, ownAnswer.threadId)).toEqual(['My answer', 'Noted', 'One more']);
  });

  test('tells no family who else got it, not even when it was sent to a few by name', async () => {
    const [, other = family] = scene.world.families;
    const { threadId } = await send(director, [guardian(family), guardian(other)]);
    const seen = await parent.get(`/api/messages/threads/${threadId}`);
    expect(seen.body).toMatchObject({ kind: 'broadcast', mayReply: true });
    expect(seen.text).not.toContain(other.marker);
    expect((await thread(director, threadId)).members).toHaveLength(3);
  });
});

describe('an announcement', () => {
  const es = { language: 'es', subject: 'Cerrado el viernes', content: 'El viernes no abrimos.' };
  const announcement = {
    messageType: 'announcement',
    as: { kind: 'office' },
    subject: 'Closed on Friday',
    texts: [es],
  };

  test('is read in the reader’s language where the writer gave it', async () => {
    const { threadId } = await send(director, [{ kind: 'all-families' }], announcement);
    expect(await thread(parent, threadId)).toMatchObject({
      subject: 'Closed on Friday',
      messages: [{ messageType: 'announcement', senderAs: 'Maple House', language: 'en', texts: [es] }],
    });
    await parent.put('/api/preferences', { language: 'es' });
    expect(await thread(parent, threadId)).toMatchObject({ subject: es.subject, messages: [es] });
    expect(firstOf(await listed(parent))).toMatchObject({ subject: es.subject, lastMessage: { content: es.content } });
    expect((await listed(parent, '?search=no abrimos')).map(({ id }) => id)).toEqual([threadId]);
    expect(firstOf((await parent.get<object[]>('/api/messages/recent')).body)).toMatchObject(es);
    await parent.put('/api/preferences', { language: 'fr' });
    expect((await thread(parent, threadId)).subject).toBe('Closed on Friday');
    await parent.put('/api/preferences', { language: 'en' });
  });

  test('comes from the center or a room, each language once, and from staff alone', async () => {
    const to = [{ kind: 'all-families' }];
    expect(await refusedFields(director, { ...announcement, to, as: undefined })).toEqual([422, 'as']);
    expect(await refusedFields(director, { ...announcement, to, texts: [es, es] })).toEqual([422, 'texts']);
    expect(await refusedFields(director, { to, texts: [es] })).toEqual([422, 'texts']);
    expect(await refusedFields(director, { ...announcement, to, texts: [{ ...es, content: ' ' }] })).toEqual([
      422,
      'texts.0.content',
    ]);
    expect(await refusedFields(parent, { ...announcement, to: [{ kind: 'office' }] })).toEqual([422, 'as']);
  });
});

describe('whom one can write to', () => {
  const addressees = async (client: Client) =>
    (
      await client.get<{ to: { kind: string; id: number | null; name: string }[]; as: { kind: string }[] }>(
        '/api/messages/addressees',
      )
    ).body;

  test('staff: the families of their own room, of all only the office', async () => {
    const kinds = async (client: Client) => new Set((await addressees(client)).to.map(({ kind }) => kind));
    expect(await kinds(director)).toContain('all-families');
    expect(await kinds(teacher)).toContain('room-families');
    const nurse = await scene.as('Nurse');
    expect(await kinds(nurse)).toEqual(new Set(['office', 'all-staff', 'room', 'staff', 'family', 'guardian']));
    expect((await addressees(director)).as).toEqual([{ kind: 'office', id: null, name: '' }]);
    expect((await addressees(teacher)).as).toEqual([{ kind: 'room', id: toddlerRoom, name: 'Toddler Room' }]);
    for (const kind of ['all-families', 'room-families']) {
      const id = kind === 'room-families' ? toddlerRoom : undefined;
      expect(await refusedFields(nurse, { to: [{ kind, id }] })).toEqual([422, 'to']);
    }
    expect(await refusedFields(nurse, { to: [staff('Lead Teacher')], as: { kind: 'office' } })).toEqual([422, 'as']);
    expect(await refusedFields(teacher, { to: [staff('Nurse')], as: { kind: 'room', id: 1_000_000 } })).toEqual([
      422,
      'as',
    ]);
  });

  test('parents: the office, their rooms and the staff, and no other parent', async () => {
    const { to, as } = await addressees(parent);
    expect(as).toEqual([]);
    expect(to.filter(({ kind }) => kind !== 'staff')).toEqual([
      { kind: 'office', id: null, name: '', detail: null },
      { kind: 'room', id: toddlerRoom, name: 'Toddler Room', detail: null },
    ]);
    expect(to.filter(({ kind }) => kind === 'staff')).toHaveLength(5);
    const [, other = family] = scene.world.families;
    for (const address of [
      guardian(other),
      { kind: 'family', id: family.childId },
      { kind: 'all-families' },
      { kind: 'all-staff' },
      { kind: 'room-families', id: toddlerRoom },
      { kind: 'staff', id: 1_000_000 },
    ]) {
      expect(await refusedFields(parent, { to: [address] }), JSON.stringify(address)).toEqual([422, 'to']);
    }
    expect(await refusedFields(parent, { to: [{ kind: 'office' }], childId: other.childId })).toEqual([422, 'childId']);
  });

  test('nobody who is not there, who cannot get it, or whose child it is not', async () => {
    const [, other = family] = scene.world.families;
    for (const address of [
      { kind: 'staff', id: 1_000_000 },
      { kind: 'guardian', id: 1_000_000 },
      { kind: 'family', id: 1_000_000 },
      { kind: 'room', id: 1_000_000 },
      { kind: 'guardian' },
      { kind: 'office', id: 3 },
      { kind: 'nobody' },
    ]) {
      const [status, field = ''] = await refusedFields(director, { to: [address] });
      expect([status, String(field).split('.')[0]], JSON.stringify(address)).toEqual([422, 'to']);
    }
    expect(await refusedFields(director, { to: [] })).toEqual([422, 'to']);
    expect(await refusedFields(director, { to: [guardian(family)], childId: other.childId })).toEqual([422, 'childId']);
    expect(await refusedFields(director, { to: [{ kind: 'office' }], subject: ' ', content: '' })).toEqual([
      422,
      'content',
    ]);
    const unregistered = await scene.newFamily();
    await scene.rows('update guardian set registered_at = null where id = $1', unregistered.guardianId);
    expect(await refusedFields(director, { to: [{ kind: 'family', id: unregistered.childId }] })).toEqual([422, 'to']);
  });
});

describe('when a guardian’s right ends', () => {
  test('nothing of the child’s threads is theirs any more: not read, not counted, not written, not received', async () => {
    const ending = await scene.newFamily();
    const client = await scene.parentOf(ending);
    const other = await coParent(ending);
    const about = await send(director, [{ kind: 'family', id: ending.childId }], { priority: 'urgent' });
    const own = await send(client, [{ kind: 'room', id: toddlerRoom }]);
    await send(director, [guardian(ending)]);
    await send(director, [{ kind: 'all-families' }], { as: { kind: 'office' } });
    expect(await idsOf(client)).toHaveLength(4);
    await scene.inCenter((scope) => endGuardianship(scope, ending.guardianId, ending.childId));
    const former = await scene.parentOf(ending);
    expect(await idsOf(former)).toEqual([]);
    for (const path of ['/api/messages', '/api/messages/recent', '/api/messages/drafts']) {
      expect((await former.get(path)).body).toEqual([]);
    }
    expect((await former.get('/api/messages/unread-count')).body).toBe(0);
    expect((await former.get('/api/messages/addressees')).body).toEqual({ to: [], as: [] });
    for (const { id, threadId } of [about, own]) {
      expect(await statusOf(former, threadId)).toBe(404);
      expect((await former.post(`/api/messages/threads/${threadId}/replies`, { content: 'A' })).status).toBe(404);
      for (const what of ['acknowledge', 'withdraw']) {
        expect((await former.post(`/api/messages/${id}/${what}`)).status).toBe(404);
      }
    }
    await reply(director, about.threadId, 'After the end');
    expect((await teacher.post(`/api/messages/threads/${own.threadId}/replies`, { content: 'A' })).status).toBe(422);
    expect((await former.get('/api/messages/unread-count')).body).toBe(0);
    expect(await contents(other.client, about.threadId)).toContain('After the end');
    // Who can no longer read it is not waited for.
    expect((await thread(director, about.threadId)).messages[0]).toMatchObject({
      receipts: { total: 1, delivered: 1 },
    });
  });

  test('what is theirs through another child stays', async () => {
    const first = await scene.newFamily();
    const second = await scene.newFamily();
    const { guardianId } = first;
    await scene.inCenter((scope) =>
      addGuardianship(scope, guardianId, { childId: second.childId, relationship: 'parent' }),
    );
    const ofFirst = await send(director, [guardian(first)], { childId: first.childId });
    const ofBoth = await send(director, [guardian(first)]);
    const ofSecond = await send(director, [guardian(first)], { childId: second.childId });
    await scene.inCenter((scope) => endGuardianship(scope, guardianId, first.childId));
    const client = await scene.parentOf(first);
    expect(await idsOf(client)).toEqual([ofSecond.threadId, ofBoth.threadId]);
    expect(await statusOf(client, ofFirst.threadId)).toBe(404);
    expect((await client.get('/api/messages/unread-count')).body).toBe(2);
  });
});

describe('urgent messages', () => {
  test('wait for each receiver’s acknowledgement, which the sender sees', async () => {
    const other = await coParent(await scene.newFamily());
    const { id, threadId } = await send(director, [{ kind: 'family', id: other.childId }], { priority: 'urgent' });
    expect(firstOf(await listed(other.client))).toMatchObject({ needsAcknowledgement: true });
    expect((await thread(other.client, threadId)).messages[0]).toMatchObject({ needsAcknowledgement: true });
    expect((await director.post(`/api/messages/${id}/acknowledge`)).status).toBe(403);
    const before = await thread(director, threadId);
    expect(before.messages[0]).toMatchObject({ receipts: { total: 2, seen: 0, acknowledged: 0 } });
    for (const _ of [1, 2]) expect((await other.client.post(`/api/messages/${id}/acknowledge`)).status).toBe(200);
    const now = scene.larkhouse.clock.now().toISOString();
    expect(firstOf(await listed(other.client))).toMatchObject({ needsAcknowledgement: false, unread: 0 });
    const receipts = await director.get(`/api/messages/${id}/receipts`);
    expect(receipts.body).toEqual({
      total: 2,
      delivered: 2,
      people: [
        { type: 'parent', name: expect.stringContaining('Guardian'), readAt: null, acknowledgedAt: null },
        { type: 'parent', name: 'Carla Coparent', readAt: now, acknowledgedAt: now },
      ],
    });
    expect((await other.client.get(`/api/messages/${id}/receipts`)).status).toBe(403);
    const calm = await send(director, [guardian(family)]);
    const answered = await send(director, [guardian(family)], { priority: 'urgent' });
    await reply(parent, answered.threadId);
    expect(firstOf(await listed(parent))).toMatchObject({
      id: answered.threadId,
      needsAcknowledgement: false,
      unread: 0,
    });
    expect((await parent.post(`/api/messages/${calm.id}/acknowledge`)).status).toBe(409);
  });

  test('a parent sees who of the staff has seen theirs', async () => {
    const { id } = await send(parent, [{ kind: 'room', id: toddlerRoom }], { priority: 'urgent' });
    await teacher.patch(`/api/messages/${id}/read`);
    expect((await parent.get(`/api/messages/${id}/receipts`)).body).toMatchObject({
      people: [{ type: 'staff', name: 'Assistant Teacher Tester', acknowledgedAt: null }],
    });
    expect((await teacher.get(`/api/messages/${id}/receipts`)).status).toBe(403);
  });
});

describe('withdrawing', () => {
  test('takes words and count back within 2 minutes, to the second, and by the sender alone', async () => {
    const first = await send(director, [guardian(family)], { subject: 'Wrong family', content: 'Secret words' });
    const before = (await parent.get('/api/messages/unread-count')).body;
    expect((await parent.post(`/api/messages/${first.id}/withdraw`)).status).toBe(403);
    scene.larkhouse.clock.advance({ seconds: 120 });
    expect((await thread(director, first.threadId)).messages[0]).toMatchObject({ canWithdraw: true });
    for (const _ of [1, 2]) expect((await director.post(`/api/messages/${first.id}/withdraw`)).status).toBe(200);
    expect((await parent.get('/api/messages/unread-count')).body).toBe(Number(before) - 1);
    for (const client of [parent, director]) {
      const seen = await client.get(`/api/messages/threads/${first.threadId}`);
      expect(seen.text).not.toMatch(/Wrong family|Secret words/);
      expect(seen.body).toMatchObject({ messages: [{ content: '', withdrawnAt: expect.any(String) }] });
      for (const path of ['/api/messages', '/api/messages/recent', '/api/messages/threads']) {
        expect((await client.get(path)).text).not.toMatch(/Wrong family|Secret words/);
      }
    }
    expect(await scene.rows(`select from message where content like '%Secret words%'`)).toEqual([]);

    const second = await send(parent, [staff('Nurse')]);
    scene.larkhouse.clock.advance({ seconds: 121 });
    expect((await thread(parent, second.threadId)).messages[0]).toMatchObject({ canWithdraw: false });
    expect((await parent.post(`/api/messages/${second.id}/withdraw`)).status).toBe(409);
  });
});

test('texts are kept to the letter, whatever they look like, from either portal', async () => {
  const newcomer = await scene.parentOf(await scene.newFamily());
  const nurse = await scene.as('Nurse');
  const threadId = (await send(newcomer, [staff('Nurse')])).threadId;
  for (const [index, text] of HOSTILE_TEXTS.entries()) {
    const from = index % 2 === 0 ? newcomer : nurse;
    const { status, body } = await from.post<{ content: string; fields?: object }>(
      `/api/messages/threads/${threadId}/replies`,
      { content: text },
    );
    if (status === 422) expect(Object.keys(body.fields ?? {})).toEqual(['content']);
    else expect([status, body.content]).toEqual([201, text.trim()]);
  }
  for (const text of HOSTILE_TEXTS.filter((_, index) => index % 5 === 0)) {
    const texts = [{ language: 'fr', subject: text, content: text }];
    const body = { to: [{ kind: 'all-families' }], as: { kind: 'office' }, messageType: 'announcement', content: 'A' };
    const answer = await director.post<{ threadId: number; subject: string; fields?: object }>('/api/messages', {
      ...body,
      subject: text,
      texts,
    });
    if (answer.status === 422) expect(Object.keys(answer.body.fields ?? {})[0]).toMatch(/^(subject|texts\.0\.)/);
    else {
      expect([answer.status, answer.body.subject]).toEqual([201, text.trim()]);
      expect((await thread(director, answer.body.threadId)).messages[0]).toMatchObject({
        texts: [{ subject: text.trim() }],
      });
    }
  }
});

test('every call of threads refuses who is not signed in', async () => {
  for (const [route] of Object.entries<Endpoint>(threads)) {
    const [method = '', path = ''] = route.split(' ');
    const response = await fetch(scene.larkhouse.origin + path.replace(':id', '1'), { method });
    expect(response.status, route).toBe(401);
  }
});
