import { staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { Id, IdParams, LocalTime } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';
import { MOST_MOVED, STAFF_FUNCTIONS } from './presence-choices.ts';

const Merge = z
  .object({
    id: z.int(),
    fromRoomId: z.int(),
    intoRoomId: z.int(),
    /** Local time of today. */
    from: LocalTime,
    /** False of one that is planned. */
    isInForce: z.boolean(),
  })
  .meta({ id: 'RoomMerge' });

export const presence = {
  'GET /api/presence': {
    summary:
      'Where everybody is now: children who are in another room than their own, rooms merged today or to be, and staff on duty',
    audience: 'staff',
    access: staffWith('children.see'),
    reply: z.object({
      children: z.array(z.object({ childId: z.int(), roomId: z.int() })),
      merges: z.array(Merge),
      staff: z.array(
        z.object({
          staffId: z.int(),
          name: z.string(),
          function: z.enum(STAFF_FUNCTIONS),
          /** Where they are in care; null: elsewhere, or in no room. */
          roomId: z.int().nullable(),
          /** The room to which they belong. */
          ownRoomId: z.int().nullable(),
          /** Whether they count for the ratio of the room in which they care (employment-6). */
          isCounted: z.boolean(),
        }),
      ),
    }),
  },
  'POST /api/presence/moves': {
    summary:
      'Move children who are here to another room, all or none; who is there already stays. They stay until they are moved again or leave',
    audience: 'staff',
    access: staffWith('attendance.record'),
    body: z.strictObject({
      childIds: z.array(Id).min(1, 'Choose whom to move').max(MOST_MOVED),
      roomId: Id,
    }),
    status: 201,
    reply: z.object({ moves: z.array(z.object({ id: z.int(), childId: z.int() })) }),
  },
  'POST /api/presence/moves/undo': {
    summary: 'Take moves back that were made by mistake, for 15 minutes; the children are where they were before',
    audience: 'staff',
    access: staffWith('attendance.record'),
    body: z.strictObject({ ids: z.array(Id).min(1, 'Choose what to undo').max(MOST_MOVED) }),
    reply: z.object({ ids: z.array(z.int()) }),
  },
  'POST /api/presence/merges': {
    summary:
      'Merge a room into another one, now or from a time of today on: everybody who is in it is in the other, until it is split or the day ends',
    audience: 'staff',
    access: staffWith('attendance.record'),
    body: z.strictObject({
      fromRoomId: Id,
      intoRoomId: Id,
      /** Local time of today; absent: now. */
      at: LocalTime.optional(),
    }),
    status: 201,
    reply: Merge,
  },
  'DELETE /api/presence/merges/:id': {
    summary: 'Split a merged room off again now, or call a planned merge off',
    audience: 'staff',
    access: staffWith('attendance.record'),
    params: IdParams,
    reply: z.object({}),
  },
} satisfies Contract;
