import { db } from '../../db/sql.ts';

const documentRows = () =>
  db
    .selectFrom('taxDocument')
    .select((eb) => [
      'id',
      eb.ref('documentType').$castTo<DocumentType>().as('documentType'),
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
      'createdAt',
      'version',
    ])
    .where('removedAt', 'is', null);

export type DocumentType =
  | '1099'
  | 'tax_summary'
  | 'payment_receipt'
  | 'year_end_statement'
  | 'dependent_care_assistance'
  | 'other';

/** What the scope may see of them, by row security. */
export const taxDocuments = () => documentRows().orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(2000);
export const taxDocument = (id: number) => documentRows().where('id', '=', id);

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
    .where('id', '=', id);

export const removeTaxDocument = (id: number, at: Date, by: number | null) =>
  db
    .updateTable('taxDocument')
    .set({ removedAt: at, removedBy: by })
    .where('id', '=', id)
    .where('removedAt', 'is', null);

export const parentAccount = (id: number) =>
  db.selectFrom('guardian').select('id').where('id', '=', id).where('removedAt', 'is', null);
