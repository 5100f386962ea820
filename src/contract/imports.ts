import { AGE_GROUPS } from './center-choices.ts';
import { EXPORT_KINDS } from './imports-columns.ts';
import {
  ALL_FIELDS,
  DATE_ORDERS,
  FILE_KINDS,
  type FileField,
  MOST_FILE_BYTES,
  MOST_FILE_COLUMNS,
} from './imports-fields.ts';
import { staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { IdParams, Instant, Nothing, requiredText, Version } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

const Field = z.enum(ALL_FIELDS as [FileField, ...FileField[]]);
const Kind = z.enum(FILE_KINDS);
const DateOrder = z.enum(DATE_ORDERS);
/** Into a room that is here, or into one that is made for a group. */
const RoomChoice = z.union([
  z.strictObject({ room: requiredText('Choose a room', 80) }),
  z.strictObject({ ageGroup: z.enum(AGE_GROUPS) }),
]);

/** What has become of an uploaded spreadsheet; a draft waits for answers. */
const STATUSES = ['draft', 'waiting', 'running', 'done', 'failed', 'taking-back', 'taken-back'] as const;

const Counts = z.object({
  new: z.int(),
  changed: z.int(),
  same: z.int(),
  /** Rows that do not come in. */
  leftOut: z.int(),
  /** Guardians who are not here yet. */
  guardians: z.int(),
  newRooms: z.array(z.string()),
  /** Children of whom days or pick-up people are kept aside. */
  aside: z.int(),
  /** Children of whom a home or a contact is the word of a guardian who is not on their record yet; it does not come in. */
  later: z.int(),
});

const ImportLine = z.object({
  id: z.int(),
  fileName: z.string(),
  kind: Kind,
  status: z.enum(STATUSES),
  by: z.string(),
  createdAt: Instant,
  rows: z.int(),
  done: z.int(),
  total: z.int(),
  /** What came in; null before it has. */
  result: Counts.nullable(),
  /** Why it failed. */
  failure: z.string().nullable(),
  /** Whether there are rows that did not come in, to be had as a file. */
  hasLeftOut: z.boolean(),
  version: z.int(),
});

const WrongCell = z.object({
  /** The line in the file; the first is line 1. */
  line: z.int(),
  column: z.int().nullable(),
  field: Field.nullable(),
  value: z.string(),
  /** What is wrong, and what would be right. */
  message: z.string(),
});

const ImportFile = ImportLine.extend({
  columns: z.array(z.object({ heading: z.string(), samples: z.array(z.string()), field: Field.nullable() })),
  /** Whether an import before chose these columns. */
  isRemembered: z.boolean(),
  /** Meanings that no column has, and that are needed. */
  missing: z.array(Field),
  dates: z.object({ isAsked: z.boolean(), order: DateOrder.nullable(), samples: z.array(z.string()) }),
  rooms: z.array(
    z.object({
      /** How it is answered for; '' stands for children without a room. */
      key: z.string(),
      name: z.string(),
      rows: z.int(),
      choice: RoomChoice.nullable(),
      suggested: z.enum(AGE_GROUPS),
    }),
  ),
  /** What would come in; the first of what is wrong, changed and new. */
  preview: z
    .object({
      counts: Counts,
      wrongRows: z.int(),
      wrong: z.array(WrongCell),
      changed: z.array(
        z.object({
          line: z.int(),
          name: z.string(),
          changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
        }),
      ),
      sample: z.array(z.object({ name: z.string(), dateOfBirth: z.string(), room: z.string(), more: z.string() })),
      /** Rooms that would have more children than places. */
      overfull: z.array(z.object({ room: z.string(), capacity: z.int(), children: z.int() })),
    })
    .nullable(),
}).meta({ id: 'ImportFile' });

const director = { audience: 'staff', access: staffWith('center.manage') } as const;

export const imports = {
  'GET /api/imports': {
    summary: 'Spreadsheets that were uploaded, newest first: those that wait for answers, and those that came in',
    ...director,
    reply: z.array(ImportLine),
  },
  'POST /api/imports': {
    summary: 'Upload a spreadsheet (.xlsx or CSV, base64); nothing of it comes in before it is started',
    ...director,
    body: z.strictObject({
      fileName: requiredText('The file needs a name', 200),
      /** Checked by what it decodes to: looking at each letter of 7 MB would hold everybody up. */
      content: z.string().min(1, 'The file is empty'),
    }),
    maxBytes: Math.ceil((MOST_FILE_BYTES * 4) / 3) + 4096,
    status: 201,
    reply: ImportFile,
  },
  'GET /api/imports/:id': {
    summary: 'An uploaded spreadsheet: what its columns mean, what is asked, and what would come in or has',
    ...director,
    params: IdParams,
    reply: ImportFile,
  },
  'PATCH /api/imports/:id': {
    summary: 'Answer for a spreadsheet: what its columns mean, the order of dates, where rooms lead, corrected cells',
    ...director,
    params: IdParams,
    body: z.strictObject({
      kind: Kind.optional(),
      columns: z.array(Field.nullable()).max(MOST_FILE_COLUMNS).optional(),
      dateOrder: DateOrder.optional(),
      /** By the key of the room; others stay. */
      rooms: z.record(z.string().max(10_000), RoomChoice.nullable()).optional(),
      edits: z
        .array(z.strictObject({ line: z.int().positive(), column: z.int().min(0), value: z.string().max(10_000) }))
        .max(500)
        .optional(),
      version: Version,
    }),
    maxBytes: 1024 * 1024,
    reply: ImportFile,
  },
  'DELETE /api/imports/:id': {
    summary: 'Discard an uploaded spreadsheet that has not come in',
    ...director,
    params: IdParams,
    reply: Nothing,
  },
  'POST /api/imports/:id/start': {
    summary: 'Let a spreadsheet come in, by a job: all of it, or its good rows; asking again changes nothing',
    ...director,
    params: IdParams,
    body: z.strictObject({
      /** What happens while rows are wrong: nothing comes in, or the good rows do. */
      wrong: z.enum(['refuse', 'leave']),
      /** Whether children who are here already are changed to what the file says. */
      changes: z.boolean(),
      version: Version,
    }),
    reply: ImportFile,
  },
  'POST /api/imports/:id/take-back': {
    summary: 'Take a whole import back; refused once something else hangs on what came in',
    ...director,
    params: IdParams,
    reply: ImportFile,
  },
  'GET /api/imports/:id/left-out': {
    summary: 'The rows that did not come in, as CSV with what is wrong with each',
    ...director,
    params: IdParams,
    reply: z.object({ fileName: z.string(), csv: z.string() }),
  },
  'GET /api/exports/:kind': {
    summary: 'Children, guardians or staff as CSV that can be imported, safe to open in a spreadsheet',
    ...director,
    params: z.object({ kind: z.enum(EXPORT_KINDS) }),
    reply: z.object({ fileName: z.string(), csv: z.string() }),
  },
} satisfies Contract;
