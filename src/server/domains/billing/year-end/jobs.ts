import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inCenter } from '#server/db/open-scope.ts';
import { deleteTaxDocument, giveTaxDocument } from '#server/domains/tax-documents/commands.ts';
import { printedLogo } from '#server/kernel/center/logo.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import type { Task } from '#server/kernel/jobs/tasks.ts';
import { recordUpload } from '#server/kernel/uploads/commands.ts';
import { DOCUMENT, folderOf, keyOf } from '#server/kernel/uploads/keys.ts';
import type { Server } from '#server/server.ts';
import { yearEnd } from './commands.ts';
import { letterDocument, type NamedDocument, statementDocument } from './documents.ts';
import { published, recordPublished } from './queries.ts';

const KINDS = [
  { kind: 'statement', documentType: 'year_end_statement', make: statementDocument },
  { kind: 'letter', documentType: 'dependent_care_assistance', make: letterDocument },
] as const;

/**
 * Gives one parent a year's statement and letter as tax documents. Done again it changes nothing, unless something was paid or
 * refunded meanwhile: then the new ones take the place of the old.
 */
export const publishYearEndOf: Task = async ({ server, centerId, input }) => {
  const { year, accountId } = input as { year: number; accountId: number };
  for (const { kind, documentType, make } of KINDS) {
    const due = await inCenter(server, { centerId }, async (scope) => {
      const row = (await yearEnd(scope, year)).rows.find((one) => one.accountId === accountId);
      const given = (await scope.all(published(year))).find((one) => one.accountId === accountId && one.kind === kind);
      if (!row || given?.paid === row.paid) return null;
      const logo = await printedLogo(server.files, scope);
      return { ...(await make(scope, accountId, year)), logo, paid: row.paid, parentId: row.guardianId, given };
    });
    if (!due) continue;
    await withFile(server, centerId, due, (file) =>
      inCenter(server, { centerId }, async (scope) => {
        await recordUpload(scope, file);
        const { document, parentId, paid, given } = due;
        const description = translate(document.language, 'Made from your payments of {{year}}.', { year });
        const { id } = await giveTaxDocument(scope, {
          documentType,
          title: document.title,
          description,
          fileName: file.fileName,
          filePath: file.path,
          taxYear: year,
          parentId,
        });
        if (given) await deleteTaxDocument(scope, given.taxDocumentId);
        await scope.count(recordPublished({ year, accountId, kind, taxDocumentId: id, paid, at: scope.now }));
        scope.touch('billing');
      }),
    );
  }
};

interface StoredFile {
  readonly path: string;
  readonly fileName: string;
  readonly kind: 'document';
  readonly type: string;
  readonly size: number;
  readonly storedSize: number;
  readonly width: null;
  readonly height: null;
}

/** Stores a document among the uploads, and takes it back where it could not be recorded. */
async function withFile(
  server: Server,
  centerId: number,
  { document, name, logo }: NamedDocument & { readonly logo: Buffer | null },
  record: (file: StoredFile) => Promise<void>,
): Promise<void> {
  const { writeBillingDocument } = await import('#server/kernel/documents/billing-document.ts');
  const bytes = await writeBillingDocument(document, logo);
  const desk = path.join(server.config.dataDir, 'incoming');
  await mkdir(desk, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(path.join(desk, 'document-'));
  const filePath = `/uploads/${randomBytes(16).toString('hex')}.pdf`;
  try {
    const file = path.join(folder, 'document.pdf');
    await writeFile(file, bytes, { flush: true });
    await server.files.put(keyOf(centerId, filePath, DOCUMENT), file, 'application/pdf');
    const size = bytes.length;
    const fileName = `${name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-')}.pdf`;
    const about = { path: filePath, fileName, kind: 'document', type: 'application/pdf' } as const;
    await record({ ...about, size, storedSize: size, width: null, height: null });
  } catch (error) {
    await server.files.remove(folderOf(centerId, filePath));
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
