import { z } from 'zod';
import { anyStaff, CAPABILITIES, staffWith } from './access.ts';
import type { Contract } from './endpoint.ts';
import { IdParams, Version } from './primitives.ts';

export const AGE_GROUPS = ['infants', 'toddlers', 'preschool', 'pre-k'] as const;

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
