import type { Serve } from '../../http/serve.ts';
import {
  deactivateStaffMember,
  editStaffMember,
  reactivateStaffMember,
  sendActivation,
  welcomeStaffMember,
} from './accounts.ts';
import { removeStaffMember, switchDuty } from './commands.ts';
import { activeStaff } from './queries.ts';

export function staffRoutes(serve: Serve): void {
  serve('GET /api/staff', ({ scope }) => scope.all(activeStaff()));
  serve('POST /api/staff', ({ scope, server, body }) => welcomeStaffMember(server, scope, body));
  serve('PUT /api/staff/:id', ({ scope, params, body }) => switchDuty(scope, params.id, body.isOnDuty));
  serve('PATCH /api/staff/:id', ({ scope, params, body }) => editStaffMember(scope, params.id, body));
  serve('DELETE /api/staff/:id', async ({ scope, params }) => {
    await removeStaffMember(scope, params.id);
    return {};
  });
  serve('POST /api/staff/:id/activation-link', ({ scope, server, params }) => sendActivation(server, scope, params.id));
  serve('POST /api/staff/:id/deactivate', ({ scope, params }) => deactivateStaffMember(scope, params.id));
  serve('POST /api/staff/:id/reactivate', ({ scope, params }) => reactivateStaffMember(scope, params.id));
}
