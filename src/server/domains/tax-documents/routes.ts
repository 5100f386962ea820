import type { Scope } from '#server/db/scope.ts';
import type { Serve } from '#server/http/serve.ts';
import { DOCUMENT, keyOf } from '#server/kernel/uploads/keys.ts';
import { changeTaxDocument, deleteTaxDocument, giveTaxDocument, openTaxDocument } from './commands.ts';
import { shownTaxDocuments } from './queries.ts';

export function taxDocumentRoutes(serve: Serve): void {
  serve('GET /api/tax-documents', async ({ scope }) => {
    const rows = await scope.all(shownTaxDocuments());
    const portal = await portalOf(scope);
    return rows.map((row) => asDocument(portal, row));
  });
  serve('POST /api/tax-documents', async ({ scope, body }) => asDocument('staff', await giveTaxDocument(scope, body)));
  serve('PATCH /api/tax-documents/:id', async ({ scope, params, body }) =>
    asDocument('staff', await changeTaxDocument(scope, params.id, body)),
  );
  serve('DELETE /api/tax-documents/:id', async ({ scope, params }) => {
    await deleteTaxDocument(scope, params.id);
    return {};
  });
  serve.file('GET /api/tax-documents/:id/file', async ({ scope, params }) => {
    const { centerId, filePath, fileName, fileType } = await openTaxDocument(scope, params.id);
    const type = fileType ?? 'application/octet-stream';
    const content = { key: keyOf(centerId, filePath, DOCUMENT) };
    return { name: fileName, type, inline: type === 'application/pdf', content };
  });
}

const portalOf = async (scope: Scope) => ((await scope.opened).actor.kind === 'parent' ? 'parent' : 'staff');

/** A document as it is answered; its address names the portal, because a new tab's request carries no header of ours. */
const asDocument = <Row extends { id: number; fileStored: boolean; firstName: string | null; lastName: string | null }>(
  portal: 'staff' | 'parent',
  { fileStored, firstName, lastName, ...row }: Row,
) => ({
  ...row,
  fileUrl: fileStored ? `/api/tax-documents/${row.id}/file?portal=${portal}` : null,
  parentName: portal === 'staff' && firstName !== null ? `${firstName} ${lastName}` : null,
});
