import { TABLE_FORMATS } from './analytics-choices.ts';
import { AUDIT_KIND_NAMES, type AuditKind, LONGEST_AUDIT_DAYS } from './audit-kinds.ts';
import { staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { Id, IdParams, Instant, LocalDate, Nothing } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

const access = staffWith('audit.read');
const Kind = z.enum(AUDIT_KIND_NAMES as [AuditKind, ...AuditKind[]]);

/** Dates default to the last seven; `who` did it: `staff-3`, `parent-5`. */
const Asked = z.object({
  from: LocalDate.optional(),
  to: LocalDate.optional(),
  kind: Kind.optional(),
  childId: Id.optional(),
  who: z
    .string()
    .regex(/^(?:staff|parent)-\d{1,15}$/, 'Name a member of staff or a guardian, as staff-3 or parent-5')
    .optional(),
});

const Entry = z
  .object({
    id: z.int(),
    at: Instant,
    /** A verb phrase, as the log says it: 'check in'. */
    action: z.string(),
    /** What was done, in the reader's language: 'Check in'. */
    said: z.string(),
    /** Null where no kind names what it is about. */
    kind: Kind.nullable(),
    /** What the log calls it, that in the reader's language, and its rows. */
    entity: z.string(),
    named: z.string(),
    entityIds: z.array(z.int()),
    actor: z.object({
      kind: z.enum(['staff', 'parent', 'device', 'inspector', 'system']),
      id: z.int().nullable(),
      /** Null of the system, and where nobody is known by this number any more. */
      name: z.string().nullable(),
    }),
    children: z.array(z.object({ id: z.int(), name: z.string() })),
    /** kept: there are details. erased: there were, and they went by law. none: there never were. */
    details: z.enum(['kept', 'erased', 'none']),
  })
  .meta({ id: 'AuditEntry' });

const Change = z.object({
  /** Its name, with the place of its row before it where there are several. */
  field: z.string(),
  /** Its name in the reader's language: '2 · Meal'. */
  named: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

const Person = z.object({ id: z.int(), name: z.string() });

export const audit = {
  'GET /api/audit': {
    summary:
      'The audit log, newest first, 50 at a time: who did what, when; older than `before` (an id) where it is given',
    audience: 'staff',
    access,
    query: Asked.extend({ before: Id.optional() }),
    longestDays: LONGEST_AUDIT_DAYS,
    /** `next`: what to ask for as `before`; null at the end. */
    reply: z.object({
      entries: z.array(Entry),
      next: z.int().nullable(),
      /** Of the first page: there is more than a file of it would hold. */
      exceedsFile: z.boolean().optional(),
    }),
  },
  'GET /api/audit/choices': {
    summary: 'Whom the log can be narrowed down to: staff, guardians and children, those who left included',
    audience: 'staff',
    access,
    reply: z.object({ staff: z.array(Person), guardians: z.array(Person), children: z.array(Person) }),
  },
  'GET /api/audit/download': {
    summary:
      'The log of some days as CSV (default), Excel or PDF, the newest 10,000 entries at most, which it says; written down in the log',
    audience: 'staff',
    access,
    query: Asked.extend({ format: z.enum(TABLE_FORMATS).optional() }),
    longestDays: LONGEST_AUDIT_DAYS,
    reply: Nothing,
    file: true,
  },
  'GET /api/audit/verification': {
    summary: 'What `GET /api/audit/verification/:part` compares with its seals, part by part, and what went by law',
    audience: 'staff',
    access,
    reply: z.object({ parts: z.array(z.string()), erased: z.object({ rows: z.int(), details: z.int() }) }),
  },
  'GET /api/audit/verification/:part': {
    summary:
      'Compares a part of the log or of the records with its seals, as `npm run verify-records` does with all; names at most 200 faults',
    audience: 'staff',
    access,
    params: z.object({ part: z.string().regex(/^[a-z_]{1,40}-\d{1,16}-\d{1,16}$/, 'This part was not found') }),
    reply: z.object({
      /** How many entries and versions were compared. */
      sealed: z.int(),
      /** How many faults there are. */
      found: z.int(),
      faults: z.array(
        z.object({
          kind: z.enum(['entry', 'details', 'version', 'row', 'seal']),
          fault: z.enum(['edited', 'deleted', 'swapped', 'inserted', 'cut', 'unexplained']),
          id: z.int().nullable(),
          entity: z.string().nullable(),
          /** In the reader's language. */
          named: z.string().nullable(),
          entityIds: z.array(z.int()),
        }),
      ),
    }),
  },
  'GET /api/audit/:id': {
    summary: 'One entry with what was before and after; each look is written down. Medical ones need `medical.see`',
    audience: 'staff',
    access,
    params: IdParams,
    reply: Entry.extend({
      /** Null where they are erased, or not for the reader's role. */
      changes: z.array(Change).nullable(),
      isWithheld: z.boolean(),
    }),
  },
} satisfies Contract;
