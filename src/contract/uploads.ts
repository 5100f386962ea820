import { parentsAndStaffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import * as z from './kernel/zod.ts';

/** The largest file that is taken in, in bytes. */
export const MOST_BYTES = 25 * 1024 * 1024;

export const uploads = {
  'POST /api/uploads': {
    summary: `Takes in one file (multipart, field \`file\`, at most ${MOST_BYTES / 1024 / 1024} MB): a picture, or a PDF, Word or Excel document, known by its content. What isn't used within a day is removed`,
    audience: 'both',
    access: parentsAndStaffWith('gallery', 'tax-documents', 'messages', 'incidents', 'children.enroll'),
    upload: true,
    // The form around the file needs a little room of its own.
    maxBytes: MOST_BYTES + 64 * 1024,
    status: 201,
    reply: z.object({
      fileName: z.string(),
      filePath: z.string(),
      /** In bytes, as it was sent. */
      fileSize: z.int(),
      kind: z.enum(['image', 'document']),
      /** Of a picture, in pixels. */
      width: z.int().nullable(),
      height: z.int().nullable(),
    }),
  },
} satisfies Contract;
