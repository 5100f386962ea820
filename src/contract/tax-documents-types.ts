// What a tax document can be (tax-documents-1), without zod: the screens hold it too.

export const DOCUMENT_TYPES = [
  '1099',
  'tax_summary',
  'payment_receipt',
  'year_end_statement',
  'dependent_care_assistance',
  'other',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

export const FIRST_TAX_YEAR = 2000;
export const LAST_TAX_YEAR = 2030;
