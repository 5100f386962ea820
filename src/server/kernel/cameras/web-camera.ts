import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { authorization, challengesOf } from './authorization.ts';
import { CameraFailure, problemOf } from './failure.ts';
import { isJpeg, JpegReader, LARGEST_JPEG } from './jpegs.ts';
import { throughGate } from './password.ts';
import type { Asking } from './rtsp.ts';
import { problemOfStatus } from './rtsp.ts';
import { connectTo } from './socket.ts';

/** A camera that speaks HTTP: an endless answer of JPEGs, or one JPEG at a time. */
export type WebKind = 'mjpeg' | 'snapshot';

/** A snapshot camera is asked so often; at first more often, so that a picture begins soon. */
const EVERY_MS = 1000;
const AT_FIRST_MS = 250;
const FIRST = 4;

/** What an HTTP camera is; throws CameraFailure. The picture itself isn't waited for. */
export async function lookAtWebCamera(asking: Asking): Promise<WebKind> {
  const answer = await open(asking, new AbortController().signal);
  answer.destroy();
  return kindOf(answer);
}

/**
 * The pictures of an HTTP camera, as they come, until `signal` aborts or the camera fails (CameraFailure). ffmpeg has no part
 * in the connection, so no playlist, redirect or header can send it anywhere.
 */
export async function* picturesOf(asking: Asking, signal: AbortSignal): AsyncGenerator<Buffer> {
  try {
    for (let asked = 1; ; asked += 1) {
      const answer = await open(asking, signal);
      if (kindOf(answer) === 'mjpeg') return yield* streamed(answer);
      yield await whole(answer);
      await pause(asked < FIRST ? AT_FIRST_MS : EVERY_MS, undefined, { signal });
    }
  } catch (error) {
    if (signal.aborted) return;
    throw new CameraFailure(problemOf(error));
  }
}

async function* streamed(answer: IncomingMessage): AsyncGenerator<Buffer> {
  const reader = new JpegReader();
  for await (const chunk of answer) yield* reader.push(chunk as Buffer);
  throw new CameraFailure('ended');
}

async function whole(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    size += (chunk as Buffer).length;
    if (size > LARGEST_JPEG) throw new CameraFailure('not-a-camera');
    chunks.push(chunk as Buffer);
  }
  const picture = Buffer.concat(chunks);
  if (!isJpeg(picture)) throw new CameraFailure('unsupported-codec');
  return picture;
}

/** The answer of a camera that lets us in; a password is tried once. */
async function open(asking: Asking, signal: AbortSignal): Promise<IncomingMessage> {
  try {
    const first = await ask(asking, signal, null);
    if (first.statusCode !== 401 || !asking.credentials) return admitted(first);
    first.destroy();
    const asked = { method: 'GET', uri: asking.address.path };
    const proof = authorization(challengesOf(listOf(first)), asking.credentials, asked);
    if (!proof) throw new CameraFailure('wrong-password');
    return await throughGate(asking.gate, async () => admitted(await ask(asking, signal, proof)));
  } catch (error) {
    throw signal.aborted ? error : new CameraFailure(problemOf(error));
  }
}

async function ask({ address, target, timeoutMs }: Asking, signal: AbortSignal, proof: string | null) {
  // Named by an import statement, it would have Node load all of `fetch` at the start.
  const { request } = await import('node:http');
  return new Promise<IncomingMessage>((resolve, reject) => {
    const host = address.host.includes(':') ? `[${address.host}]` : address.host;
    const asked = request({
      createConnection: () => connectTo(address, target, timeoutMs),
      method: 'GET',
      path: address.path,
      headers: { host: `${host}:${address.port}`, 'user-agent': 'Larkhouse', ...(proof && { authorization: proof }) },
      // Cameras are careless with their headers.
      insecureHTTPParser: true,
      signal,
    });
    asked.on('response', resolve).on('error', reject).end();
  });
}

const listOf = ({ headersDistinct }: IncomingMessage) => headersDistinct['www-authenticate'] ?? [];

function admitted(answer: IncomingMessage): IncomingMessage {
  const problem = problemOfStatus(answer.statusCode ?? 0);
  if (!problem) return answer;
  answer.destroy();
  throw new CameraFailure(problem);
}

function kindOf({ headers }: IncomingMessage): WebKind {
  const type = headers['content-type']?.toLowerCase() ?? '';
  if (type.startsWith('multipart/x-mixed-replace')) return 'mjpeg';
  if (type.startsWith('image/jpeg') || type.startsWith('image/jpg')) return 'snapshot';
  throw new CameraFailure(
    type.startsWith('image/') || type.startsWith('video/') ? 'unsupported-codec' : 'not-a-camera',
  );
}
