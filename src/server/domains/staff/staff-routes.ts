import type { Serve } from '../../http/serve.ts';
import { addStaffMember, removeStaffMember, switchDuty } from './commands.ts';
import { activeStaff } from './queries.ts';

export function staffRoutes(serve: Serve): void {
  serve('GET /api/staff', ({ scope }) => scope.all(activeStaff()));
  serve('POST /api/staff', ({ scope, body }) => addStaffMember(scope, body));
  serve('PUT /api/staff/:id', ({ scope, params, body }) => switchDuty(scope, params.id, body.isOnDuty));
  serve('DELETE /api/staff/:id', async ({ scope, params }) => {
    await removeStaffMember(scope, params.id);
    return {};
  });
}
