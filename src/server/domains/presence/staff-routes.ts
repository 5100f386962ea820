import type { Serve } from '#server/http/serve.ts';
import { mergeRooms, splitRooms } from './merge-commands.ts';
import { moveChildren, undoMoves } from './move-commands.ts';
import { presenceNow } from './read.ts';

export function presenceRoutes(serve: Serve): void {
  serve.cached('GET /api/presence', { until: 'minute', sharedBy: 'role' }, ({ scope }) => presenceNow(scope));
  serve('POST /api/presence/moves', async ({ scope, body }) => ({
    moves: await moveChildren(scope, body.childIds, body.roomId),
  }));
  serve('POST /api/presence/moves/undo', async ({ scope, body }) => ({ ids: await undoMoves(scope, body.ids) }));
  serve('POST /api/presence/merges', ({ scope, body }) => mergeRooms(scope, body));
  serve('DELETE /api/presence/merges/:id', async ({ scope, params }) => {
    await splitRooms(scope, params.id);
    return {};
  });
}
