import type { FastifyReply } from 'fastify';
import type { Scope } from '#server/db/scope.ts';
import type { FileAnswer } from '#server/http/files.ts';
import type { Serve } from '#server/http/serve.ts';
import type { CameraKey } from '#server/kernel/cameras/cameras.ts';
import type { Segmenter } from '#server/kernel/cameras/segmenter.ts';
import { HttpError, notFound, orRefuse } from '#server/kernel/http-error.ts';
import { audienceOf } from './answers.ts';
import { PROBLEMS } from './problems.ts';
import { sourceOf } from './source.ts';
import { metForStill } from './stills.ts';
import { holdView } from './views.ts';

/** Players that are not hls.js want so many pieces in their first playlist. */
const NATIVE_PIECES = 3;

/** The picture itself. Session, view and permission are asked again at every request; nothing of it is cached. */
export function cameraStreamRoutes(serve: Serve): void {
  serve.longFile('GET /api/cameras/:id/stream.m3u8', async ({ act, params, query, server }) => {
    const { key, viewer, audience } = await act((scope) => held(scope, params.id));
    const pieces = query.native ? NATIVE_PIECES : 1;
    const running = server.cameras.running(key, viewer);
    if (running && running.size >= pieces) return playlist(running, audience);
    const load = sourceOf(server, key.centerId, key.cameraId);
    const { segmenter, problem } = await server.cameras.watch(key, viewer, pieces, load);
    // Waiting took a while; the right to watch may have gone.
    await act((scope) => holdView(scope, params.id));
    if (segmenter.size > 0) return playlist(segmenter, audience);
    const because = problem ?? 'no-picture';
    throw new HttpError(503, PROBLEMS[because].message, { code: because, retryAfterSeconds: 2 });
  });
  serve.file('GET /api/cameras/:id/init.mp4', async ({ scope, params, query, reply, server }) => {
    const { key, viewer } = await held(scope, params.id);
    return piece(reply, server.cameras.patience, 'init.mp4', server.cameras.running(key, viewer)?.init(query.run));
  });
  serve.file('GET /api/cameras/:id/segment.m4s', async ({ scope, params, query, reply, server }) => {
    const { key, viewer } = await held(scope, params.id);
    return piece(
      reply,
      server.cameras.patience,
      'segment.m4s',
      server.cameras.running(key, viewer)?.segment(query.number),
    );
  });
  serve.longFile('GET /api/cameras/:id/snapshot.jpg', async ({ act, params, server }) => {
    const key = await act((scope) => metForStill(scope, params.id));
    const still = await server.cameras.still(key, sourceOf(server, key.centerId, key.cameraId));
    if ('problem' in still) {
      throw new HttpError(503, PROBLEMS[still.problem].message, { code: still.problem, retryAfterSeconds: 10 });
    }
    // Taking it took a while; privacy may have come.
    await act((scope) => metForStill(scope, params.id));
    return { name: 'snapshot.jpg', type: 'image/jpeg', inline: true, content: still.picture };
  });
}

interface Held {
  readonly key: CameraKey;
  readonly viewer: number;
  readonly audience: 'staff' | 'parent';
}
async function held(scope: Scope, cameraId: number): Promise<Held> {
  const { sourceVersion } = await holdView(scope, cameraId);
  const { actor, center, session } = await scope.opened;
  return {
    key: { centerId: center.id, cameraId, version: sourceVersion },
    viewer: session?.id ?? 0,
    audience: audienceOf(actor),
  };
}

const playlist = (segmenter: Segmenter, audience: Held['audience']): FileAnswer => ({
  name: 'stream.m3u8',
  type: 'application/vnd.apple.mpegurl',
  inline: true,
  content: Buffer.from(segmenter.playlist(`&portal=${audience}`)),
});

function piece(reply: FastifyReply, patience: number, name: string, bytes: Buffer | null | undefined): FileAnswer {
  const content = orRefuse(bytes ?? undefined, notFound('This piece of the picture is gone'));
  const timer = setTimeout(() => reply.raw.destroy(), patience);
  reply.raw.once('close', () => clearTimeout(timer));
  return { name, type: 'video/mp4', inline: true, content };
}
