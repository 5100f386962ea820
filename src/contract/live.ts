import { z } from 'zod';
import { everybodySignedIn } from './access.ts';
import type { Contract } from './endpoint.ts';
import { Instant } from './primitives.ts';

/** What can change under a screen's feet. An event names topics; it never carries the data itself. */
export const TOPICS = [
  'attendance',
  'children',
  'staff',
  'daily-reports',
  'incidents',
  'activities',
  'notices',
  'gallery',
  'milestones',
  'tax-documents',
  'archives',
  'events',
  'messages',
  'center',
  'parents',
  'mail',
  'cameras',
  'camera-views',
  'billing',
  'notifications',
  'door',
  'roll-call',
] as const;
export type Topic = (typeof TOPICS)[number];
/** Topics that are each person's own: only those they concern are told. */
export const OWN_TOPICS = ['notifications', 'messages'] as const satisfies Topic[];
export type OwnTopic = (typeof OWN_TOPICS)[number];

export const live = {
  'GET /api/live': {
    summary: 'Server-sent events: `stale` with the topics that changed, and a heartbeat with the newest change number',
    audience: 'both',
    access: everybodySignedIn,
    query: z.object({
      portal: z.enum(['staff', 'parent']).optional(),
      /** The server's time before which all was read: the first heartbeat tells whether nothing changed since. */
      since: Instant.optional(),
    }),
    reply: z.object({ topics: z.array(z.enum(TOPICS)) }).meta({ id: 'Stale' }),
    stream: true,
  },
} satisfies Contract;
