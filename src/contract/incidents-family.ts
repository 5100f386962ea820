import { incidentDetails } from './incidents.ts';
import { anyParent } from './kernel/access.ts';
import { DocumentRangeQuery } from './kernel/documents.ts';
import type { Contract } from './kernel/endpoint.ts';
import { FamilyRange } from './kernel/family.ts';
import {
  AnsweredDate,
  IdParams,
  Instant,
  LONGEST_LIST,
  LocalTime,
  Nothing,
  requiredText,
} from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

export const ParentIncident = z
  .object({
    id: z.int(),
    childId: z.int(),
    date: AnsweredDate,
    time: LocalTime,
    description: z.string(),
    actionTaken: z.string(),
    ...incidentDetails,
    /** The staff member whose report it is. */
    reportedBy: z.string(),
    parentNotified: z.boolean(),
    /** Since when the family knows. */
    parentNotifiedAt: Instant.nullable(),
    /** When the calling parent opened it, and when and as whom they signed that they had read it. */
    seenAt: Instant.nullable(),
    acknowledgedAt: Instant.nullable(),
    signature: z.string().nullable(),
    createdAt: Instant,
  })
  .meta({ id: 'ParentIncident' });

/** What parents read of their own children's incidents, and sign. */
export const familyIncidents = {
  'GET /api/parent/incidents': {
    summary: "A child's incidents, newest first; without a range the last 365 days, at most 500",
    audience: 'parent',
    access: anyParent,
    query: FamilyRange,
    longestDays: LONGEST_LIST,
    reply: z.array(ParentIncident),
  },
  'POST /api/parent/incidents/:id/seen': {
    summary: 'The parent opened an incident: the family counts as told; when they did so first is kept',
    audience: 'parent',
    access: anyParent,
    params: IdParams,
    reply: ParentIncident,
  },
  'POST /api/parent/incidents/:id/acknowledge': {
    summary: 'Sign, by typing one’s name, that one has read an incident; the first signature and its time are kept',
    audience: 'parent',
    access: anyParent,
    params: IdParams,
    body: z.strictObject({ signature: requiredText('Please type your name', 160) }),
    reply: ParentIncident,
  },
  'GET /api/parent/incidents/document': {
    summary: "A child's incidents of some days as one file, oldest first; without a range the last 365 days",
    audience: 'parent',
    access: anyParent,
    query: DocumentRangeQuery,
    longestDays: LONGEST_LIST,
    reply: Nothing,
    file: true,
  },
} satisfies Contract;
