import { z } from 'zod';
import { staffWith } from './access.ts';
import type { Contract } from './endpoint.ts';
import { Instant, LocalDate, Window } from './primitives.ts';

export const Activity = z
  .object({
    id: z.int(),
    childId: z.int(),
    date: LocalDate,
    activity: z.string(),
    notes: z.string(),
    staffId: z.int(),
    createdAt: Instant,
  })
  .meta({ id: 'Activity' });

export const activities = {
  'GET /api/activities': {
    summary: 'Activities, newest first; without a window the last 30 days, at most 1,000',
    audience: 'staff',
    access: staffWith('activities.see'),
    query: Window,
    reply: z.array(Activity),
  },
} satisfies Contract;
