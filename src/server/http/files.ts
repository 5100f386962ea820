import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Files } from '#server/kernel/files/small.ts';
import type { ByteRange, FileStore } from '#server/kernel/files/store.ts';
import { notFound } from '#server/kernel/http-error.ts';
import { keyOf, type Picture, pictureFor } from '#server/kernel/uploads/keys.ts';

/** A file as an answer. */
export interface FileAnswer {
  /** What it is called where it is saved. */
  readonly name: string;
  readonly type: string;
  /** Shown in the browser rather than saved: pictures, and PDFs that the screens open in a new tab. */
  readonly inline?: boolean;
  /** Bytes made for this answer, or the key of a stored file. */
  readonly content: Buffer | Readable | { readonly key: string };
}

/** A picture as an answer, in the form that the browser takes. */
export function pictureAnswer(
  centerId: number,
  { name, path, width }: Picture,
  accept: string | undefined,
): FileAnswer {
  const [extension, type] = pictureFor(accept);
  const key = keyOf(centerId, path, `${width}.${extension}`);
  return { name: `${name}.${extension}`, type, inline: true, content: { key } };
}

/**
 * A PDF that is looked at. WebKit's viewer is a page put in its place: `sandbox` leaves it blank, and without inline styles it
 * shrinks to a corner (docs/decisions/0018). Nothing runs or loads, were the file taken for anything else.
 */
const VIEWED =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A document can't run anything, reach anything or stand in a frame, whatever program opens it. */
const LOCKED = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * Sends a file. What lies in a browser's cache is asked for again each time (`no-cache` with a tag), so that nobody sees
 * there what another account was shown; stored files answer ranges.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  files: Files,
  { name, type, inline = false, content }: FileAnswer,
): Promise<FastifyReply> {
  reply.headers({
    'content-type': type,
    'content-disposition': `${inline ? 'inline' : 'attachment'}; ${fileName(name)}`,
    'content-security-policy': inline && type === 'application/pdf' ? VIEWED : LOCKED,
    'cache-control': 'no-store',
  });
  if (!('key' in content)) return reply.send(content);

  const small = await files.small(content.key);
  const size = small?.length ?? (await files.size(content.key));
  if (size === null) throw missing();
  const tag = `"${content.key}"`;
  reply.headers({ 'cache-control': 'private, no-cache', vary: 'cookie, accept', etag: tag, 'accept-ranges': 'bytes' });
  if (request.headers['if-none-match'] === tag) return reply.status(304).send();
  const range = rangeOf(request.headers.range, size);
  if (range === 'none') return reply.status(416).header('content-range', `bytes */${size}`).send();
  if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  reply.header('content-length', range ? range.end - range.start + 1 : size);
  if (small) return reply.send(range ? small.subarray(range.start, range.end + 1) : small);
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : await bytesOf(files, content.key, range));
}

/** The bytes of a file that may be deleted at this very moment. */
async function bytesOf(store: FileStore, key: string, range: ByteRange | null): Promise<Readable> {
  try {
    return await store.read(key, range ?? undefined);
  } catch (error) {
    throw (await store.size(key)) === null ? missing() : error;
  }
}
const missing = () => notFound('This file is missing');

/** The one range of bytes that is asked for; null: all of it; 'none': nothing that exists. Several ranges get all of it. */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'none' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end || start >= size ? 'none' : { start, end };
}

/** For every program: plain letters, and beside them the name as it is. */
function fileName(name: string): string {
  const plain = name.replace(/[^\w. -]/g, '_');
  return `filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, escapeMark)}`;
}
const escapeMark = (mark: string) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;
