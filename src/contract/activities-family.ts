import { ACTIVITY_KINDS } from './activities-choices.ts';
import { anyParent } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { FamilyRange } from './kernel/family.ts';
import { AnsweredDate, Instant, LONGEST_LIST, LocalTime } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

export const ParentActivity = z
  .object({
    id: z.int(),
    childId: z.int(),
    date: AnsweredDate,
    /** What happened, in the reader's words: 'Lunch: ate most of it'. */
    activity: z.string(),
    notes: z.string(),
    /** The staff member who did it with the child. */
    ledBy: z.string(),
    createdAt: Instant,
    kind: z.enum(ACTIVITY_KINDS),
    /** When it was, or began; null of what was written up later as a text. */
    at: LocalTime.nullable(),
    /** Of a nap. */
    endedAt: LocalTime.nullable(),
  })
  .meta({ id: 'ParentActivity' });

/** What parents read of their own children's activities. */
export const familyActivities = {
  'GET /api/parent/activities': {
    summary: "A child's activities, newest first; without a range the last 30 days, at most 500",
    audience: 'parent',
    access: anyParent,
    query: FamilyRange,
    longestDays: LONGEST_LIST,
    reply: z.array(ParentActivity),
  },
} satisfies Contract;
