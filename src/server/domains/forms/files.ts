import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { everyBlock } from '#contract/forms-asked.ts';
import type { Scope } from '#server/db/scope.ts';
import type { FileAnswer } from '#server/http/files.ts';
import { acting, parent } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict, invalid, notFound, orRefuse } from '#server/kernel/http-error.ts';
import { claimOwnUpload } from '#server/kernel/uploads/commands.ts';
import { DOCUMENT, keyOf } from '#server/kernel/uploads/keys.ts';
import type { Server } from '#server/server.ts';
import { openSigner } from './family-commands.ts';
import * as rows from './file-queries.ts';
import { bodyOf } from './read.ts';

/** Which of an upload's files is read and signed: of a picture the one that was written anew, without place and camera. */
export const variantOf = (type: string): string => (type.startsWith('image/') ? 'original.jpg' : DOCUMENT);

/** Gives a file to a block of one's draft, in place of one that was given before; the draft then names it as its answer. */
export async function giveFile(
  server: Server,
  scope: Scope,
  id: number,
  { key, filePath }: { readonly key: string; readonly filePath: string },
) {
  const { center } = await scope.opened;
  const { id: guardianId } = await acting(scope, parent);
  const signer = await openSigner(scope, id);
  if (signer.answersSealed) throw conflict('Another guardian has signed meanwhile. Read what they answered first.');
  const isAsked = everyBlock(bodyOf(signer.content)).some(({ block }) => block.kind === 'file' && block.key === key);
  if (!isAsked) throw invalid({ key: 'This form asks for no file here' });
  const claimed = await claimOwnUpload(scope, filePath);
  if (!claimed) throw invalid({ filePath: 'Upload the file first' });
  const { path, fileName, type } = claimed;
  const { sha256, size } = await sumOf(server, keyOf(center.id, path, variantOf(type)));
  await scope.all(rows.dropFiles(id, guardianId, key, scope.now));
  const file = { formRequestId: id, guardianId, blockKey: key, filePath: path, fileName, fileType: type, size, sha256 };
  const { id: fileId } = await scope.one(rows.insertFile({ ...file, createdAt: scope.now }));
  audit(scope, { action: 'give file to form', entity: 'form_request', ids: [id], children: [signer.childId] });
  return { id: fileId, name: fileName, size, sha256: sha256.toString('hex') };
}

async function sumOf({ files }: Server, key: string): Promise<{ sha256: Buffer; size: number }> {
  const hash = createHash('sha256');
  let size = 0;
  const bytes = await files.read(key);
  bytes.on('data', (part: Buffer) => {
    size += part.length;
  });
  await pipeline(bytes, hash);
  return { sha256: hash.digest(), size };
}

/** A file that a guardian gave, or signed with. */
export const ownFile = async (scope: Scope, id: number, fileId: number): Promise<FileAnswer> =>
  answerOf(scope, orRefuse(await scope.maybe(rows.formFile(id, fileId)), noSuchFile()));

/** A file that was signed with, to staff; that it was read is written down. */
export async function signedFile(scope: Scope, id: number, fileId: number): Promise<FileAnswer> {
  const file = orRefuse(await scope.maybe(rows.formFile(id, fileId)), noSuchFile());
  if (!file.isSigned) throw noSuchFile();
  audit(scope, { action: 'read form answers', entity: 'form_request', ids: [id], children: [file.childId] });
  return answerOf(scope, file);
}

async function answerOf(
  scope: Scope,
  { filePath, fileName, fileType }: { filePath: string; fileName: string; fileType: string },
): Promise<FileAnswer> {
  const { center } = await scope.opened;
  const inline = fileType.startsWith('image/') || fileType === 'application/pdf';
  return { name: fileName, type: fileType, inline, content: { key: keyOf(center.id, filePath, variantOf(fileType)) } };
}

const noSuchFile = () => notFound('There is no file');
