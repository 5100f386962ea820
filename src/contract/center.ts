import { z } from 'zod';
import { anyStaff } from './access.ts';
import type { Contract } from './endpoint.ts';

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

export const center = {
  'GET /api/rooms': {
    summary: "The center's rooms in their order",
    audience: 'staff',
    access: anyStaff,
    reply: z.array(Room),
  },
} satisfies Contract;
