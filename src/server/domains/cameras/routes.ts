import type { Serve } from '#server/http/serve.ts';
import { blockedGuardians, blockGuardian, unblockGuardian } from './blocks.ts';
import { addCamera, changeCamera, deleteCamera } from './commands.ts';
import { testCamera } from './connection-test.ts';
import { denied } from './denials.ts';
import { asView, gatewayFor, listOf, oneForStaff } from './list.ts';
import { viewsOf } from './log.ts';
import { privacyOfRooms, setPrivacy } from './privacy.ts';
import { settings } from './queries.ts';
import { changeSettings } from './settings.ts';
import { cameraStreamRoutes } from './stream-routes.ts';
import { beginView, holdView, stopView } from './views.ts';

export function cameraRoutes(serve: Serve): void {
  serve('GET /api/cameras', ({ scope, server }) => listOf(server, scope));
  serve('POST /api/cameras', async ({ scope, body, server }) =>
    oneForStaff(server, scope, await addCamera(server, scope, body)),
  );
  serve('PATCH /api/cameras/:id', async ({ scope, params, body, server }) => {
    await changeCamera(server, scope, params.id, body);
    return oneForStaff(server, scope, params.id);
  });
  serve('DELETE /api/cameras/:id', async ({ scope, params }) => {
    await deleteCamera(scope, params.id);
    return {};
  });
  serve('GET /api/cameras/settings', ({ scope }) => scope.one(settings()));
  serve('PUT /api/cameras/settings', ({ scope, body }) => changeSettings(scope, body));
  serve('GET /api/cameras/gateway', ({ scope, server }) => gatewayFor(server, scope));
  serve('GET /api/cameras/views', ({ scope, query }) => viewsOf(scope, query));
  serve('POST /api/cameras/:id/view', async ({ scope, params, server }) => {
    if (!(await server.cameras.isAvailable())) throw denied('gateway-unavailable');
    return asView(server, scope, params.id, await beginView(scope, params.id));
  });
  serve('GET /api/cameras/:id/view', async ({ scope, params, server }) =>
    asView(server, scope, params.id, await holdView(scope, params.id)),
  );
  serve('DELETE /api/cameras/:id/view', async ({ scope, params, server }) => {
    await stopView(scope, params.id);
    const { center, session } = await scope.opened;
    server.cameras.leave({ centerId: center.id, cameraId: params.id }, session?.id ?? 0);
    return {};
  });
  serve('GET /api/cameras/blocks', ({ scope }) => blockedGuardians(scope));
  serve('PUT /api/cameras/blocks/:id', ({ scope, params, body }) => blockGuardian(scope, params.id, body));
  serve('DELETE /api/cameras/blocks/:id', async ({ scope, params }) => {
    await unblockGuardian(scope, params.id);
    return {};
  });
  serve.cached('GET /api/rooms/privacy', { until: 'day', sharedBy: 'role' }, ({ scope }) => privacyOfRooms(scope));
  serve('POST /api/rooms/:id/privacy', ({ scope, params, body }) => setPrivacy(scope, params.id, body));
  serve.long('POST /api/cameras/test', ({ server, act, body }) => testCamera(server, act, body));
  cameraStreamRoutes(serve);
}
