import { needsSubject } from '#contract/messages-limits.ts';
import type { Scope } from '#server/db/scope.ts';
import { acting } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { addDays, dayAt, momentOf } from '#server/kernel/clock/zone.ts';
import type { Edit } from '#server/kernel/edit.ts';
import { conflict, invalid, notFound, orRefuse, refuseStale } from '#server/kernel/http-error.ts';
import { mayWriteMessages } from './access.ts';
import { keepAttached } from './attaching.ts';
import {
  countDrafts,
  type DraftRow,
  deleteDraftRow,
  draft,
  draftOfThread,
  insertDraft,
  knownChild,
  lockDraft,
  type NewDraft,
  updateDraft,
} from './draft-queries.ts';
import { actingReader, type Reader } from './reader.ts';
import { takesPart } from './thread-queries.ts';

/** More than anybody writes; it bounds what is kept. */
const MOST_DRAFTS = 100;
/** How far ahead a message can wait. */
const AHEAD_DAYS = 365;

export interface DraftInput extends Edit<Omit<NewDraft, 'scheduledDate' | 'scheduledTime'>> {
  readonly schedule?: { readonly date: string; readonly time: string } | null | undefined;
  readonly attachments?: readonly string[] | undefined;
  readonly version?: number | undefined;
}

/** Keeps the beginning of a message. Of an answer in a thread there is one: it is replaced. */
export async function keepDraft(scope: Scope, input: DraftInput): Promise<DraftRow> {
  const writer = await acting(scope, mayWriteMessages);
  const known = input.threadId == null ? undefined : await scope.maybe(draftOfThread(writer, input.threadId));
  if (known) return replaceDraft(scope, known.id, { ...input, version: undefined });
  const { count } = await scope.one(countDrafts(writer));
  if (count >= MOST_DRAFTS) throw conflict('You have 100 drafts. Send or delete some of them first.');
  const row = await checked(scope, writer, input);
  const { id } = await scope.one(insertDraft(writer, row, scope.now));
  return kept(scope, writer, id, input);
}

/** Replaces a draft; what is left out is empty. */
export async function replaceDraft(scope: Scope, id: number, input: DraftInput): Promise<DraftRow> {
  const writer = await actingReader(scope);
  refuseStale(await existing(scope, writer, id), input.version);
  await scope.count(updateDraft(id, await checked(scope, writer, input), scope.now));
  return kept(scope, writer, id, input);
}

/** Throws a draft away with its files; one that waits for its time is called off. */
export async function deleteDraft(scope: Scope, id: number): Promise<void> {
  const writer = await actingReader(scope);
  await (await draftToSend(scope, writer, id)).drop();
}

/** The writer's own draft, and how it goes once it is sent. Refuses with 404 one that is not there, as when it was sent already. */
export async function draftToSend(scope: Scope, writer: Reader, id: number) {
  scope.later(lockDraft(id));
  const found = await existing(scope, writer, id);
  const drop = async () => {
    await keepAttached(scope, id, []);
    await scope.count(deleteDraftRow(id));
  };
  return { ...found, drop };
}

const existing = async (scope: Scope, writer: Reader, id: number) =>
  orRefuse(await scope.maybe(draft(writer, id)), notFound('This draft was not found. It may have been sent already.'));

async function kept(scope: Scope, writer: Reader, id: number, { schedule, attachments = [] }: DraftInput) {
  await keepAttached(scope, id, attachments);
  if (schedule) {
    audit(scope, { action: 'schedule message', entity: 'message_draft', ids: [id], after: schedule });
  }
  return existing(scope, writer, id);
}

async function checked(scope: Scope, writer: Reader, { schedule, ...input }: DraftInput): Promise<NewDraft> {
  const threadId = input.threadId ?? null;
  if (threadId !== null && !(await scope.one(takesPart(writer, threadId))).takesPart) {
    throw notFound('This thread was not found');
  }
  const childId = input.childId ?? null;
  if (childId !== null)
    orRefuse(await scope.maybe(knownChild(childId)), invalid({ childId: 'There is no child with this id' }));
  const row: NewDraft = {
    threadId,
    to: input.to ?? [],
    as: input.as ?? null,
    childId,
    subject: input.subject ?? '',
    content: input.content ?? '',
    language: input.language ?? 'en',
    texts: input.texts ?? [],
    messageType: input.messageType ?? 'general',
    priority: input.priority ?? 'normal',
    scheduledDate: schedule?.date ?? null,
    scheduledTime: schedule?.time ?? null,
  };
  if (schedule) await refuseUnready(scope, row, schedule);
  return row;
}

/** What is to be sent by itself must be whole, and its time still to come. */
async function refuseUnready(
  scope: Scope,
  { threadId, to, subject, content, texts }: NewDraft,
  schedule: NonNullable<DraftInput['schedule']>,
) {
  const { zone } = (await scope.opened).center;
  const isOver = momentOf(schedule.date, schedule.time, zone) <= scope.now;
  const isFar = schedule.date > addDays(dayAt(scope.now, zone), AHEAD_DAYS);
  const fields = {
    ...(threadId === null && to.length === 0 && { to: 'Choose who the message is for' }),
    ...(threadId === null && subject === '' && needsSubject(to) && { subject: 'Subject is required' }),
    ...(content === '' && { content: 'Please write a message' }),
    ...(texts.some((text) => text.subject === '' || text.content === '') && {
      texts: 'Fill in every language, or remove it',
    }),
    ...(isOver && { schedule: 'Choose a time that is still to come' }),
    ...(isFar && { schedule: 'Please choose a day within the next year' }),
  };
  if (Object.keys(fields).length > 0) throw invalid(fields);
}
