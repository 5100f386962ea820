import type { Scope } from '#server/db/scope.ts';
import type { FileAnswer } from '#server/http/files.ts';
import { invalid, notFound } from '#server/kernel/http-error.ts';
import { claimOwnUpload, releaseUpload } from '#server/kernel/uploads/commands.ts';
import { DOCUMENT, keyOf } from '#server/kernel/uploads/keys.ts';

/** A file as a row has it: all three or none. */
export interface KeptFile {
  readonly filePath: string | null;
  readonly fileName: string | null;
  readonly fileType: string | null;
}
export const NO_FILE: KeptFile = { filePath: null, fileName: null, fileType: null };

/** Claims what the acting person has uploaded, a picture or a document; without a path there is no file. */
export async function claimFile(scope: Scope, path: string | null): Promise<KeptFile> {
  if (path === null) return NO_FILE;
  const claimed = await claimOwnUpload(scope, path);
  if (!claimed) throw invalid({ filePath: 'Upload the file first' });
  return { filePath: claimed.path, fileName: claimed.fileName, fileType: claimed.type };
}

/** The file that takes the place of another one, whose bytes follow with the next sweep; the same path keeps it. */
export async function changeFile(scope: Scope, before: KeptFile, path: string | null | undefined): Promise<KeptFile> {
  const { filePath, fileName, fileType } = before;
  if (path === undefined || path === filePath) return { filePath, fileName, fileType };
  const file = await claimFile(scope, path);
  if (filePath !== null) await releaseUpload(scope, filePath);
  return file;
}

/** A file as it is answered: pictures and PDFs to look at, anything else to save. */
export async function fileOf(scope: Scope, { filePath, fileName, fileType }: KeptFile): Promise<FileAnswer> {
  if (filePath === null || fileName === null || fileType === null) throw notFound('There is no file');
  const { center } = await scope.opened;
  const isPicture = fileType.startsWith('image/');
  return {
    name: fileName,
    type: fileType,
    inline: isPicture || fileType === 'application/pdf',
    content: { key: keyOf(center.id, filePath, isPicture ? 'original.jpg' : DOCUMENT) },
  };
}
