import { anyDevice, anyone, anyParent, entranceDevice, staffWith } from './kernel/access.ts';
import { ChosenChildren } from './kernel/chosen.ts';
import type { Contract } from './kernel/endpoint.ts';
import { PARENT_LANGUAGES } from './kernel/languages.ts';
import {
  anyText,
  Id,
  IdParams,
  Instant,
  LocalTime,
  NamedInstant,
  Nothing,
  nullableText,
  requiredText,
} from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';
import { ENTRIES_AT_ONCE } from './kiosk-limits.ts';

/** A guardian's PIN for the kiosk. */
export const KioskPin = z.string('A PIN has six digits').regex(/^\d{6}$/, 'A PIN has six digits');
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
    /** The room it belongs to; null: it stands at the entrance. */
    room: z.string().nullable(),
    createdAt: Instant,
    /** null: its code waits for a kiosk. */
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

/** A guardian or pickup person who is at the kiosk, with the children they may bring or take. Known to the kiosk for minutes only. */
export const AtTheKiosk = z
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
        /** To guardians: where a child who is here is, if not in its own room. */
        roomNow: z.string().nullable(),
        mayDropOff: z.boolean(),
        mayPickUp: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'AtTheKiosk' });

/** What may go wrong with an entry: of the whole of it, or of one child's part. */
export const KioskReason = z.enum([
  'unreadable',
  'wrong-pin',
  'too-many-tries',
  'late-ticket',
  'future',
  'too-old',
  'no-children',
  'unknown-child',
  'no-pickup-right',
  'no-drop-off-right',
  'other-days',
  'not-enrolled',
  'already-in',
  'not-in',
  'staff-recorded',
]);
export type KioskReason = z.output<typeof KioskReason>;

const KioskMove = z.object({
  id: z.int(),
  childId: z.int().nullable(),
  /** The child's name; of an unknown child what was typed. */
  name: z.string(),
  outcome: z.enum(['applied', 'misfit', 'refused', 'accepted', 'dismissed']),
  reason: KioskReason.nullable(),
});
/** An entry from the kiosk. */
export const KioskEntry = z
  .object({
    id: z.int(),
    kiosk: z.string(),
    at: Instant,
    receivedAt: Instant,
    wasOffline: z.boolean(),
    direction: z.enum(['in', 'out']).nullable(),
    method: z.enum(['pin', 'qr']).nullable(),
    /** The guardian's or pickup person's. */
    guardianName: z.string().nullable(),
    phoneDigits: z.string().nullable(),
    signedName: z.string().nullable(),
    /** An SVG path in a box of 1000 × 300. */
    signature: z.string().nullable(),
    wholeFamily: z.boolean(),
    reason: KioskReason.nullable(),
    moves: z.array(KioskMove),
    closing: z.enum(['accepted', 'dismissed']).nullable(),
    closingNote: z.string().nullable(),
  })
  .meta({ id: 'KioskEntry' });

/** Why nobody gets a letter with a code: of a guardian, and of a child without one. */
const WhyNoLetter = z.enum(['has-pin', 'no-phone', 'no-guardian']);
export type WhyNoLetter = z.output<typeof WhyNoLetter>;

/** A page for a guardian who has no PIN, in their language. The code stands nowhere else. */
const PinLetter = z
  .object({
    guardianId: z.int(),
    name: z.string(),
    language: z.enum(PARENT_LANGUAGES),
    greeting: z.string(),
    text: z.string(),
    code: z.string(),
    steps: z.array(z.string()),
    validity: z.string(),
  })
  .meta({ id: 'PinLetter' });

/** An entry as a kiosk keeps and sends it: nobody but the server can open what is sealed. */
export const SealedEntry = z.strictObject({
  uuid: z.uuid(),
  sequence: z.int().positive(),
  /** The kiosk's clock when it was entered. */
  at: NamedInstant,
  /** What has to be added to that clock, in milliseconds, as learnt from the server; null where it never was. */
  offset: z.int().min(-1e13).max(1e13).nullable(),
  sealed: z.string().max(24_000),
});
export type SealedEntry = z.output<typeof SealedEntry>;

/** What a kiosk sends of its queue. */
export const SealedDelivery = z.strictObject({
  /** The kiosk's clock now. */
  sentAt: NamedInstant,
  /** How many wait on the kiosk besides these. */
  unsent: Waiting,
  events: z.array(SealedEntry).min(1).max(ENTRIES_AT_ONCE),
});
export type SealedDelivery = z.output<typeof SealedDelivery>;

export const kiosk = {
  'GET /api/kiosks': {
    summary: 'The kiosks, paired and unpaired',
    audience: 'staff',
    access: staffWith('center.manage'),
    reply: z.array(Kiosk),
  },
  'POST /api/kiosks': {
    summary: 'Make a code by which a kiosk is paired within 15 minutes; it is shown once',
    audience: 'staff',
    access: staffWith('center.manage'),
    body: z.strictObject({
      name: requiredText('Give the tablet a name', 60),
      /** Of a classroom tablet; absent: it stands at the entrance. */
      roomId: Id.optional(),
    }),
    status: 201,
    reply: z.object({ id: z.int(), code: z.string(), expiresAt: Instant }),
  },
  'DELETE /api/kiosks/:id': {
    summary: 'Unpair a kiosk, or take back its code; what waits on it is kept there',
    audience: 'staff',
    access: staffWith('center.manage'),
    params: IdParams,
    reply: Nothing,
  },
  'POST /api/kiosks/:id/lift': {
    summary: 'Let everybody try again at a kiosk at which wrong PINs made somebody wait',
    audience: 'staff',
    access: staffWith('attendance.record'),
    params: IdParams,
    reply: Nothing,
  },
  'GET /api/center/kiosk': {
    summary: 'What is asked about health at drop-off; a null question is the usual one',
    audience: 'staff',
    access: staffWith('center.manage'),
    reply: z.object({ asksHealth: z.boolean(), healthQuestion: z.string().nullable() }),
  },
  'PUT /api/center/kiosk': {
    summary: 'Change what is asked about health at drop-off',
    audience: 'staff',
    access: staffWith('center.manage'),
    body: z.strictObject({ asksHealth: z.boolean(), healthQuestion: nullableText(200) }),
    reply: z.object({ asksHealth: z.boolean(), healthQuestion: z.string().nullable() }),
  },
  'GET /api/kiosk-pins': {
    summary: 'Which guardians have a PIN for the kiosk; the PINs themselves are known to nobody',
    audience: 'staff',
    access: staffWith('parents.invite'),
    reply: z.array(
      z.object({
        guardianId: z.int(),
        name: z.string(),
        children: z.array(z.string()),
        /** In the order of their names. */
        childIds: z.array(z.int()),
        hasPhone: z.boolean(),
        setAt: Instant.nullable(),
      }),
    ),
  },
  'POST /api/kiosk-pins/:id/code': {
    summary: 'Make a one-time code with which a guardian chooses a PIN at the kiosk, within 30 minutes',
    audience: 'staff',
    access: staffWith('parents.invite'),
    params: IdParams,
    reply: z.object({ code: z.string(), expiresAt: Instant }),
  },
  'POST /api/kiosk-pins/codes': {
    summary:
      'Make letters to hand out for the guardians of several children, each with a one-time code of 72 hours; who has a PIN or no phone number gets none. The codes are answered this once',
    audience: 'staff',
    access: staffWith('parents.invite'),
    body: z.strictObject({ childIds: ChosenChildren }),
    reply: z.object({
      expiresAt: Instant,
      letters: z.array(PinLetter),
      /** Who gets none: a guardian, or a child who has none on record. */
      kept: z.array(z.object({ id: z.int(), name: z.string(), reason: WhyNoLetter })),
    }),
  },
  'DELETE /api/kiosk-pins/:id': {
    summary: "Take away a guardian's PIN",
    audience: 'staff',
    access: staffWith('parents.invite'),
    params: IdParams,
    reply: Nothing,
  },
  'POST /api/pickup-people/:id/pin-code': {
    summary: 'Make a one-time code with which a pickup person chooses a PIN at the kiosk, within 30 minutes',
    audience: 'staff',
    access: staffWith('parents.invite'),
    params: IdParams,
    reply: z.object({ code: z.string(), expiresAt: Instant }),
  },
  'DELETE /api/pickup-people/:id/pin': {
    summary: 'Take away the PIN of a pickup person',
    audience: 'staff',
    access: staffWith('parents.invite'),
    params: IdParams,
    reply: Nothing,
  },
  'GET /api/kiosk-entries/waiting': {
    summary:
      'How many entries from the kiosk and from classroom tablets need a look, how many notes on health came today, how many wait on unpaired kiosks, and at which kiosks somebody waits after wrong PINs',
    audience: 'staff',
    access: staffWith('attendance.record'),
    reply: z.object({
      entries: z.int(),
      /** From classroom tablets; 0 to those who may not record activities. */
      roomEntries: z.int(),
      healthNotes: z.int(),
      unsent: z.int(),
      held: z.array(z.object({ id: z.int(), name: z.string(), until: Instant })),
    }),
  },
  'GET /api/kiosk-entries': {
    summary: 'The entries from the kiosk that need a look, and the notes on health of today',
    audience: 'staff',
    access: staffWith('attendance.record'),
    reply: z.object({
      entries: z.array(KioskEntry),
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
  'GET /api/kiosk-entries/moves/:id': {
    summary:
      'The entry from the kiosk behind an arrival or departure, with its signature; that it was read is written down',
    audience: 'staff',
    access: staffWith('attendance.record'),
    params: IdParams,
    reply: KioskEntry,
  },
  'POST /api/kiosk-entries/:id/accept': {
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
  'POST /api/kiosk-entries/:id/dismiss': {
    summary: 'Close an entry without recording anything; it is kept with the reason',
    audience: 'staff',
    access: staffWith('attendance.record'),
    params: IdParams,
    body: z.strictObject({ reason: requiredText('Say why', 500) }),
    reply: Nothing,
  },

  'GET /api/parent/kiosk-pin': {
    summary: 'Whether the own PIN for the kiosk is set, and the digits it goes with',
    audience: 'parent',
    access: anyParent,
    reply: z.object({ setAt: Instant.nullable(), phoneDigits: z.string().nullable() }),
  },
  'PUT /api/parent/kiosk-pin': {
    summary: 'Set the own PIN for the kiosk, in a session that was confirmed in the last ten minutes',
    audience: 'parent',
    access: anyParent,
    body: z.strictObject({ pin: KioskPin }),
    reply: Nothing,
  },
  'DELETE /api/parent/kiosk-pin': {
    summary: 'Take away the own PIN for the kiosk',
    audience: 'parent',
    access: anyParent,
    reply: Nothing,
  },
  'GET /api/parent/kiosk-codes/:code': {
    summary: 'At which kiosk a scanned code was shown',
    audience: 'parent',
    access: anyParent,
    params: z.object({ code: Code }),
    reply: z.object({ kiosk: z.string() }),
  },
  'POST /api/parent/kiosk-codes/:code': {
    summary: 'Tell the kiosk that showed this code who stands before it',
    audience: 'parent',
    access: anyParent,
    params: z.object({ code: Code }),
    reply: Nothing,
  },

  'POST /api/kiosk/pair': {
    summary: 'Pair this kiosk by a code',
    audience: 'anyone',
    access: anyone,
    body: z.strictObject({ code: anyText('Enter the code', 40) }),
    reply: z.object({ name: z.string() }),
  },
  'POST /api/kiosk/unsent': {
    summary: 'An unpaired kiosk says how many entries still wait on it',
    audience: 'anyone',
    access: anyone,
    body: z.strictObject({ unsent: Waiting }),
    reply: Nothing,
  },
  'GET /api/kiosk': {
    summary: 'What a kiosk needs to know to work without the server: nothing of any family',
    audience: 'device',
    access: anyDevice,
    query: z.object({ unsent: Waiting.optional() }),
    reply: z.object({
      name: z.string(),
      /** Of a classroom tablet the room it belongs to. */
      room: z.object({ id: z.int(), name: z.string() }).nullable(),
      centerName: z.string(),
      /** The kiosk of a demonstration says so, and what time it is there (accounts-14). */
      isDemo: z.boolean(),
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
    summary: 'Who is at the kiosk, by phone digits and PIN',
    audience: 'device',
    access: entranceDevice,
    body: z.strictObject({ phoneDigits: PhoneDigits, pin: KioskPin }),
    reply: AtTheKiosk,
  },
  'POST /api/kiosk/pin': {
    summary: 'Choose a PIN with a one-time code from staff',
    audience: 'device',
    access: entranceDevice,
    body: z.strictObject({ code: anyText('Enter the code', 40), pin: KioskPin }),
    /** The digits the PIN goes with. */
    reply: z.object({ phoneDigits: z.string() }),
  },
  'POST /api/kiosk/codes': {
    summary: 'A code to show as QR for 30 seconds; it may be confirmed for 60',
    audience: 'device',
    access: entranceDevice,
    reply: z.object({ id: z.int(), address: z.string(), qr: Qr, seconds: z.int() }),
  },
  'GET /api/kiosk/codes/:id': {
    summary: 'Who confirmed a code this kiosk showed, told once; null: nobody yet',
    audience: 'device',
    access: entranceDevice,
    params: IdParams,
    reply: z.object({ guardian: AtTheKiosk.nullable() }),
  },
  'POST /api/kiosk/entries': {
    summary: 'Send what was entered; sent again it changes nothing. Each entry answered here is kept by the server',
    audience: 'device',
    access: entranceDevice,
    body: SealedDelivery,
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
