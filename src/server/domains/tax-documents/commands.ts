import type { DocumentType } from '#contract/tax-documents-types.ts';
import type { Scope } from '#server/db/scope.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { invalid, notFound, orRefuse, refuseGone, refuseStale } from '#server/kernel/http-error.ts';
import { claimOrMiss, releaseUpload } from '#server/kernel/uploads/commands.ts';
import {
  insertTaxDocument,
  parentAccount,
  removeTaxDocument,
  shownTaxDocument,
  type TaxDocumentChange,
  taxDocument,
  updateTaxDocument,
} from './queries.ts';

export interface NewTaxDocument {
  readonly documentType: DocumentType;
  readonly title: string;
  readonly description: string;
  readonly fileName: string;
  readonly filePath: string;
  readonly taxYear: number;
  readonly parentId?: number | null | undefined;
  readonly isGlobal?: boolean | undefined;
}

/** Gives a document to one parent or to all; a path that was never uploaded is recorded as 'file missing' (uploads-2). */
export async function giveTaxDocument(scope: Scope, { parentId, isGlobal = false, ...input }: NewTaxDocument) {
  const addressee = await addresseeOf(scope, { parentId: parentId ?? null, isGlobal });
  const { actor } = await scope.opened;
  const file = await claimOrMiss(scope, input.filePath, 'document');
  const { documentType, title, description, fileName, filePath, taxYear } = input;
  const { id } = await scope.one(
    insertTaxDocument({
      documentType,
      title,
      description,
      fileName,
      filePath,
      taxYear,
      ...addressee,
      fileStored: file !== null,
      fileType: file?.type ?? null,
      uploadedBy: staffIdOf(actor),
      createdAt: scope.now,
    }),
  );
  const after = { documentType, title, description, taxYear, ...addressee };
  audit(scope, { action: 'give tax document', entity: 'tax_document', ids: [id], after });
  scope.touch('tax-documents');
  return scope.one(shownTaxDocument(id));
}

export interface ChangedTaxDocument extends TaxDocumentChange {
  readonly version?: number | undefined;
}

export async function changeTaxDocument(scope: Scope, id: number, { version, ...change }: ChangedTaxDocument) {
  const before = await existing(scope, id);
  refuseStale(before, version);
  const isGlobal = change.isGlobal ?? (change.parentId ? false : before.isGlobal);
  const parentId = change.parentId === undefined ? before.parentId : change.parentId;
  const whole = { ...change, ...(await addresseeOf(scope, { parentId, isGlobal })) };
  refuseGone(await scope.count(updateTaxDocument(id, whole)), noSuchDocument());
  audit(scope, { action: 'change tax document', entity: 'tax_document', ids: [id], before, after: whole });
  scope.touch('tax-documents');
  return scope.one(shownTaxDocument(id));
}

/** Deletes a document for good; its bytes follow with the next sweep. */
export async function deleteTaxDocument(scope: Scope, id: number): Promise<void> {
  const before = await existing(scope, id);
  const { actor } = await scope.opened;
  refuseGone(await scope.count(removeTaxDocument(id, scope.now, staffIdOf(actor))), noSuchDocument());
  if (before.fileStored) await releaseUpload(scope, before.filePath);
  audit(scope, { action: 'delete tax document', entity: 'tax_document', ids: [id], before });
  scope.touch('tax-documents');
}

/** The document for who may see it, by row security; that it was opened is kept. */
export async function openTaxDocument(scope: Scope, id: number) {
  const found = await existing(scope, id);
  if (!found.fileStored) throw notFound('This file is missing');
  audit(scope, { action: 'open tax document', entity: 'tax_document', ids: [id] });
  return { ...found, centerId: (await scope.opened).center.id };
}

const noSuchDocument = () => notFound('This document was not found');
const existing = async (scope: Scope, id: number) => orRefuse(await scope.maybe(taxDocument(id)), noSuchDocument());

/** What is for all is for no parent in particular. */
async function addresseeOf(scope: Scope, { parentId, isGlobal }: { parentId: number | null; isGlobal: boolean }) {
  if (isGlobal) return { parentId: null, isGlobal };
  if (parentId !== null && !(await scope.maybe(parentAccount(parentId))))
    throw invalid({ parentId: 'Select a parent of this center' });
  return { parentId, isGlobal };
}
