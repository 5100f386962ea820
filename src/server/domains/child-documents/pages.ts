import type { Scope } from '#server/db/scope.ts';
import type { FileAnswer } from '#server/http/files.ts';
import { acting } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { invalid, notFound, orRefuse } from '#server/kernel/http-error.ts';
import { claimOwnUpload, releaseUpload } from '#server/kernel/uploads/commands.ts';
import { DOCUMENT, keyOf } from '#server/kernel/uploads/keys.ts';
import { mayReadDocument } from './access.ts';
import { documentById } from './queries.ts';
import { noSuchDocument } from './rules.ts';

const PDF = 'application/pdf';
const isPdf = (path: string) => path.endsWith('.pdf');
/** Of an upload, by the path that the server gave it when it had looked at the bytes. */
export const typeOf = (path: string): string => (isPdf(path) ? PDF : 'image/jpeg');
/** Which of the files of an upload the page is. */
export const variantOf = (path: string): string => (isPdf(path) ? DOCUMENT : 'original.jpg');

/** Claims pages that the acting person uploaded themselves: pictures and PDFs, each once. */
export async function claimPages(scope: Scope, filePaths: readonly string[]): Promise<readonly string[]> {
  const paths: string[] = [];
  for (const path of filePaths) {
    const claimed = await claimOwnUpload(scope, path);
    if (!claimed) throw invalid({ filePaths: 'Upload the file first' });
    if (claimed.type !== PDF && !claimed.type.startsWith('image/'))
      throw invalid({ filePaths: 'Choose a photo or a PDF' });
    paths.push(claimed.path);
  }
  return paths;
}

/** The bytes follow with the next sweep. */
export async function releasePages(scope: Scope, paths: readonly string[]): Promise<void> {
  for (const path of paths) await releaseUpload(scope, path);
}

/** A page for whoever may read it; each look is written down (child-documents-4). */
export async function openPage(scope: Scope, id: number, page: number): Promise<FileAnswer> {
  const { center, actor } = await scope.opened;
  const { childId, kind, pagePaths } = orRefuse(await scope.maybe(documentById(id)), noSuchDocument());
  if (actor.kind !== 'parent') await acting(scope, mayReadDocument(kind));
  const path = pagePaths[page - 1];
  if (path === undefined) throw notFound('There is no file');
  audit(scope, { action: 'open child document', entity: 'child_document', ids: [id], children: [childId] });
  return {
    name: `${kind}-${page}${isPdf(path) ? '.pdf' : '.jpg'}`,
    type: typeOf(path),
    inline: true,
    content: { key: keyOf(center.id, path, variantOf(path)) },
  };
}
