import { z } from 'zod';
import { parentsAndStaffWith, staffWith } from './kernel/access.ts';
import { DocumentQuery } from './kernel/documents.ts';
import type { Contract } from './kernel/endpoint.ts';
import {
  AnsweredDate,
  DateRange,
  IdParams,
  Instant,
  LONGEST_LIST,
  LocalDate,
  LocalTime,
  Nothing,
  optionalText,
  requiredId,
  requiredText,
} from './kernel/primitives.ts';

export const Incident = z
  .object({
    id: z.int(),
    childId: z.int(),
    date: AnsweredDate,
    time: LocalTime,
    description: z.string(),
    actionTaken: z.string(),
    staffId: z.int(),
    parentNotified: z.boolean(),
    /** Since when the family knows, and who told them: a staff member, or the guardian who saw it first. */
    parentNotifiedAt: Instant.nullable(),
    parentNotifiedBy: z.string().nullable(),
    /** The guardians who signed that they have read it. */
    acknowledgements: z.array(z.object({ guardian: z.string(), signature: z.string(), at: Instant })),
    createdAt: Instant,
  })
  .meta({ id: 'Incident' });

export const NewIncident = z
  .strictObject({
    childId: requiredId('Please select a child'),
    date: LocalDate,
    time: z.string('Time is required').min(1, 'Time is required').pipe(LocalTime),
    description: requiredText('Description is required', 10_000),
    actionTaken: optionalText(),
    staffId: requiredId('Please select a staff member'),
  })
  .meta({ id: 'NewIncident' });

export const incidents = {
  'GET /api/incidents': {
    summary: 'Incidents, newest first; without a range the last 365 days, at most 1,000',
    audience: 'staff',
    access: staffWith('incidents', 'reports.read'),
    query: DateRange,
    longestDays: LONGEST_LIST,
    reply: z.array(Incident),
  },
  'POST /api/incidents': {
    summary: 'Report an incident on an enrolled child; the family counts as not yet told',
    audience: 'staff',
    access: staffWith('incidents'),
    body: NewIncident,
    status: 201,
    reply: Incident,
  },
  'GET /api/incidents/:id/document': {
    summary: 'An incident as a file; a guardian who takes it has seen it. Each download is audited',
    audience: 'both',
    access: parentsAndStaffWith('incidents', 'reports.read'),
    params: IdParams,
    query: DocumentQuery,
    reply: Nothing,
    file: true,
  },
} satisfies Contract;
