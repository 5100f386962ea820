import type { Api } from '#contract/index.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { type DocumentType, FIRST_TAX_YEAR, LAST_TAX_YEAR } from '#contract/tax-documents-types.ts';
import { matchesSearch } from '#web/lib/matchesSearch.ts';

export type TaxDocument = Reply<Api['GET /api/tax-documents']>[number];

/** What a list is narrowed to; '' is everything. */
export interface Narrowed {
  readonly search: string;
  readonly year: string;
  readonly type: DocumentType | '';
}
export const EVERYTHING: Narrowed = { search: '', year: '', type: '' };

export const narrow = (documents: readonly TaxDocument[], { search, year, type }: Narrowed): TaxDocument[] =>
  documents.filter(
    (document) =>
      (year === '' || String(document.taxYear) === year) &&
      (type === '' || document.documentType === type) &&
      matchesSearch([document.title, document.description, document.fileName, document.parentName].join(' '), search),
  );

export const isNarrowed = ({ search, year, type }: Narrowed): boolean =>
  search.trim() !== '' || `${year}${type}` !== '';

/** The tax years there are documents of, the latest first. */
export const yearsOf = (documents: readonly TaxDocument[]): number[] =>
  [...new Set(documents.map(({ taxYear }) => taxYear))].sort((one, other) => other - one);

/** The figures over the list, for the center's current year. */
export function totalsOf(documents: readonly TaxDocument[], year: number) {
  const global = documents.filter(({ isGlobal }) => isGlobal).length;
  return {
    total: documents.length,
    global,
    parentSpecific: documents.length - global,
    currentYear: documents.filter(({ taxYear }) => taxYear === year).length,
    available: documents.filter(({ fileUrl }) => fileUrl !== null).length,
  };
}

/** A PDF is looked at; anything else is saved (tax-documents-6). */
export const isPdf = ({ fileType }: Pick<TaxDocument, 'fileType'>): boolean => fileType === 'application/pdf';

/** The files that can be given out (tax-documents-2). What one really is, the server finds out. */
export const ACCEPTED_FILES = '.pdf,.doc,.docx,.xls,.xlsx';
export const isAccepted = ({ name }: Pick<File, 'name'>): boolean =>
  ACCEPTED_FILES.split(',').some((ending) => name.toLowerCase().endsWith(ending));

/** What staff say of a document, as typed. */
export type DocumentValues = {
  title: string;
  documentType: DocumentType | '';
  description: string;
  taxYear: string;
  isGlobal: boolean;
  /** '' for no parent. */
  parentId: string;
};

export const NOTHING_SAID = (year: number): DocumentValues => ({
  title: '',
  documentType: '',
  description: '',
  taxYear: String(Math.min(year, LAST_TAX_YEAR)),
  isGlobal: false,
  parentId: '',
});

export const valuesOf = (document: TaxDocument): DocumentValues => ({
  title: document.title,
  documentType: document.documentType,
  description: document.description,
  taxYear: String(document.taxYear),
  isGlobal: document.isGlobal,
  parentId: document.parentId === null ? '' : String(document.parentId),
});

/** What may be changed later, too: everything but the type. */
export const bodyOf = ({ title, description, taxYear, isGlobal, parentId }: DocumentValues) => ({
  title: title.trim(),
  description: description.trim(),
  taxYear: Number(taxYear),
  isGlobal,
  parentId: isGlobal || parentId === '' ? null : Number(parentId),
});

export const isTaxYear = (text: string): boolean =>
  /^\d{4}$/.test(text.trim()) && Number(text) >= FIRST_TAX_YEAR && Number(text) <= LAST_TAX_YEAR;
