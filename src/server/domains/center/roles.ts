import type { Capability } from '../../../contract/access.ts';
import type { Scope } from '../../db/scope.ts';
import { insertRole, insertRoleCapabilities } from './queries.ts';

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
