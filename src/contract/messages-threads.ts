import { parentsAndStaffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { PARENT_LANGUAGES } from './kernel/languages.ts';
import {
  anyText,
  Id,
  IdParams,
  Instant,
  LocalDate,
  LocalTime,
  Nothing,
  requiredText,
  Version,
} from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';
import {
  ADDRESS_KINDS,
  Address,
  Attachment,
  FilePaths,
  MESSAGE_TYPES,
  Message,
  PRIORITIES,
  SpeaksFor,
} from './messages.ts';
import { CONTENT_LIMIT } from './messages-limits.ts';

const Member = z.object({
  kind: z.enum(ADDRESS_KINDS),
  id: z.int().nullable(),
  /** Empty where the kind says it all. */
  name: z.string(),
  isSelf: z.boolean(),
});
const Base = z.object({
  id: z.int(),
  subject: z.string(),
  /** To a broadcast nobody answers in the thread: an answer begins a conversation with the side that sent it. */
  kind: z.enum(['conversation', 'broadcast']),
  childId: z.int().nullable(),
  childName: z.string().nullable(),
  members: z.array(Member),
  lastActivity: Instant,
});

const ThreadRow = Base.extend({
  /** The members once more, by the name that clients were promised. */
  participants: z.array(Member),
  lastMessageId: z.int(),
  isActive: z.boolean(),
  unread: z.int(),
  /** An urgent message in it waits for the reader's acknowledgement. */
  needsAcknowledgement: z.boolean(),
  lastMessage: z.object({
    id: z.int(),
    senderName: z.string(),
    isOwn: z.boolean(),
    /** Its beginning. */
    content: z.string(),
    messageType: z.string(),
    priority: z.enum(PRIORITIES),
    hasAttachments: z.boolean(),
    isWithdrawn: z.boolean(),
  }),
}).meta({ id: 'ThreadRow' });

const ThreadMessage = Message.extend({
  isOwn: z.boolean(),
  withdrawnAt: Instant.nullable(),
  canWithdraw: z.boolean(),
  /** An urgent message the reader got and has not acknowledged. */
  needsAcknowledgement: z.boolean(),
  /** What an announcement says in other languages. */
  texts: z.array(z.object({ language: z.enum(PARENT_LANGUAGES), subject: z.string(), content: z.string() })),
  /** For the side that sent it: of how many it was for, how many have it, have seen it, and have acknowledged it. */
  receipts: z.object({ total: z.int(), delivered: z.int(), seen: z.int(), acknowledged: z.int() }).nullable(),
}).meta({ id: 'ThreadMessage' });

const Schedule = z.strictObject({ date: LocalDate, time: LocalTime });

const Draft = z
  .object({
    id: z.int(),
    threadId: z.int().nullable(),
    to: z.array(z.object({ kind: z.enum(ADDRESS_KINDS), id: z.int().nullable() })),
    as: z.object({ kind: z.enum(['room', 'office']), id: z.int().nullable() }).nullable(),
    childId: z.int().nullable(),
    subject: z.string(),
    content: z.string(),
    language: z.enum(PARENT_LANGUAGES),
    texts: z.array(z.object({ language: z.enum(PARENT_LANGUAGES), subject: z.string(), content: z.string() })),
    messageType: z.enum(MESSAGE_TYPES),
    priority: z.enum(PRIORITIES),
    attachments: z.array(Attachment.extend({ filePath: z.string() })),
    /** The center's day and time at which it is sent. */
    schedule: z.object({ date: z.string(), time: z.string() }).nullable(),
    /** Why it could not be sent at its time. */
    failure: z.string().nullable(),
    updatedAt: Instant,
    version: z.int(),
  })
  .meta({ id: 'Draft' });

const DraftBody = z
  .strictObject({
    threadId: Id.nullish(),
    to: z.array(Address).max(20).optional(),
    as: SpeaksFor.nullish(),
    childId: Id.nullish(),
    subject: anyText('Enter a text').optional(),
    content: anyText('Enter a text', CONTENT_LIMIT).optional(),
    language: z.enum(PARENT_LANGUAGES).optional(),
    texts: z
      .array(
        z.strictObject({
          language: z.enum(PARENT_LANGUAGES),
          subject: anyText('Enter a text'),
          content: anyText('Enter a text', CONTENT_LIMIT),
        }),
      )
      .max(PARENT_LANGUAGES.length)
      .optional(),
    messageType: z.enum(MESSAGE_TYPES).optional(),
    priority: z.enum(PRIORITIES).optional(),
    attachments: FilePaths.optional(),
    /** With it the draft is sent at that day and time of the center, and must be whole. */
    schedule: Schedule.nullish(),
    version: Version,
  })
  .meta({ id: 'DraftBody' });

const access = parentsAndStaffWith('messages');

export const threads = {
  'GET /api/messages/threads': {
    summary:
      'The threads the signed-in person takes part in, newest first: 50, those before the thread `before`. `search` narrows to those with these words in a subject or content',
    audience: 'both',
    access,
    query: z.object({
      search: z.string().max(200).optional(),
      before: Id.optional(),
      limit: z.coerce.number<string | number>().int().min(1).max(200).optional(),
    }),
    reply: z.array(ThreadRow),
  },
  'GET /api/messages/threads/:id': {
    summary: 'A thread with its messages, oldest first: the newest 100, or those before the message `before`',
    audience: 'both',
    access,
    params: IdParams,
    query: z.object({ before: Id.optional() }),
    reply: Base.extend({
      mayReply: z.boolean(),
      hasEarlier: z.boolean(),
      /** Staff: for whom an answer of theirs speaks. */
      repliesAs: z.string().nullable(),
      messages: z.array(ThreadMessage),
    }),
  },
  'POST /api/messages/threads/:id/seen': {
    summary: 'Mark messages of a thread as read, as one opens it; of those one did not get nothing changes',
    audience: 'both',
    access,
    params: IdParams,
    body: z.strictObject({ messages: z.array(Id).min(1).max(1000) }),
    reply: Nothing,
  },
  'POST /api/messages/threads/:id/replies': {
    summary:
      'Answer in a thread. An answer to a broadcast goes into a conversation with the side that sent it; `threadId` of the answer names it',
    audience: 'both',
    access,
    params: IdParams,
    body: z
      .strictObject({
        content: requiredText('Please write a message', CONTENT_LIMIT),
        priority: z.enum(PRIORITIES).optional(),
        attachments: FilePaths.optional(),
        draftId: Id.nullish(),
      })
      .meta({ id: 'NewReply' }),
    status: 201,
    reply: Message,
  },
  'GET /api/messages/drafts': {
    summary: 'What the signed-in person has begun to write, and what waits for its time; newest first',
    audience: 'both',
    access,
    reply: z.array(Draft),
  },
  'POST /api/messages/drafts': {
    summary: 'Keep the beginning of a message, or of an answer (one per thread: that one is replaced)',
    audience: 'both',
    access,
    body: DraftBody,
    status: 201,
    reply: Draft,
  },
  'PUT /api/messages/drafts/:id': {
    summary: 'Replace a draft; what is left out is empty',
    audience: 'both',
    access,
    params: IdParams,
    body: DraftBody,
    reply: Draft,
  },
  'DELETE /api/messages/drafts/:id': {
    summary: 'Throw a draft away, or call off what waits for its time',
    audience: 'both',
    access,
    params: IdParams,
    reply: Nothing,
  },
} satisfies Contract;
