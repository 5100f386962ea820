import { LoggedChild, NewActivities } from './activities.ts';
import { LOGGED_KINDS } from './activities-choices.ts';
import { MOODS } from './daily-reports.ts';
import { anyStaff, roomDevice, staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { Id, IdParams, Instant, NamedInstant, Nothing, optionalText, requiredText } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';
import { SealedDelivery } from './kiosk.ts';

/** A staff member's PIN for classroom tablets. */
export const StaffPin = z.string('A PIN has four to six digits').regex(/^\d{4,6}$/, 'A PIN has four to six digits');

/** Why something that was logged at a classroom tablet could not be recorded, or not yet. */
export const RoomReason = z.enum([
  'unreadable',
  'wrong-pin',
  'too-many-tries',
  'late-ticket',
  'future',
  'too-old',
  'gone',
  'not-allowed',
  'another-room',
  'allergen',
  'not-here',
  'asleep',
  'same-nap',
  'no-nap',
  'awake',
]);
export type RoomReason = z.output<typeof RoomReason>;

/** What children did, at the moment it was logged: as `NewActivities`, without what a tablet doesn't say. */
const RoomLogged = NewActivities.pick({
  kind: true,
  childIds: true,
  notes: true,
  title: true,
  meal: true,
  amount: true,
  quarterOunces: true,
  contents: true,
  diaper: true,
  allergensAcknowledged: true,
});

/** Who a child is that woke up, and from which nap: one the server knows, or one this or another tablet logged. */
const RoomWoken = z.strictObject({
  childId: Id,
  napId: Id.nullable(),
  /** The entry by which the nap was logged. */
  batch: z.uuid().nullable(),
});

/** How a child's day was. What was logged of the day comes into the report when it is written, in the writer's language. */
const RoomReported = z.strictObject({ childId: Id, mood: z.enum(MOODS), notes: optionalText(2000) });

/** A roll call of the room, which ended at the entry's moment. */
const RoomCalled = z.strictObject({
  isDrill: z.boolean(),
  /** How long it took. */
  seconds: z.int().min(0).max(86_400),
  /** `now` of the board whose children were called. */
  listAt: NamedInstant,
  /** Who was seen, and who was not. */
  found: z.array(Id).max(500),
  missing: z.array(Id).max(500),
  note: optionalText(2000),
});

/**
 * What a classroom tablet seals: one of `log`, `wake`, `report` and `rollCall`, and who says so, by a ticket of the server's or by
 * their PIN. A nap is of one child, so that each may wake up alone.
 */
export const RoomWords = z.strictObject({
  ticket: z.string().max(2000).optional(),
  staffId: Id.optional(),
  pin: StaffPin.optional(),
  log: RoomLogged.optional(),
  wake: RoomWoken.optional(),
  report: RoomReported.optional(),
  rollCall: RoomCalled.optional(),
});
export type RoomWords = z.output<typeof RoomWords>;

/** `wake`: a nap ended. Null where it could not be read. */
const RoomEntryKind = z.enum([...LOGGED_KINDS, 'wake', 'report', 'roll-call']).nullable();
export type RoomEntryKind = z.output<typeof RoomEntryKind>;

const RoomEntry = z
  .object({
    id: z.int(),
    kiosk: z.string(),
    room: z.string(),
    at: Instant,
    receivedAt: Instant,
    wasOffline: z.boolean(),
    /** Null where nobody could be told by it. */
    staffName: z.string().nullable(),
    children: z.array(z.string()),
    kind: RoomEntryKind,
    /** What was written besides. */
    notes: z.string(),
    reason: RoomReason.nullable(),
    /** Whether it can be recorded as it is, by somebody who has looked. */
    isReadable: z.boolean(),
  })
  .meta({ id: 'RoomEntry' });

const Writer = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  hasPin: z.boolean(),
});

export const kioskRoom = {
  'GET /api/kiosk/room': {
    summary:
      "The tablet's room: who is there with what they had last, whether their day was reported, and who may log; nothing else of any family",
    audience: 'device',
    access: roomDevice,
    reply: z
      .object({
        room: z.object({ id: z.int(), name: z.string() }),
        now: Instant,
        children: z.array(
          LoggedChild.omit({ medicine: true }).extend({
            /** Who wrote the latest report of today. */
            report: z.object({ writtenBy: z.string(), createdAt: Instant }).nullable(),
          }),
        ),
        /** Who may record activities, those of this room first. */
        writers: z.array(Writer),
      })
      .meta({ id: 'ClassroomBoard' }),
  },
  'GET /api/kiosk/room/children/:id/photo': {
    summary: "The photo of a child who is in the tablet's room or belongs to it",
    audience: 'device',
    access: roomDevice,
    params: IdParams,
    query: z.object({ v: z.string().max(20).optional(), portal: z.enum(['staff', 'parent']).optional() }),
    reply: Nothing,
    file: true,
  },
  'POST /api/kiosk/room/writer': {
    summary: 'Who is at the tablet, by their PIN: a ticket with which they log for a minute. It signs nobody in',
    audience: 'device',
    access: roomDevice,
    body: z.strictObject({ staffId: Id, pin: StaffPin }),
    reply: z.object({ ticket: z.string(), seconds: z.int() }),
  },
  'POST /api/kiosk/room/entries': {
    summary: 'Send what was logged; sent again it changes nothing. Each entry answered here is kept by the server',
    audience: 'device',
    access: roomDevice,
    body: SealedDelivery,
    maxBytes: 1_000_000,
    reply: z.object({
      kept: z.array(
        z.object({
          uuid: z.string(),
          /** Whether it stands in the log; null where a PIN came with it, of which nothing is told. */
          isRecorded: z.boolean().nullable(),
          reason: RoomReason.nullable(),
        }),
      ),
      now: Instant,
    }),
  },

  'GET /api/room-entries': {
    summary: 'What was logged at classroom tablets and could not be recorded, the oldest first, at most 200',
    audience: 'staff',
    access: staffWith('activities.record'),
    reply: z.array(RoomEntry),
  },
  'POST /api/room-entries/:id/accept': {
    summary: 'Record what an entry says, as staff who have looked: at its time, as done by whoever logged it',
    audience: 'staff',
    access: staffWith('activities.record'),
    params: IdParams,
    reply: Nothing,
  },
  'POST /api/room-entries/:id/dismiss': {
    summary: 'Close an entry without recording anything; that it came is kept with the reason',
    audience: 'staff',
    access: staffWith('activities.record'),
    params: IdParams,
    body: z.strictObject({ reason: requiredText('Say why', 500) }),
    reply: Nothing,
  },

  'GET /api/staff-pin': {
    summary: 'Since when the own PIN for classroom tablets is set; null: it is not',
    audience: 'staff',
    access: anyStaff,
    reply: z.object({ setAt: Instant.nullable() }),
  },
  'PUT /api/staff-pin': {
    summary: 'Set the own PIN for classroom tablets, in a session that was confirmed in the last ten minutes',
    audience: 'staff',
    access: anyStaff,
    body: z.strictObject({ pin: StaffPin }),
    reply: Nothing,
  },
  'DELETE /api/staff-pin': {
    summary: 'Take away the own PIN for classroom tablets',
    audience: 'staff',
    access: anyStaff,
    reply: Nothing,
  },
  'GET /api/staff-pins': {
    summary: 'Which members of staff have a PIN for classroom tablets; the PINs themselves are known to nobody',
    audience: 'staff',
    access: staffWith('staff.manage'),
    reply: z.array(z.object({ staffId: z.int(), name: z.string(), setAt: Instant.nullable() })),
  },
  'DELETE /api/staff-pins/:id': {
    summary: "Take away a staff member's PIN, as after they told it somebody",
    audience: 'staff',
    access: staffWith('staff.manage'),
    params: IdParams,
    reply: Nothing,
  },
} satisfies Contract;
