import { BODY_PARTS, INCIDENT_KINDS } from './incidents-choices.ts';
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
import * as z from './kernel/zod.ts';

/** What staff say of an incident beside what happened; all of it may be left open. */
export const incidentDetails = {
  kind: z.enum(INCIDENT_KINDS).nullable(),
  /** From the head down. */
  bodyParts: z.array(z.enum(BODY_PARTS)),
  witness: z.string(),
  firstAid: z.string(),
  /** Null without a photo. */
  photoUrl: z.string().nullable(),
  /** Whom of the family staff told; when is `parentNotifiedAt`. */
  toldPerson: z.string(),
};

export const Incident = z
  .object({
    id: z.int(),
    childId: z.int(),
    date: AnsweredDate,
    time: LocalTime,
    description: z.string(),
    actionTaken: z.string(),
    ...incidentDetails,
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
    kind: z.enum(INCIDENT_KINDS, 'Choose one of the kinds').nullish(),
    bodyParts: z.array(z.enum(BODY_PARTS, 'Choose parts of the body')).max(BODY_PARTS.length).optional(),
    witness: optionalText(200),
    firstAid: optionalText(2000),
    /** Of an upload (POST /api/uploads). */
    filePath: requiredText('Upload the picture first', 300).nullish(),
    /** Whom of the family staff told already, and when on the day of the incident; both or neither. */
    toldPerson: optionalText(160),
    toldTime: LocalTime.nullish(),
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
  'POST /api/incidents/:id/told': {
    summary: 'Staff told the family of an incident, now; who told it first, and when, is kept',
    audience: 'staff',
    access: staffWith('incidents'),
    params: IdParams,
    body: z.strictObject({ toldPerson: optionalText(160) }),
    reply: Incident,
  },
  'GET /api/incidents/:id/photo': {
    summary: "An incident's photo, at most 960 pixels wide: to who may see the incident",
    audience: 'both',
    access: parentsAndStaffWith('incidents', 'reports.read'),
    params: IdParams,
    query: z.object({ v: z.string().max(20).optional(), portal: z.enum(['staff', 'parent']).optional() }),
    reply: Nothing,
    file: true,
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
