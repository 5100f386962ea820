import { z } from 'zod';
import { staffWith } from './access.ts';
import type { Contract } from './endpoint.ts';
import { IMPORT_KINDS, MOST_IMPORT_BYTES } from './import-columns.ts';
import { IdParams } from './primitives.ts';

const Csv = z.strictObject({
  kind: z.enum(IMPORT_KINDS),
  /** The file's text: a header line, then a row each. At most 5 MB. */
  csv: z.string().min(1, 'The file is empty'),
  /** Leave out children who are enrolled and guardians who are known already, instead of naming them as errors. */
  skipExisting: z.boolean().default(false),
});

const RowError = z.object({
  /** The line in the file; the header is line 1. */
  line: z.int(),
  field: z.string(),
  message: z.string(),
});

const Preview = z
  .object({
    rows: z.int(),
    errors: z.array(RowError),
    /** Rows left out because what they say is here already. */
    skipped: z.int(),
    /** The first rows as they would be saved, for looking at. */
    sample: z.array(z.record(z.string(), z.string())),
    unknownColumns: z.array(z.string()),
  })
  .meta({ id: 'ImportPreview' });

export const imports = {
  'POST /api/imports/preview': {
    summary: 'Check a spreadsheet (CSV) row by row; nothing is written',
    audience: 'staff',
    access: staffWith('center.manage'),
    body: Csv,
    maxBytes: MOST_IMPORT_BYTES,
    reply: Preview,
  },
  'POST /api/imports': {
    summary: 'Import a spreadsheet, all of it or nothing; runs as a job whose progress is asked for',
    audience: 'staff',
    access: staffWith('center.manage'),
    body: Csv,
    maxBytes: MOST_IMPORT_BYTES,
    status: 201,
    reply: z.object({ id: z.int() }),
  },
  'GET /api/imports/:id': {
    summary: 'How far an import has come',
    audience: 'staff',
    access: staffWith('center.manage'),
    params: IdParams,
    reply: z.object({
      id: z.int(),
      status: z.enum(['waiting', 'running', 'done', 'failed']),
      done: z.int(),
      total: z.int(),
      errors: z.array(RowError),
    }),
  },
  'GET /api/exports/:kind': {
    summary: 'Children, guardians or staff as CSV in the import format, safe to open in a spreadsheet',
    audience: 'staff',
    access: staffWith('center.manage'),
    params: z.object({ kind: z.enum(IMPORT_KINDS) }),
    reply: z.object({ fileName: z.string(), csv: z.string() }),
  },
} satisfies Contract;
