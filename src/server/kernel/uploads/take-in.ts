import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { MOST_BYTES } from '#contract/uploads.ts';
import { type Attempt, findAnswer } from '#server/http/idempotency.ts';
import type { Act } from '#server/http/serve.ts';
import type { Server } from '#server/server.ts';
import { storageFull } from '../files/full.ts';
import type { Made } from '../files/images.ts';
import { writePicture } from '../files/pictures.ts';
import { type Recognised, recognise } from '../files/recognise.ts';
import { HttpError, invalid } from '../http-error.ts';
import { recordUpload, refuseTooMuch } from './commands.ts';
import { plainFileName } from './file-name.ts';
import { DOCUMENT, folderOf } from './keys.ts';
import { attemptWith, once } from './once.ts';
import { OneAtATime } from './one-at-a-time.ts';
import { putFiles, storedSizeOf } from './put.ts';

/** What the answer tells of a file that was taken in. */
export interface Taken {
  readonly fileName: string;
  readonly filePath: string;
  readonly fileSize: number;
  readonly kind: 'image' | 'document';
  readonly width: number | null;
  readonly height: number | null;
}

/**
 * Takes in the one file of a multipart form: streamed to the disk, known by its content, a picture written anew, stored,
 * and only then remembered. Whatever goes wrong leaves nothing behind. 413 too large, 422 not a file we take or the
 * center's room is used up, 429 too many at once, 507 no room on the server.
 */
export async function takeIn(server: Server, act: Act, request: FastifyRequest): Promise<Taken> {
  const person = await act(async (scope) => {
    await refuseTooMuch(scope, 0);
    const { center, actor } = await scope.opened;
    return `${center.id} ${actor.kind} ${'id' in actor ? actor.id : ''}`;
  });
  const taken = work.take(person, () => takeInOf(person, server, act, request));
  if (!taken) throw new HttpError(429, 'Too many requests. Please wait a moment.', { retryAfterSeconds: 30 });
  return taken;
}

/** How many files of one person are received or wait at the same time; a browser sends six. */
const MOST_AT_ONCE = 20;
const work = new OneAtATime(MOST_AT_ONCE);

async function takeInOf(person: string, server: Server, act: Act, request: FastifyRequest): Promise<Taken> {
  const desk = path.join(server.config.dataDir, 'incoming');
  await mkdir(desk, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(path.join(desk, 'file-'));
  try {
    const { file, fileName } = await receive(request, folder).catch(refuseBroken);
    const attempt = await attemptWith(request, fileName, file);
    const given = attempt && (await act((scope) => findAnswer(scope, server.vault, attempt)));
    if (given) return JSON.parse(given.body) as Taken;
    const known = await recognise(file, fileName);
    if (!known) throw invalid({ file: NOT_TAKEN });
    return await work.inTurn(person, () => {
      // Whoever went away meanwhile holds up nobody.
      if (request.raw.socket.destroyed) throw new HttpError(400, 'The request could not be read');
      return store(server, act, folder, { file, fileName, known, attempt });
    });
  } catch (error) {
    throw storageFull(error) ?? error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What the form's reader throws has neither a status nor the number of a system's error: the form was broken or cut off. */
function refuseBroken(
  error: Error & { readonly statusCode?: number; readonly code?: string; readonly errno?: number },
): never {
  if (error instanceof HttpError || error.errno !== undefined || (error.statusCode ?? 500) < 500) throw error;
  throw new HttpError(400, 'The request could not be read');
}

const NOT_TAKEN = 'Choose a JPEG, PNG, WebP, GIF or AVIF picture, or a PDF, Word or Excel document';

interface Received {
  readonly file: string;
  readonly fileName: string;
}

async function receive(request: FastifyRequest, folder: string): Promise<Received> {
  if (!request.isMultipart()) throw new HttpError(415, 'Send the file as multipart/form-data in the field file');
  const part = await request.file({ limits: { fileSize: MOST_BYTES, files: 1, fields: 8, parts: 9 } });
  if (part?.fieldname !== 'file') throw invalid({ file: 'Select a file' });
  const file = path.join(folder, 'received');
  await pipeline(part.file as Readable, createWriteStream(file, { flush: false }));
  if (part.file.truncated)
    throw new HttpError(413, 'The file is too large: at most 25 MB', { fields: { file: 'At most 25 MB' } });
  if (part.file.bytesRead === 0) throw invalid({ file: 'This file is empty' });
  return { file, fileName: plainFileName(part.filename ?? '') };
}

async function store(
  server: Server,
  act: Act,
  folder: string,
  { file, fileName, known, attempt }: Received & { known: Recognised; attempt: Attempt | null },
): Promise<Taken> {
  const fileSize = (await stat(file)).size;
  // Before any work: what it takes to keep is known only afterwards.
  await act((scope) => refuseTooMuch(scope, 0));
  const picture = known.kind === 'image' ? await writePicture(file, folder) : null;
  if (known.kind === 'image' && !picture)
    throw invalid({ file: 'This picture cannot be read. It may be damaged or too large.' });
  const made: readonly Made[] = picture?.made ?? [{ variant: DOCUMENT, file, type: known.type }];
  const storedSize = await storedSizeOf(made);
  const { width = null, height = null } = picture ?? {};
  const filePath = `/uploads/${randomBytes(16).toString('hex')}.${picture ? 'jpg' : known.extension}`;
  const type = picture ? 'image/jpeg' : known.type;

  const centerId = await act(async (scope) => {
    await refuseTooMuch(scope, storedSize);
    return (await scope.opened).center.id;
  });
  const taken: Taken = { fileName, filePath, fileSize, kind: known.kind, width, height };
  const leave = () => server.files.remove(folderOf(centerId, filePath));
  try {
    await putFiles(server.files, centerId, filePath, made);
    const row = { path: filePath, fileName, kind: known.kind, type, size: fileSize, storedSize, width, height };
    const answer = await act((scope) => once(server, scope, attempt, taken, () => recordUpload(scope, row)));
    // The same file came twice at one moment: the other is the one that is kept.
    if (answer !== taken) await leave();
    return answer;
  } catch (error) {
    await leave();
    throw error;
  }
}
