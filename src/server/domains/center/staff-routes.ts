import type { Serve } from '#server/http/serve.ts';
import { roles, rooms } from './queries.ts';
import { ratiosNow } from './ratios.ts';
import { setCapabilities } from './roles.ts';

export function centerRoutes(serve: Serve): void {
  serve('GET /api/rooms', ({ scope }) => scope.all(rooms()));
  serve('GET /api/rooms/ratios', ({ scope }) => ratiosNow(scope));
  serve('GET /api/roles', ({ scope }) => scope.all(roles()));
  serve('PUT /api/roles/:id/capabilities', ({ scope, params, body }) => setCapabilities(scope, params.id, body));
}
