import { DOWNLOAD_FORMATS } from './download-formats.ts';
import { Id, LocalDate } from './primitives.ts';
import * as z from './zod.ts';

/**
 * How a file to keep is asked for (daily-reports-4, incidents-5). Without `format` it is the parent's preference, for staff
 * plain text; other children's names are withheld, whoever asks (docs/decisions/0015).
 */
export const DocumentQuery = z.object({
  format: z.enum(DOWNLOAD_FORMATS, 'Choose txt, pdf or xlsx').optional(),
  portal: z.enum(['staff', 'parent']).optional(),
});
export const DocumentRangeQuery = DocumentQuery.extend({
  childId: Id.optional(),
  from: LocalDate.optional(),
  to: LocalDate.optional(),
});
