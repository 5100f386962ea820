import { z } from 'zod';
import { anyParent, parentsAndStaffWith } from './access.ts';
import type { Contract } from './endpoint.ts';
import { DOWNLOAD_FORMATS } from './preference-defaults.ts';
import { Id, IdParams, LocalDate, Nothing } from './primitives.ts';

const Asked = z.object({
  format: z.enum(DOWNLOAD_FORMATS, 'Choose txt, pdf or xlsx').optional(),
  portal: z.enum(['staff', 'parent']).optional(),
});
const AskedRange = Asked.extend({
  childId: Id.optional(),
  from: LocalDate.optional(),
  to: LocalDate.optional(),
});

/**
 * Daily reports and incidents as files to keep (DECISIONS row 35). Without `format` it is the parent's preference, for
 * staff plain text; other children's names are withheld, whoever asks (docs/decisions/0010).
 */
export const documents = {
  'GET /api/daily-reports/:id/document': {
    summary: 'A daily report as a file, in the language of whoever asks',
    audience: 'both',
    access: parentsAndStaffWith('daily-reports', 'reports.read'),
    params: IdParams,
    query: Asked,
    reply: Nothing,
    file: true,
  },
  'GET /api/incidents/:id/document': {
    summary: 'An incident as a file; a guardian who takes it has seen it (DECISIONS row 17). Each download is audited',
    audience: 'both',
    access: parentsAndStaffWith('incidents', 'reports.read'),
    params: IdParams,
    query: Asked,
    reply: Nothing,
    file: true,
  },
  'GET /api/parent/daily-reports/document': {
    summary: "A child's daily reports of some days as one file, oldest first; without a window the last 90 days",
    audience: 'parent',
    access: anyParent,
    query: AskedRange,
    reply: Nothing,
    file: true,
  },
  'GET /api/parent/incidents/document': {
    summary: "A child's incidents of some days as one file, oldest first; without a window the last 365 days",
    audience: 'parent',
    access: anyParent,
    query: AskedRange,
    reply: Nothing,
    file: true,
  },
} satisfies Contract;
