import { parentsAndStaffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { PARENT_LANGUAGES } from './kernel/languages.ts';
import { anyText, DateRange, Id, IdParams, Instant, LONGEST_LIST, Nothing, requiredText } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';
import { CONTENT_LIMIT, MOST_ATTACHMENTS } from './messages-limits.ts';

const Party = z.enum(['staff', 'parent']);
export const PRIORITIES = ['urgent', 'high', 'normal', 'low'] as const;
export const MESSAGE_TYPES = ['general', 'announcement'] as const;

/** A file in a message; served to those who take part in it alone. */
export const Attachment = z
  .object({
    id: z.int(),
    fileName: z.string(),
    type: z.string(),
    /** In bytes. */
    size: z.int(),
    url: z.string(),
    /** Of a picture, 320 pixels wide at most. */
    thumbnailUrl: z.string().nullable(),
    /** Of a picture, in pixels. */
    width: z.int().nullable(),
    height: z.int().nullable(),
  })
  .meta({ id: 'Attachment' });

/** As one of those who take part in it has it: what they got carries themselves as receiver and their own reading. */
export const Message = z
  .object({
    id: z.int(),
    threadId: z.int(),
    senderId: z.int(),
    senderType: Party,
    senderName: z.string(),
    /** The room or center a staff member speaks for. */
    senderAs: z.string().nullable(),
    /** Of a message one sent, the first who got it; null until somebody has. */
    receiverId: z.int().nullable(),
    receiverType: Party.nullable(),
    childId: z.int().nullable(),
    subject: z.string(),
    content: z.string(),
    /** The language of both: the reader's, where the writer gave it. */
    language: z.enum(PARENT_LANGUAGES),
    messageType: z.string(),
    priority: z.enum(PRIORITIES),
    /** One's own messages count as read. */
    isRead: z.boolean(),
    parentNotificationSent: z.boolean(),
    createdAt: Instant,
    readAt: Instant.nullable(),
    acknowledgedAt: Instant.nullable(),
    attachments: z.array(Attachment),
  })
  .meta({ id: 'Message' });
const RecentMessage = Message.extend({
  /** Of the child it is about, where its reader sees that child. */
  childFirstName: z.string().nullable(),
}).meta({ id: 'RecentMessage' });

export const ADDRESS_KINDS = [
  'guardian',
  'family',
  'room-families',
  'all-families',
  'staff',
  'room',
  'office',
  'all-staff',
] as const;
const NAMELESS: ReadonlySet<string> = new Set(['all-families', 'office', 'all-staff']);

/**
 * Whom a message is for. `guardian` one parent; `family` all guardians of a child (`id` of the child); `room-families` the
 * families of a room; `room` the staff of a room; `office`, `all-staff`, `all-families` carry no id. Parents write to
 * `room`, `office` and `staff`.
 */
export const Address = z
  .strictObject({ kind: z.enum(ADDRESS_KINDS), id: Id.nullish() })
  .refine(({ kind, id }) => NAMELESS.has(kind) !== (id != null), 'Choose who the message is for')
  .meta({ id: 'Address' });

/** For whom a staff member speaks besides themselves; a thread of a room or the office outlives who works there. */
export const SpeaksFor = z
  .strictObject({ kind: z.enum(['room', 'office']), id: Id.nullish() })
  .refine(({ kind, id }) => (kind === 'office') !== (id != null), 'Choose who the message is from')
  .meta({ id: 'SpeaksFor' });

const Content = requiredText('Please write a message', CONTENT_LIMIT);
export const AnnouncementText = z.strictObject({
  language: z.enum(PARENT_LANGUAGES),
  subject: requiredText('Subject is required'),
  content: Content,
});
export const FilePaths = z.array(requiredText('Select a file', 300)).max(MOST_ATTACHMENTS, 'At most {{maximum}} files');

const NewMessage = z
  .strictObject({
    to: z.array(Address, 'Choose who the message is for').min(1, 'Choose who the message is for').max(20),
    as: SpeaksFor.nullish(),
    childId: Id.nullish(),
    /** One to staff alone does without. */
    subject: anyText('Enter a text').default(''),
    content: Content,
    /** Of `subject` and `content`; an announcement may carry `texts` in further ones. */
    language: z.enum(PARENT_LANGUAGES).optional(),
    texts: z.array(AnnouncementText).max(PARENT_LANGUAGES.length).optional(),
    messageType: z.enum(MESSAGE_TYPES).optional(),
    priority: z.enum(PRIORITIES).optional(),
    /** The `filePath`s of uploads of one's own (POST /api/uploads), or those of the draft. */
    attachments: FilePaths.optional(),
    /** The draft it was; it goes with the sending. */
    draftId: Id.nullish(),
  })
  .meta({ id: 'NewMessage' });

/** Clients may send these; who acts comes from the session (http-9). */
const Whoever = z.object({ userId: z.string().optional(), userType: z.string().optional() });
const access = parentsAndStaffWith('messages');

export const messages = {
  'GET /api/messages': {
    summary:
      'The messages the signed-in person got and sent, newest first: by default those of the last 180 days, at most 500',
    audience: 'both',
    access,
    query: Whoever.extend(DateRange.shape),
    longestDays: LONGEST_LIST,
    reply: z.array(Message),
  },
  'GET /api/messages/unread-count': {
    summary: 'How many messages the signed-in person has not read, as a bare number',
    audience: 'both',
    access,
    reply: z.int(),
  },
  'GET /api/messages/unread/count': {
    summary: 'The same number in an object',
    audience: 'both',
    access,
    query: Whoever,
    reply: z.object({ count: z.int() }),
  },
  'GET /api/messages/recent': {
    summary: 'The 5 newest messages to the signed-in person',
    audience: 'both',
    access,
    reply: z.array(RecentMessage),
  },
  'PATCH /api/messages/:id/read': {
    summary: 'Mark a message one got as read; of a message one sent nothing changes',
    audience: 'both',
    access,
    params: IdParams,
    reply: Nothing,
  },
  'POST /api/messages/:id/acknowledge': {
    summary: 'Confirm having taken note of an urgent message one got; doing it again changes nothing',
    audience: 'both',
    access,
    params: IdParams,
    reply: Nothing,
  },
  'POST /api/messages/:id/withdraw': {
    summary: 'Take back a message of one’s own within 2 minutes: its words and files are gone',
    audience: 'both',
    access,
    params: IdParams,
    reply: Nothing,
  },
  'GET /api/messages/:id/receipts': {
    summary: 'Who has and who has not seen a message, those who have not first; for the side that sent it',
    audience: 'both',
    access,
    params: IdParams,
    reply: z.object({
      /** How many it is for, and how many of them have it already. */
      total: z.int(),
      delivered: z.int(),
      people: z.array(
        z.object({
          type: Party,
          name: z.string(),
          readAt: Instant.nullable(),
          acknowledgedAt: Instant.nullable(),
        }),
      ),
    }),
  },
  'GET /api/messages/addressees': {
    summary: 'Whom the signed-in person can write to, and for whom they can speak',
    audience: 'both',
    access,
    reply: z.object({
      to: z.array(
        z.object({
          kind: z.enum(ADDRESS_KINDS),
          id: z.int().nullable(),
          /** Empty where the kind says it all. */
          name: z.string(),
          /** A role, a room, or whose guardian it is. */
          detail: z.string().nullable(),
        }),
      ),
      as: z.array(z.object({ kind: z.enum(['room', 'office']), id: z.int().nullable(), name: z.string() })),
    }),
  },
  'POST /api/messages': {
    summary:
      'Send a message. To the families of a room, all families or several families it is a broadcast: answers come back as conversations of their own. Everybody gets a row of their own; beyond 100 people by jobs',
    audience: 'both',
    access,
    body: NewMessage,
    status: 201,
    reply: Message,
  },
  'GET /api/messages/attachments/:id': {
    summary: 'A file of a message or of one’s own draft; a picture at most `size` pixels wide (960)',
    audience: 'both',
    access,
    params: IdParams,
    query: z.object({
      size: z.enum(['320', '960', '1920']).optional(),
      portal: z.enum(['staff', 'parent']).optional(),
    }),
    reply: Nothing,
    file: true,
  },
} satisfies Contract;
