import { staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { Id, Instant, NamedInstant, optionalText } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

const Contact = z.object({ name: z.string(), relationship: z.string(), phone: z.string().nullable() });

const RollCallList = z
  .object({
    center: z.string(),
    timeZone: z.string(),
    /** The moment of the list, by the server's clock. */
    now: Instant,
    rooms: z.array(
      z.object({
        roomId: z.int(),
        room: z.string(),
        /** Children checked in now, by first name. */
        children: z.array(
          z.object({
            childId: z.int(),
            firstName: z.string(),
            lastName: z.string(),
            photoUrl: z.string().nullable(),
            /** '' where none are known. */
            allergies: z.string(),
            /** Guardians who may pick the child up; before there are any, the parent named at the enrollment. */
            contacts: z.array(Contact),
            /** As it was written down: mostly a name with a number. */
            emergencyContact: z.string().nullable(),
          }),
        ),
        /** How many more are expected today and have neither come nor been reported absent. */
        expected: z.int(),
        /** On duty, and assigned to this room. */
        staff: z.array(z.string()),
      }),
    ),
    /** On duty without a room. */
    otherStaff: z.array(z.string()),
  })
  .meta({ id: 'RollCallList' });

const RollCall = z
  .object({
    id: z.int(),
    uuid: z.string(),
    isDrill: z.boolean(),
    startedAt: Instant,
    finishedAt: Instant,
    receivedAt: Instant,
    /** Done while the server could not be reached, and sent later. */
    wasOffline: z.boolean(),
    calledBy: z.string().nullable(),
    note: z.string(),
    total: z.int(),
    accounted: z.int(),
    missing: z.array(z.object({ childId: z.int(), name: z.string(), room: z.string(), note: z.string() })),
    rooms: z.array(z.object({ roomId: z.int(), room: z.string(), counted: z.int(), expected: z.int() })),
  })
  .meta({ id: 'RollCall' });

export const rollCall = {
  'GET /api/roll-call': {
    summary: 'Who is here now, by room, with whom to call; that it was read is written down',
    audience: 'staff',
    access: staffWith('attendance.record'),
    reply: RollCallList,
  },
  'GET /api/roll-calls': {
    summary: 'Past roll calls and drills, newest first, at most 200',
    audience: 'staff',
    access: staffWith('attendance.record'),
    reply: z.array(RollCall),
  },
  'POST /api/roll-call': {
    summary: 'Keep the result of a roll call; sent again it is no second one. What it counted becomes headcounts',
    audience: 'staff',
    access: staffWith('attendance.record'),
    status: 201,
    body: z.strictObject({
      uuid: z.uuid(),
      isDrill: z.boolean(),
      /** The device's clock at the beginning, at the end and now. */
      startedAt: NamedInstant,
      finishedAt: NamedInstant,
      sentAt: NamedInstant,
      /** What has to be added to that clock, in milliseconds, as learnt from the server; null where it never was. */
      offset: z.int().min(-1e13).max(1e13).nullable(),
      /** `now` of the list it was called from. */
      listAt: NamedInstant,
      wasOffline: z.boolean(),
      note: optionalText(2000),
      children: z
        .array(z.strictObject({ childId: Id, roomId: Id, isAccounted: z.boolean(), note: optionalText(500) }))
        .max(1000),
      /** How many children were counted in each room; expected are those of `children`. */
      rooms: z.array(z.strictObject({ roomId: Id, counted: z.int().min(0).max(500) })).max(200),
    }),
    reply: RollCall,
  },
} satisfies Contract;
