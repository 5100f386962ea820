import type { DocumentType } from '#contract/tax-documents-types.ts';
import { db } from '#server/db/sql.ts';

const documentRows = () =>
  db
    .selectFrom('taxDocument')
    .select([
      'taxDocument.id',
      'documentType',
      'title',
      'description',
      'fileName',
      'filePath',
      'fileStored',
      'fileType',
      'taxYear',
      'parentId',
      'isGlobal',
      'uploadedBy',
      'taxDocument.createdAt',
      'taxDocument.version',
    ])
    .where('taxDocument.removedAt', 'is', null);

/** With whom they are for, be it an account that is gone. */
const withParent = (rows: ReturnType<typeof documentRows>) =>
  rows
    .leftJoin('guardian', (join) =>
      join.onRef('guardian.centerId', '=', 'taxDocument.centerId').onRef('guardian.id', '=', 'taxDocument.parentId'),
    )
    .select(['guardian.firstName', 'guardian.lastName']);

/** What the scope may see of them, by row security; at most 2,000, newest first. */
export const taxDocuments = () =>
  documentRows().orderBy('taxDocument.createdAt', 'desc').orderBy('taxDocument.id', 'desc').limit(2000);
export type TaxDocumentRow = Awaited<ReturnType<ReturnType<typeof taxDocuments>['executeTakeFirstOrThrow']>>;
export const taxDocument = (id: number) => documentRows().where('taxDocument.id', '=', id);

/** What the scope may see of them with whom they are for; at most 2,000, newest first. */
export const shownTaxDocuments = () => withParent(taxDocuments());
export const shownTaxDocument = (id: number) => withParent(taxDocument(id));

export interface NewTaxDocumentRow {
  readonly documentType: DocumentType;
  readonly title: string;
  readonly description: string;
  readonly fileName: string;
  readonly filePath: string;
  readonly fileStored: boolean;
  readonly fileType: string | null;
  readonly taxYear: number;
  readonly parentId: number | null;
  readonly isGlobal: boolean;
  readonly uploadedBy: number | null;
  readonly createdAt: Date;
}
export const insertTaxDocument = (row: NewTaxDocumentRow) => db.insertInto('taxDocument').values(row).returning('id');

export type TaxDocumentChange = Partial<
  Pick<NewTaxDocumentRow, 'title' | 'description' | 'taxYear' | 'parentId' | 'isGlobal'>
>;
export const updateTaxDocument = (id: number, change: TaxDocumentChange) =>
  db
    .updateTable('taxDocument')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('removedAt', 'is', null);

export const removeTaxDocument = (id: number, at: Date, by: number | null) =>
  db
    .updateTable('taxDocument')
    .set({ removedAt: at, removedBy: by })
    .where('id', '=', id)
    .where('removedAt', 'is', null);

export const parentAccount = (id: number) =>
  db.selectFrom('guardian').select('id').where('id', '=', id).where('removedAt', 'is', null);
