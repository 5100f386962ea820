import { everybodySignedIn } from './access.ts';
import type { Contract } from './endpoint.ts';
import { NamedInstant } from './primitives.ts';
import { TOPICS } from './topics.ts';
import * as z from './zod.ts';

export const live = {
  'GET /api/live': {
    summary: 'Server-sent events: `stale` with the topics that changed, and a heartbeat with the newest change number',
    audience: 'both',
    access: everybodySignedIn,
    query: z.object({
      portal: z.enum(['staff', 'parent']).optional(),
      /** The server's time before which all was read: the first heartbeat tells, where it is known, which topics changed since. */
      since: NamedInstant.optional(),
    }),
    reply: z
      .object({
        topics: z.array(z.enum(TOPICS)),
        /** Where it comes of writes that were named (`X-Larkhouse-Write`) and of nothing else: their names. */
        writes: z.array(z.string()).optional(),
      })
      .meta({ id: 'Stale' }),
    stream: true,
  },
} satisfies Contract;
