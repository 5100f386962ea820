import { AGE_GROUPS } from './center-choices.ts';
import { anyStaff, CAPABILITIES, staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { Id, IdParams, Nothing, requiredText, Version } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

export const Room = z
  .object({
    id: z.int(),
    name: z.string(),
    /** Null for places that hold no group (Playground, Main Office). */
    ageGroup: z.enum(AGE_GROUPS).nullable(),
    capacity: z.int().nullable(),
    /** The ratio: how many children one staff member may look after. */
    childrenPerStaff: z.int().nullable(),
    sortOrder: z.int(),
  })
  .meta({ id: 'Room' });

/** A room as the Director edits it. */
export const RoomSettings = Room.extend({
  version: z.int(),
  /** Enrolled children and staff members who have it as their room: while there are any, it cannot be removed. */
  children: z.int(),
  staff: z.int(),
}).meta({ id: 'RoomSettings' });

const roomFields = {
  name: requiredText('Room name is required', 60),
  ageGroup: z.enum(AGE_GROUPS).nullable(),
  capacity: z.int().min(1).max(500).nullable(),
  childrenPerStaff: z.int().min(1).max(50).nullable(),
};

/** The center's own mark, where it has one: an address that changes with the picture, and its size in pixels. */
export const CenterLogo = z.object({ url: z.string(), width: z.int(), height: z.int() }).meta({ id: 'CenterLogo' });

export const Role = z
  .object({ id: z.int(), name: z.string(), capabilities: z.array(z.string()), version: z.int() })
  .meta({ id: 'Role' });

export const center = {
  'GET /api/rooms': {
    summary: "The center's rooms in their order",
    audience: 'staff',
    access: anyStaff,
    reply: z.array(Room),
  },
  'GET /api/rooms/ratios': {
    summary: 'Children present and staff on duty in each room now, against the ratio',
    audience: 'staff',
    access: anyStaff,
    reply: z.array(
      z.object({
        roomId: z.int(),
        room: z.string(),
        childrenPresent: z.int(),
        staffOnDuty: z.int(),
        childrenPerStaff: z.int(),
        /** How many staff the children present ask for. */
        staffNeeded: z.int(),
        isBroken: z.boolean(),
      }),
    ),
  },
  'GET /api/center/rooms': {
    summary: 'The rooms with what is needed to change them',
    audience: 'staff',
    access: staffWith('center.manage'),
    reply: z.array(RoomSettings),
  },
  'POST /api/rooms': {
    summary: 'Add a room, after the others',
    audience: 'staff',
    access: staffWith('center.manage'),
    status: 201,
    body: z.strictObject({
      ...roomFields,
      ageGroup: roomFields.ageGroup.default(null),
      capacity: roomFields.capacity.default(null),
      childrenPerStaff: roomFields.childrenPerStaff.default(null),
    }),
    reply: RoomSettings,
  },
  'PATCH /api/rooms/:id': {
    summary: 'Rename a room or change its age group, capacity or ratio; everything recorded in it stays with it',
    audience: 'staff',
    access: staffWith('center.manage'),
    params: IdParams,
    body: z.strictObject({ ...z.object(roomFields).partial().shape, version: Version }),
    reply: RoomSettings,
  },
  'PUT /api/rooms/order': {
    summary: 'Set the order of the rooms: the ids of all of them',
    audience: 'staff',
    access: staffWith('center.manage'),
    body: z.strictObject({ ids: z.array(Id).max(200) }),
    reply: z.array(RoomSettings),
  },
  'DELETE /api/rooms/:id': {
    summary: 'Remove a room that no child and no staff member is assigned to; its history stays',
    audience: 'staff',
    access: staffWith('center.manage'),
    params: IdParams,
    query: z.object({ version: z.coerce.number<string | number>().int().positive().optional() }),
    reply: Nothing,
  },
  'GET /api/roles': {
    summary: 'The roles of the center with what they may do',
    audience: 'staff',
    access: anyStaff,
    reply: z.array(Role),
  },
  'PUT /api/roles/:id/capabilities': {
    summary: "Set what a role may do; the Director's role keeps what managing roles and staff needs",
    audience: 'staff',
    access: staffWith('roles.manage'),
    params: IdParams,
    body: z.strictObject({ capabilities: z.array(z.enum(CAPABILITIES)), version: Version }),
    reply: Role,
  },
} satisfies Contract;
