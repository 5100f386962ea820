import type { Serve } from '#server/http/serve.ts';
import {
  deactivateStaffMember,
  editStaffMember,
  reactivateStaffMember,
  sendActivation,
  welcomeStaffMember,
} from './accounts.ts';
import { removeStaffMember, switchDuty } from './commands.ts';
import { addDuty, correctDuty, readDuties, readForgotten, voidDuty } from './duty-corrections.ts';
import { placeStaff } from './placing.ts';
import { activeStaff } from './queries.ts';

export function staffRoutes(serve: Serve): void {
  serve.cached('GET /api/staff', { until: 'minute', sharedBy: 'role' }, ({ scope }) =>
    scope.all(activeStaff(scope.now)),
  );
  serve('POST /api/staff', ({ scope, server, body }) => welcomeStaffMember(server, scope, body));
  serve('PUT /api/staff/:id', ({ scope, params, body }) => switchDuty(scope, params.id, body.isOnDuty));
  serve('PUT /api/staff/:id/presence', ({ scope, params, body }) => placeStaff(scope, params.id, body));
  serve('PATCH /api/staff/:id', ({ scope, params, body }) => editStaffMember(scope, params.id, body));
  serve('DELETE /api/staff/:id', async ({ scope, params }) => {
    await removeStaffMember(scope, params.id);
    return {};
  });
  serve('GET /api/staff/forgotten-duties', ({ scope }) => readForgotten(scope));
  serve('GET /api/staff/:id/duties', ({ scope, params, query }) => readDuties(scope, params.id, query));
  serve('POST /api/staff/:id/duties', ({ scope, params, body }) => addDuty(scope, params.id, body));
  serve('PATCH /api/staff/:id/duties/:dutyId', ({ scope, params, body }) =>
    correctDuty(scope, params.id, params.dutyId, body),
  );
  serve('POST /api/staff/:id/duties/:dutyId/void', ({ scope, params, body }) =>
    voidDuty(scope, params.id, params.dutyId, body),
  );
  serve('POST /api/staff/:id/activation-link', ({ scope, server, params }) => sendActivation(server, scope, params.id));
  serve('POST /api/staff/:id/deactivate', ({ scope, params }) => deactivateStaffMember(scope, params.id));
  serve('POST /api/staff/:id/reactivate', ({ scope, params }) => reactivateStaffMember(scope, params.id));
}
