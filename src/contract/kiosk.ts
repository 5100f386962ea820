import { z } from 'zod';
import { anyDevice, anyone, anyParent, staffWith } from './access.ts';
import type { Contract } from './endpoint.ts';
import { ENTRIES_AT_ONCE } from './kiosk-limits.ts';
import { anyText, Id, IdParams, Instant, LocalTime, Nothing, nullableText, requiredText } from './primitives.ts';

/** A guardian's PIN for the door. */
export const DoorPin = z.string('A PIN has six digits').regex(/^\d{6}$/, 'A PIN has six digits');
/** The last four digits of the guardian's phone number: they say whose PIN it is. */
export const PhoneDigits = z
  .string('Enter the last four digits of your phone number')
  .regex(/^\d{4}$/, 'Enter the last four digits of your phone number');
const Code = z.string().trim().max(40);
const Waiting = z.coerce.number<string | number>().int().min(0).max(1_000_000);

const Kiosk = z
  .object({
    id: z.int(),
    name: z.string(),
    createdAt: Instant,
    /** null: its code waits for a tablet. */
    pairedAt: Instant.nullable(),
    pairingExpiresAt: Instant,
    lastSeenAt: Instant.nullable(),
    /** Entries that waited on it when it last said so. */
    unsent: z.int(),
    revokedAt: Instant.nullable(),
  })
  .meta({ id: 'Kiosk' });

/** A QR code: a square of `size` modules, the dark ones as an SVG path. */
const Qr = z.object({ size: z.int(), path: z.string() });

/** A guardian who is at the tablet, with the children they may bring or take. Known to the tablet for minutes only. */
export const AtTheDoor = z
  .object({
    /** To be sealed into what they enter next; good for five minutes. */
    ticket: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    children: z.array(
      z.object({
        childId: z.int(),
        firstName: z.string(),
        /** Checked in now. */
        isHere: z.boolean(),
        mayPickUp: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'AtTheDoor' });

/** What may go wrong with an entry: of the whole of it, or of one child's part. */
export const DoorReason = z.enum([
  'unreadable',
  'wrong-pin',
  'late-ticket',
  'future',
  'too-old',
  'no-children',
  'unknown-child',
  'no-pickup-right',
  'not-enrolled',
  'already-in',
  'not-in',
  'staff-recorded',
]);
export type DoorReason = z.output<typeof DoorReason>;

const DoorMove = z.object({
  id: z.int(),
  childId: z.int().nullable(),
  /** The child's name; of an unknown child what was typed. */
  name: z.string(),
  outcome: z.enum(['applied', 'misfit', 'refused', 'accepted', 'dismissed']),
  reason: DoorReason.nullable(),
});
/** An entry from the door. */
export const DoorEntry = z
  .object({
    id: z.int(),
    kiosk: z.string(),
    at: Instant,
    receivedAt: Instant,
    wasOffline: z.boolean(),
    direction: z.enum(['in', 'out']).nullable(),
    method: z.enum(['pin', 'qr']).nullable(),
    guardianName: z.string().nullable(),
    phoneDigits: z.string().nullable(),
    signedName: z.string().nullable(),
    /** An SVG path in a box of 1000 × 300. */
    signature: z.string().nullable(),
    wholeFamily: z.boolean(),
    reason: DoorReason.nullable(),
    moves: z.array(DoorMove),
    closing: z.enum(['accepted', 'dismissed']).nullable(),
    closingNote: z.string().nullable(),
  })
  .meta({ id: 'DoorEntry' });

/** An entry as a tablet keeps and sends it: nobody but the server can open what is sealed. */
export const SealedEntry = z.strictObject({
  uuid: z.uuid(),
  sequence: z.int().positive(),
  /** The tablet's clock when it was entered. */
  at: z.iso.datetime(),
  /** What has to be added to that clock, in milliseconds, as learnt from the server; null where it never was. */
  offset: z.int().min(-1e13).max(1e13).nullable(),
  sealed: z.string().max(24_000),
});
export type SealedEntry = z.output<typeof SealedEntry>;

export const kiosk = {
  'GET /api/kiosks': {
    summary: 'The tablets at the door, paired and unpaired',
    audience: 'staff',
    access: staffWith('center.manage'),
    reply: z.array(Kiosk),
  },
  'POST /api/kiosks': {
    summary: 'Make a code by which a tablet is paired within 15 minutes; it is shown once',
    audience: 'staff',
    access: staffWith('center.manage'),
    body: z.strictObject({ name: requiredText('Give the tablet a name', 60) }),
    status: 201,
    reply: z.object({ id: z.int(), code: z.string(), expiresAt: Instant }),
  },
  'DELETE /api/kiosks/:id': {
    summary: 'Unpair a tablet, or take back its code; what waits on it is kept there',
    audience: 'staff',
    access: staffWith('center.manage'),
    params: IdParams,
    reply: Nothing,
  },
  'GET /api/center/door': {
    summary: 'What is asked about health at drop-off; a null question is the usual one',
    audience: 'staff',
    access: staffWith('center.manage'),
    reply: z.object({ asksHealth: z.boolean(), healthQuestion: z.string().nullable() }),
  },
  'PUT /api/center/door': {
    summary: 'Change what is asked about health at drop-off',
    audience: 'staff',
    access: staffWith('center.manage'),
    body: z.strictObject({ asksHealth: z.boolean(), healthQuestion: nullableText(200) }),
    reply: z.object({ asksHealth: z.boolean(), healthQuestion: z.string().nullable() }),
  },
  'GET /api/door-pins': {
    summary: 'Which guardians have a PIN for the door; the PINs themselves are known to nobody',
    audience: 'staff',
    access: staffWith('parents.invite'),
    reply: z.array(
      z.object({
        guardianId: z.int(),
        name: z.string(),
        children: z.array(z.string()),
        hasPhone: z.boolean(),
        setAt: Instant.nullable(),
      }),
    ),
  },
  'POST /api/door-pins/:id/code': {
    summary: 'Make a one-time code with which a guardian chooses a PIN at the tablet, within 30 minutes',
    audience: 'staff',
    access: staffWith('parents.invite'),
    params: IdParams,
    reply: z.object({ code: z.string(), expiresAt: Instant }),
  },
  'DELETE /api/door-pins/:id': {
    summary: "Take away a guardian's PIN",
    audience: 'staff',
    access: staffWith('parents.invite'),
    params: IdParams,
    reply: Nothing,
  },
  'GET /api/door/waiting': {
    summary:
      'How many entries from the door need a look, how many notes on health came today, how many wait on unpaired tablets',
    audience: 'staff',
    access: staffWith('attendance.record'),
    reply: z.object({ entries: z.int(), healthNotes: z.int(), unsent: z.int() }),
  },
  'GET /api/door': {
    summary: 'The entries from the door that need a look, and the notes on health of today',
    audience: 'staff',
    access: staffWith('attendance.record'),
    reply: z.object({
      entries: z.array(DoorEntry),
      healthNotes: z.array(
        z.object({
          id: z.int(),
          at: Instant,
          children: z.array(z.object({ childId: z.int(), name: z.string() })),
          note: z.string(),
          guardianName: z.string(),
        }),
      ),
      unpaired: z.array(z.object({ name: z.string(), unsent: z.int() })),
    }),
  },
  'GET /api/door/moves/:id': {
    summary:
      'The entry from the door behind an arrival or departure, with its signature; that it was read is written down',
    audience: 'staff',
    access: staffWith('attendance.record'),
    params: IdParams,
    reply: DoorEntry,
  },
  'POST /api/door/:id/accept': {
    summary:
      'Record what an entry says, as staff: for the children named here, or those it names, at its time or another',
    audience: 'staff',
    access: staffWith('attendance.record'),
    params: IdParams,
    body: z.strictObject({
      childIds: z.array(Id).max(20).optional(),
      direction: z.enum(['in', 'out']).optional(),
      /** Local time; absent: the entry's own. */
      time: LocalTime.optional(),
    }),
    reply: Nothing,
  },
  'POST /api/door/:id/dismiss': {
    summary: 'Close an entry without recording anything; it is kept with the reason',
    audience: 'staff',
    access: staffWith('attendance.record'),
    params: IdParams,
    body: z.strictObject({ reason: requiredText('Say why', 500) }),
    reply: Nothing,
  },

  'GET /api/parent/door-pin': {
    summary: 'Whether the own PIN for the door is set, and the digits it goes with',
    audience: 'parent',
    access: anyParent,
    reply: z.object({ setAt: Instant.nullable(), phoneDigits: z.string().nullable() }),
  },
  'PUT /api/parent/door-pin': {
    summary: 'Set the own PIN for the door, in a session that was confirmed in the last ten minutes',
    audience: 'parent',
    access: anyParent,
    body: z.strictObject({ pin: DoorPin }),
    reply: Nothing,
  },
  'DELETE /api/parent/door-pin': {
    summary: 'Take away the own PIN for the door',
    audience: 'parent',
    access: anyParent,
    reply: Nothing,
  },
  'GET /api/parent/door-codes/:code': {
    summary: 'At which tablet a scanned code was shown',
    audience: 'parent',
    access: anyParent,
    params: z.object({ code: Code }),
    reply: z.object({ kiosk: z.string() }),
  },
  'POST /api/parent/door-codes/:code': {
    summary: 'Tell the tablet that showed this code who stands before it',
    audience: 'parent',
    access: anyParent,
    params: z.object({ code: Code }),
    reply: Nothing,
  },

  'POST /api/kiosk/pair': {
    summary: 'Pair this tablet by a code',
    audience: 'anyone',
    access: anyone,
    body: z.strictObject({ code: anyText('Enter the code', 40) }),
    reply: z.object({ name: z.string() }),
  },
  'POST /api/kiosk/unsent': {
    summary: 'An unpaired tablet says how many entries still wait on it',
    audience: 'anyone',
    access: anyone,
    body: z.strictObject({ unsent: Waiting }),
    reply: Nothing,
  },
  'GET /api/kiosk': {
    summary: 'What a tablet needs to know to work without the server: nothing of any family',
    audience: 'device',
    access: anyDevice,
    query: z.object({ unsent: Waiting.optional() }),
    reply: z.object({
      name: z.string(),
      centerName: z.string(),
      timeZone: z.string(),
      /** The server's clock. */
      now: Instant,
      /** The raw P-256 key to seal entries for, base64url, and its number. */
      publicKey: z.string(),
      keyId: z.int(),
      asksHealth: z.boolean(),
      healthQuestion: z.string().nullable(),
    }),
  },
  'POST /api/kiosk/identify': {
    summary: 'Who is at the tablet, by phone digits and PIN',
    audience: 'device',
    access: anyDevice,
    body: z.strictObject({ phoneDigits: PhoneDigits, pin: DoorPin }),
    reply: AtTheDoor,
  },
  'POST /api/kiosk/pin': {
    summary: 'Choose a PIN with a one-time code from staff',
    audience: 'device',
    access: anyDevice,
    body: z.strictObject({ code: anyText('Enter the code', 40), pin: DoorPin }),
    /** The digits the PIN goes with. */
    reply: z.object({ phoneDigits: z.string() }),
  },
  'POST /api/kiosk/codes': {
    summary: 'A code to show as QR for 30 seconds; it may be confirmed for 60',
    audience: 'device',
    access: anyDevice,
    reply: z.object({ id: z.int(), address: z.string(), qr: Qr, seconds: z.int() }),
  },
  'GET /api/kiosk/codes/:id': {
    summary: 'Who confirmed a code this tablet showed, told once; null: nobody yet',
    audience: 'device',
    access: anyDevice,
    params: IdParams,
    reply: z.object({ guardian: AtTheDoor.nullable() }),
  },
  'POST /api/kiosk/events': {
    summary: 'Send what was entered; sent again it changes nothing. Each entry answered here is kept by the server',
    audience: 'device',
    access: anyDevice,
    body: z.strictObject({
      /** The tablet's clock now. */
      sentAt: z.iso.datetime(),
      /** How many wait on the tablet besides these. */
      unsent: Waiting,
      events: z.array(SealedEntry).min(1).max(ENTRIES_AT_ONCE),
    }),
    maxBytes: 1_000_000,
    reply: z.object({
      kept: z.array(
        z.object({
          uuid: z.string(),
          /** Whether all of it was recorded; said only to somebody who was identified by the server. */
          isRecorded: z.boolean().nullable(),
        }),
      ),
      now: Instant,
    }),
  },
} satisfies Contract;
