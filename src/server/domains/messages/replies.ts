import type { Scope } from '#server/db/scope.ts';
import type { ParentActor, StaffActor } from '#server/kernel/access/actor.ts';
import { allow } from '#server/kernel/access/rules.ts';
import { notFound, orRefuse } from '#server/kernel/http-error.ts';
import { mayReplyIn } from './access.ts';
import type { SpeaksFor } from './addressing.ts';
import { type Content, post, type Sent } from './commands.ts';
import { actingReader, type Reader } from './reader.ts';
import { conversationAbout, fromSide, nameOf, placeIn, type ThreadHead, threadHead } from './thread-queries.ts';
import { acknowledgeThread } from './write-queries.ts';
import type { NewMember, NewThread } from './writes.ts';

/**
 * Answers in a thread. To a broadcast a parent answers in a conversation with the side that sent it, which goes on with their
 * next answer. Whoever answers has taken note of what was urgent. 404 for a thread one can't see, 403 where one can no longer write.
 */
export async function replyIn(scope: Scope, threadId: number, content: Content): Promise<Sent> {
  const actor = await actingReader(scope);
  const thread = orRefuse(await scope.maybe(threadHead(actor, threadId)), notFound('This thread was not found'));
  allow(actor, mayReplyIn(thread));
  const isAnswerToBroadcast = thread.kind === 'broadcast' && actor.kind === 'parent';
  const into = isAnswerToBroadcast ? await conversation(scope, actor, thread) : threadId;
  const as = isAnswerToBroadcast ? null : await placeOf(scope, actor, threadId);
  const subject = answerTo(thread.subject);
  await scope.count(acknowledgeThread(actor, threadId, scope.now));
  return post(scope, actor, { ...content, thread: into, childId: thread.childId, subject, as });
}

/** The subject of an answer: where there is none, none. */
const answerTo = (subject: string): string =>
  subject === '' || subject.startsWith('Re: ') ? subject : `Re: ${subject}`;

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

/** The conversation in which this parent answers a broadcast: it begins with their first answer. */
async function conversation(
  scope: Scope,
  actor: StaffActor | ParentActor,
  broadcast: ThreadHead,
): Promise<number | NewThread> {
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
  return {
    kind: 'conversation',
    subject: answerTo(broadcast.subject),
    childId: broadcast.childId,
    members,
    origin: { threadId: broadcast.id, guardianId: actor.id },
  };
}
