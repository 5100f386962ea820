import type { Language } from '#contract/kernel/languages.ts';
import { needsSubject } from '#contract/messages-limits.ts';
import type { Scope } from '#server/db/scope.ts';
import type { ParentActor, StaffActor } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { invalid } from '#server/kernel/http-error.ts';
import { enqueue } from '#server/kernel/jobs/outbox.ts';
import { type Addressed, between } from './addressing.ts';
import { sendAttached } from './attaching.ts';
import { DELIVER } from './delivery.ts';
import { draftToSend } from './drafts.ts';
import { notifyOfMessage } from './notifications.ts';
import type { MessageType, Priority } from './queries.ts';
import { actingReader, peopleOf, type Reader } from './reader.ts';
import { touchPeople } from './touches.ts';
import { insertTexts, type NewMessageRow, type Text, writeMessage } from './write-queries.ts';

/** To so many a message goes at once; to more by jobs. */
const AT_ONCE = 100;

export interface Content {
  readonly content: string;
  readonly priority?: Priority | undefined;
  /** The paths of uploads of one's own. */
  readonly attachments?: readonly string[] | undefined;
  readonly draftId?: number | null | undefined;
}
export interface NewMessage extends Addressed, Content {
  readonly subject: string;
  readonly language?: Language | undefined;
  readonly texts?: readonly Text[] | undefined;
  readonly messageType?: MessageType | undefined;
}

export interface Sent {
  readonly id: number;
  readonly threadId: number;
  /** Recipients who have the message already. */
  readonly people: readonly Reader[];
}

/** Begins a thread with a message; everybody it reaches gets a row of their own. */
export async function sendMessage(scope: Scope, input: NewMessage): Promise<Sent> {
  const actor = await actingReader(scope);
  refuseUnfit(actor, input);
  const thread = await between(scope, actor, input);
  return post(scope, actor, { ...input, thread: { ...thread, subject: input.subject }, childId: thread.childId });
}

/** What goes to families has a subject. An announcement comes from the center or a room, and alone is told in several languages, each once. */
function refuseUnfit(
  actor: StaffActor | ParentActor,
  { to, subject, messageType, texts = [], as, language = 'en' }: NewMessage,
) {
  if (subject === '' && needsSubject(to)) throw invalid({ subject: 'Subject is required' });
  const isAnnouncement = messageType === 'announcement';
  if (isAnnouncement && (actor.kind !== 'staff' || !as)) {
    throw invalid({ as: 'Choose whether the announcement is from the center or from your room' });
  }
  const languages = [language, ...texts.map((text) => text.language)];
  if (texts.length > 0 && !isAnnouncement)
    throw invalid({ texts: 'Only an announcement is told in several languages' });
  if (new Set(languages).size < languages.length) throw invalid({ texts: 'Each language can be given once' });
}

interface Posted extends Content {
  readonly thread: NewMessageRow['thread'];
  readonly childId: number | null;
  readonly subject: string;
  readonly as?: Addressed['as'];
  readonly language?: Language | undefined;
  readonly texts?: readonly Text[] | undefined;
  readonly messageType?: MessageType | undefined;
}

/** Writes a message into a thread the actor takes part in or begins, and hands it to everybody, or has the jobs do so when they are many. */
export async function post(
  scope: Scope,
  actor: StaffActor | ParentActor,
  { thread, childId, as, texts = [], draftId = null, attachments = [], ...message }: Posted,
): Promise<Sent> {
  const draft = draftId === null ? null : await draftToSend(scope, actor, draftId);
  const row: NewMessageRow = {
    thread,
    sender: actor,
    asRoomId: as?.kind === 'room' ? (as.id ?? null) : null,
    asOffice: as?.kind === 'office',
    subject: message.subject,
    content: message.content,
    language: message.language ?? 'en',
    messageType: message.messageType ?? 'general',
    priority: message.priority ?? 'normal',
  };
  const { id, threadId, addressees, ...had } = await scope.one(writeMessage(row, scope.now, AT_ONCE));
  if (addressees === 0) throw invalid({ to: 'Nobody would get this message: they have left, or have no account yet' });
  if (texts.length > 0) await scope.count(insertTexts(id, texts));
  await sendAttached(scope, id, { draftId, paths: attachments });
  await draft?.drop();
  if (addressees > AT_ONCE) enqueue(scope, DELIVER, { messageId: id });
  const children = childId === null ? [] : [childId];
  audit(scope, { action: 'send message', entity: 'message', ids: [id], children, after: { threadId, addressees } });
  const people = peopleOf(had);
  await notifyOfMessage(scope, id, people);
  touchPeople(scope, [actor, ...people]);
  return { id, threadId, people };
}
