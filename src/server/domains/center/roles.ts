import { type Capability, DIRECTOR_KEEPS } from '#contract/kernel/access.ts';
import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict, notFound, orRefuse, refuseStale } from '#server/kernel/http-error.ts';
import {
  deleteRoleCapabilities,
  insertRole,
  insertRoleCapabilities,
  lockRole,
  roleById,
  touchRole,
} from './queries.ts';

/** Gives a new center its roles with their capabilities. */
export async function createRoles(
  scope: Scope,
  roles: readonly { name: string; capabilities: readonly Capability[] }[],
): Promise<void> {
  for (const [order, { name, capabilities }] of roles.entries()) {
    const { id } = await scope.one(insertRole(name, order));
    await scope.count(insertRoleCapabilities(id, capabilities));
  }
}

/** Sets what a role may do; from the next request on it holds for everybody with that role. */
export async function setCapabilities(
  scope: Scope,
  id: number,
  { capabilities, version }: { capabilities: readonly Capability[]; version?: number | undefined },
) {
  scope.later(lockRole(id));
  const role = orRefuse(await scope.maybe(roleById(id)), notFound('This role was not found'));
  refuseStale(role, version);
  const lost = DIRECTOR_KEEPS.filter((kept) => role.name === 'Director' && !capabilities.includes(kept));
  if (lost.length > 0) throw conflict('The Director must keep the right to manage roles, staff and the center');
  await scope.count(deleteRoleCapabilities(id));
  if (capabilities.length > 0) await scope.count(insertRoleCapabilities(id, [...new Set(capabilities)]));
  await scope.count(touchRole(id));
  audit(scope, {
    action: 'set capabilities',
    entity: 'role',
    ids: [id],
    before: role.capabilities,
    after: capabilities,
  });
  scope.touch('center');
  return scope.one(roleById(id));
}
