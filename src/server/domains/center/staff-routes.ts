import type { Serve } from '#server/http/serve.ts';
import { roles, rooms } from './queries.ts';
import { ratiosNow } from './ratios.ts';
import { setCapabilities } from './roles.ts';

export function centerRoutes(serve: Serve): void {
  serve.cached('GET /api/rooms', { until: 'day', sharedBy: 'role' }, ({ scope }) => scope.all(rooms()));
  serve.cached('GET /api/rooms/ratios', { until: 'minute', sharedBy: 'role' }, ({ scope }) => ratiosNow(scope));
  serve('GET /api/roles', ({ scope }) => scope.all(roles()));
  serve('PUT /api/roles/:id/capabilities', ({ scope, params, body }) => setCapabilities(scope, params.id, body));
}
