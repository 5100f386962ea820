import { parentsAndStaffWith, staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { Id, IdParams, Instant, Nothing, optionalText, requiredText, Version } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';
import { DOCUMENT_TYPES, FIRST_TAX_YEAR, LAST_TAX_YEAR } from './tax-documents-types.ts';

const REQUIRED = 'Please fill in all required fields and select a file';
const YEAR = 'Enter a year from 2000 to 2030';

export const TaxDocument = z
  .object({
    id: z.int(),
    documentType: z.enum(DOCUMENT_TYPES),
    title: z.string(),
    description: z.string(),
    fileName: z.string(),
    filePath: z.string(),
    /** Where the file is read; null where it is missing. */
    fileUrl: z.string().nullable(),
    /** By its content, as a media type: a PDF opens, anything else is saved. Null where it is missing. */
    fileType: z.string().nullable(),
    taxYear: z.int(),
    parentId: z.int().nullable(),
    /** The parent's name, to staff; null to parents. */
    parentName: z.string().nullable(),
    isGlobal: z.boolean(),
    uploadedBy: z.int().nullable(),
    createdAt: Instant,
    version: z.int(),
  })
  .meta({ id: 'TaxDocument' });

const TaxYear = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{4}$/.test(value.trim()) ? Number(value) : value),
  z.int(YEAR).min(FIRST_TAX_YEAR, YEAR).max(LAST_TAX_YEAR, YEAR),
);
const Title = requiredText(REQUIRED);
export const NewTaxDocument = z
  .strictObject({
    documentType: z.enum(DOCUMENT_TYPES, REQUIRED),
    title: Title,
    description: optionalText(2000),
    fileName: requiredText(REQUIRED),
    filePath: requiredText(REQUIRED, 300),
    taxYear: TaxYear,
    /** The parent it is for; not kept where it is for all. */
    parentId: Id.nullish(),
    isGlobal: z.boolean().optional(),
    /** Ignored: the session says who it is (http-9). */
    uploadedBy: z.unknown().optional(),
    /** Ignored: what else the answer to an upload says, so that it can be sent on as a whole. */
    fileSize: z.unknown().optional(),
    kind: z.unknown().optional(),
    width: z.unknown().optional(),
    height: z.unknown().optional(),
  })
  .meta({ id: 'NewTaxDocument' });

const Portal = { portal: z.enum(['staff', 'parent']).optional() };

export const taxDocuments = {
  'GET /api/tax-documents': {
    summary: 'Tax documents, newest first: to staff all, to parents their own and those for everybody. At most 2,000',
    audience: 'both',
    access: parentsAndStaffWith('tax-documents'),
    /** `parentId` is what the parents' screens send; the session says who asks (http-9). */
    query: z.object({ parentId: z.string().optional(), ...Portal }),
    reply: z.array(TaxDocument),
  },
  'POST /api/tax-documents': {
    summary: 'Give a document, of which the file was uploaded (POST /api/uploads), to one parent or to all',
    audience: 'staff',
    access: staffWith('tax-documents'),
    body: NewTaxDocument,
    status: 201,
    reply: TaxDocument,
  },
  'PATCH /api/tax-documents/:id': {
    summary: 'Change what is said of a document, or whom it is for',
    audience: 'staff',
    access: staffWith('tax-documents'),
    params: IdParams,
    body: z
      .strictObject({
        title: Title.optional(),
        description: optionalText(2000).optional(),
        taxYear: TaxYear.optional(),
        parentId: Id.nullish(),
        isGlobal: z.boolean().optional(),
        version: Version,
      })
      .meta({ id: 'TaxDocumentChange' }),
    reply: TaxDocument,
  },
  'DELETE /api/tax-documents/:id': {
    summary: 'Delete a document for good',
    audience: 'staff',
    access: staffWith('tax-documents'),
    params: IdParams,
    reply: Nothing,
  },
  'GET /api/tax-documents/:id/file': {
    summary: 'The document itself: a PDF to show, anything else to save. Each opening is audited',
    audience: 'both',
    access: parentsAndStaffWith('tax-documents'),
    params: IdParams,
    query: z.object(Portal),
    reply: Nothing,
    file: true,
  },
} satisfies Contract;
