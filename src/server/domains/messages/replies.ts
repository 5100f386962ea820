import type { ParentActor, StaffActor } from '../../access/actor.ts';
import type { Scope } from '../../db/scope.ts';
import { notAllowed, notFound, orRefuse } from '../../refusal.ts';
import type { SpeaksFor } from './addressing.ts';
import { type Content, post, type Sent } from './commands.ts';
import { actingReader, type Reader } from './reader.ts';
import { conversationAbout, fromSide, nameOf, placeIn, type ThreadHead, threadHead } from './thread-queries.ts';
import { acknowledgeThread, beginThread, type NewMember } from './writes.ts';

/**
 * Answers in a thread. To a broadcast a parent answers in a conversation with the side that sent it, which goes on with their
 * next answer. Whoever answers has taken note of what was urgent. 404 for a thread one can't see, 403 where one can no longer write.
 */
export async function replyIn(scope: Scope, threadId: number, content: Content): Promise<Sent> {
  const actor = await actingReader(scope);
  const thread = orRefuse(await scope.maybe(threadHead(actor, threadId)), notFound('This thread was not found'));
  const isAnswerToBroadcast = thread.kind === 'broadcast' && actor.kind === 'parent';
  if (!isAnswerToBroadcast && !thread.takesPart) throw notAllowed();
  const id = isAnswerToBroadcast ? await conversation(scope, actor, thread) : threadId;
  const as = await placeOf(scope, actor, id);
  const subject = thread.subject.startsWith('Re: ') ? thread.subject : `Re: ${thread.subject}`;
  await scope.count(acknowledgeThread(actor, threadId, scope.now));
  return post(scope, actor, { ...content, threadId: id, childId: thread.childId, subject, as });
}

/** For whom a staff member answers in a thread: nobody but themselves where they are in it by name. */
async function placeOf(scope: Scope, actor: Reader, threadId: number): Promise<SpeaksFor | null> {
  if (actor.kind === 'parent') return null;
  const places = await scope.all(placeIn(actor.id, threadId));
  const first = places.find(({ kind }) => kind === 'staff') ?? places.find(({ kind }) => kind === 'room') ?? places[0];
  if (first?.kind === 'room') return { kind: 'room', id: first.roomId };
  return first?.kind === 'office' ? { kind: 'office' } : null;
}

/** The name of the room or center for which a staff member answers in a thread; null for themselves, and to parents. */
export async function repliesAs(scope: Scope, actor: Reader, threadId: number): Promise<string | null> {
  const place = await placeOf(scope, actor, threadId);
  return place && (await scope.one(nameOf(place))).name;
}

/** The conversation in which this parent answers a broadcast, begun with their first answer. */
async function conversation(scope: Scope, actor: StaffActor | ParentActor, broadcast: ThreadHead): Promise<number> {
  const known = await scope.maybe(conversationAbout(broadcast.id, actor.id));
  if (known) return known.id;
  const from = await scope.all(fromSide(broadcast.id));
  const members: NewMember[] = [
    { kind: 'guardian', guardianId: actor.id, childIds: broadcast.childIds, isFrom: true },
    ...from.map(({ kind, staffId, roomId }): NewMember => {
      if (staffId !== null) return { kind: 'staff', staffId };
      return roomId === null ? { kind } : { kind, roomId };
    }),
  ];
  const subject = `Re: ${broadcast.subject}`;
  const { id } = await scope.one(
    beginThread(
      {
        kind: 'conversation',
        subject,
        childId: broadcast.childId,
        members,
        origin: { threadId: broadcast.id, guardianId: actor.id },
      },
      scope.now,
    ),
  );
  return id;
}
