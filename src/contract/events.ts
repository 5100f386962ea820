import { z } from 'zod';
import { staffWith } from './access.ts';
import type { Contract } from './endpoint.ts';
import { LocalDate, LocalTime, Window } from './primitives.ts';

export const CalendarEvent = z
  .object({
    id: z.int(),
    title: z.string(),
    description: z.string(),
    date: LocalDate,
    time: LocalTime.nullable(),
    type: z.string(),
    participants: z.string(),
  })
  .meta({ id: 'CalendarEvent' });

export const events = {
  'GET /api/events': {
    summary: 'Events from today on (or in the given window), soonest first, at most 200',
    audience: 'staff',
    access: staffWith('events.see'),
    query: Window,
    reply: z.array(CalendarEvent),
  },
} satisfies Contract;
