import { everybodySignedIn } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { Id, IdParams, Instant, LocalTime, Nothing } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';
import { EVENT_NAMES, KINDS, type Kind, NAMED_MAIL } from './notifications-kinds.ts';

/** Hours of the person's own day in which mail and push wait until they end; null: none. */
export const QuietHours = z
  .strictObject({ from: LocalTime, to: LocalTime })
  .refine(({ from, to }) => from !== to, { error: 'Choose two different times', path: ['to'] })
  .nullable();

const Cell = z.strictObject({ inApp: z.boolean(), mail: z.boolean(), push: z.boolean() });
/** The mail of these kinds is a preference with a name of its own. */
const CellBesideNamed = Cell.omit({ mail: true });

type Named<N> = { [K in Kind]: K extends keyof N ? typeof CellBesideNamed : typeof Cell };
const matrix = <N extends object>(named: N) => {
  const rows = KINDS.map((kind) => [kind, kind in named ? CellBesideNamed : Cell]);
  const cells = Object.fromEntries(rows) as Named<N>;
  const changes = Object.fromEntries(KINDS.map((kind) => [kind, cells[kind].partial().optional()]));
  return {
    /** Kind × channel as it holds. */
    whole: z.object(cells),
    /** The cells that change. */
    changes: z.strictObject(changes as { [K in Kind]: z.ZodOptional<ReturnType<Named<N>[K]['partial']>> }),
  };
};
export const staffMatrix = matrix(NAMED_MAIL.staff);
export const parentMatrix = matrix(NAMED_MAIL.parent);

export const Notification = z
  .object({
    id: z.int(),
    kind: z.enum(KINDS),
    /** What happened, within the kind: `reported`, `checked-in`. */
    event: z.enum(EVENT_NAMES),
    /** The row it is about, where there is one. */
    aboutId: z.int().nullable(),
    /** The child concerned, by the first name; null where it is none, or several. */
    child: z.object({ id: z.int(), firstName: z.string() }).nullable(),
    /** To staff: of several children concerned the first names; otherwise empty. */
    children: z.array(z.string()),
    /** Of a message who wrote it, by the name; null where it was withdrawn, and of everything else. */
    from: z.string().nullable(),
    /**
     * What it is about besides, where its reader sees that still: a camera's name, an event's title, an invoice's number, the room of
     * a sleeping child, the day of a duty (YYYY-MM-DD).
     */
    about: z.string().nullable(),
    isUrgent: z.boolean(),
    isRead: z.boolean(),
    createdAt: Instant,
  })
  .meta({ id: 'Notification' });

const Endpoint = z.string('The address is missing').min(1, 'The address is missing').max(2048);
/** Bytes in base64url. */
const bytes = (length: number) =>
  z
    .string('A key is missing')
    .regex(/^[\w-]+={0,2}$/, 'This is no key')
    .refine((text) => Math.floor((text.replace(/=+$/, '').length * 3) / 4) === length, 'This is no key');

export const notifications = {
  'GET /api/notifications': {
    summary: "The signed-in person's notifications, newest first; older than `before` (an id) where it is given",
    audience: 'both',
    access: everybodySignedIn,
    query: z.object({
      before: Id.optional(),
      limit: z.coerce.number<string | number>().int().min(1).max(200).default(50),
    }),
    reply: z.array(Notification),
  },
  'GET /api/notifications/unread-count': {
    summary: 'How many of them are unread, as a bare number; those of messages are counted with the messages',
    audience: 'both',
    access: everybodySignedIn,
    reply: z.int(),
  },
  'PATCH /api/notifications/:id/read': {
    summary: 'Mark one as read',
    audience: 'both',
    access: everybodySignedIn,
    params: IdParams,
    reply: Nothing,
  },
  'POST /api/notifications/read': {
    summary: 'Mark all as read, up to the newest that was seen (`upTo`), or those that are named (`ids`)',
    audience: 'both',
    access: everybodySignedIn,
    body: z.union([z.strictObject({ upTo: Id }), z.strictObject({ ids: z.array(Id).max(200) })]),
    reply: Nothing,
  },
  'GET /api/push/key': {
    summary: "The key by which browsers' push services know this installation (VAPID), base64url",
    audience: 'both',
    access: everybodySignedIn,
    reply: z.object({ publicKey: z.string() }),
  },
  'POST /api/push/subscriptions': {
    summary:
      'Open this browser for push, as its PushSubscription says it; renewed by sending it again. Ends with sign-out',
    audience: 'both',
    access: everybodySignedIn,
    body: z.strictObject({
      endpoint: Endpoint,
      expirationTime: z.number().nullish(),
      /** An uncompressed point of P-256, and 16 bytes of shared secret (RFC 8291). */
      keys: z.strictObject({ p256dh: bytes(65), auth: bytes(16) }),
    }),
    reply: Nothing,
  },
  'POST /api/push/unsubscribe': {
    summary: 'Close this browser for push; nothing happens where it was not open',
    audience: 'both',
    access: everybodySignedIn,
    body: z.strictObject({ endpoint: Endpoint }),
    reply: Nothing,
  },
} satisfies Contract;
