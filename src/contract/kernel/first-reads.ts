import { anyParent, anyStaff } from './access.ts';
import type { Contract } from './endpoint.ts';
import { PARENT_FIRST_READS, STAFF_FIRST_READS } from './first-reads-screens.ts';
import { PARENT_LANGUAGES, STAFF_LANGUAGES } from './languages.ts';
import { Id } from './primitives.ts';
import * as z from './zod.ts';

const reply = z
  .object({
    reads: z.array(
      z.object({
        /** Path and query, as the single call has them. */
        address: z.string(),
        /** The ETag of the single call's answer. */
        tag: z.string(),
        body: z.unknown(),
      }),
    ),
  })
  .meta({ id: 'FirstReads' });

export const firstReads = {
  'GET /api/first-reads': {
    summary: 'What a staff screen reads first, in one answer; what its own call would refuse is left out',
    audience: 'staff',
    access: anyStaff,
    query: z.object({
      screen: z.enum(STAFF_FIRST_READS),
      /** Of the room board: which room; one's own, else the first, where there is none of that id. */
      room: Id.optional(),
      /** What the browser speaks, so that an answer asked for ahead in another language is not taken for this one. */
      language: z.enum(STAFF_LANGUAGES).optional(),
    }),
    reply,
  },
  'GET /api/parent/first-reads': {
    summary: 'What a parents’ screen reads first, in one answer; what its own call would refuse is left out',
    audience: 'parent',
    access: anyParent,
    query: z.object({
      screen: z.enum(PARENT_FIRST_READS),
      /** Whose day; the first child’s where it is none of this parent’s. */
      child: Id.optional(),
      /** What the browser speaks, so that an answer asked for ahead in another language is not taken for this one. */
      language: z.enum(PARENT_LANGUAGES).optional(),
    }),
    reply,
  },
} satisfies Contract;
