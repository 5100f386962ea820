import type { Language } from '../../../contract/languages.ts';
import type { ParentActor, StaffActor } from '../../access/actor.ts';
import { audit } from '../../audit/audit.ts';
import type { Scope } from '../../db/scope.ts';
import { enqueue } from '../../jobs/outbox.ts';
import { invalid } from '../../refusal.ts';
import { type Addressed, between } from './addressing.ts';
import { sendAttached } from './attaching.ts';
import { DELIVER, handOut } from './delivery.ts';
import { draftToSend } from './drafts.ts';
import { touchPeople } from './news.ts';
import type { MessageType, Priority } from './queries.ts';
import { actingReader, type Reader } from './reader.ts';
import { beginThread, insertTexts, type NewMessageRow, postMessage, type Text } from './writes.ts';

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
  /** Those who have it already. */
  readonly people: readonly Reader[];
}

/** Begins a thread with a message; everybody it reaches gets a row of their own. */
export async function sendMessage(scope: Scope, input: NewMessage): Promise<Sent> {
  const actor = await actingReader(scope);
  refuseUnfit(actor, input);
  const thread = await between(scope, actor, input);
  const { id: threadId } = await scope.one(beginThread({ ...thread, subject: input.subject }, scope.now));
  return post(scope, actor, { ...input, threadId, childId: thread.childId });
}

/** An announcement comes from the center or a room, and alone is told in several languages, each once. */
function refuseUnfit(actor: StaffActor | ParentActor, { messageType, texts = [], as, language = 'en' }: NewMessage) {
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
  readonly threadId: number;
  readonly childId: number | null;
  readonly subject: string;
  readonly as?: Addressed['as'];
  readonly language?: Language | undefined;
  readonly texts?: readonly Text[] | undefined;
  readonly messageType?: MessageType | undefined;
}

/** Writes a message into a thread the actor takes part in, and hands it to everybody, or has the jobs do so when they are many. */
export async function post(
  scope: Scope,
  actor: StaffActor | ParentActor,
  { threadId, childId, as, texts = [], draftId = null, attachments = [], ...message }: Posted,
): Promise<Sent> {
  const draft = draftId === null ? null : await draftToSend(scope, actor, draftId);
  const row: NewMessageRow = {
    threadId,
    sender: actor,
    asRoomId: as?.kind === 'room' ? (as.id ?? null) : null,
    asOffice: as?.kind === 'office',
    subject: message.subject,
    content: message.content,
    language: message.language ?? 'en',
    messageType: message.messageType ?? 'general',
    priority: message.priority ?? 'normal',
  };
  const { id, addressees } = await scope.one(postMessage(row, scope.now));
  if (addressees === 0) throw invalid({ to: 'Nobody would get this message: they have left, or have no account yet' });
  if (texts.length > 0) await scope.count(insertTexts(id, texts));
  await sendAttached(scope, id, { draftId, paths: attachments });
  await draft?.drop();
  const isSmall = addressees <= AT_ONCE;
  const { people } = isSmall ? await handOut(scope, id, AT_ONCE + 1) : { people: [] };
  if (!isSmall) enqueue(scope, DELIVER, { messageId: id });
  const children = childId === null ? [] : [childId];
  audit(scope, { action: 'send message', entity: 'message', ids: [id], children, after: { threadId, addressees } });
  touchPeople(scope, [actor, ...people]);
  return { id, threadId, people };
}
