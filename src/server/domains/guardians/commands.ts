import { audit } from '../../audit/audit.ts';
import type { Scope } from '../../db/scope.ts';
import { emailKey } from '../accounts/rules.ts';
import { endGuardianshipRow, insertGuardian, insertGuardianships } from './queries.ts';

export interface NewGuardian {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly address: string | null;
  /** With one, the guardian has a parent account. */
  readonly passwordHash: string | null;
}
export interface Guardianship {
  readonly childId: number;
  readonly relationship: string;
  readonly mayPickUp?: boolean;
  readonly custodyNote?: string;
}

/** Adds a person with rights over children; returns their id. */
export async function addGuardian(scope: Scope, input: NewGuardian, of: readonly Guardianship[]): Promise<number> {
  const { email, passwordHash } = input;
  const { id } = await scope.one(
    insertGuardian({
      ...input,
      emailKey: email === null ? null : emailKey(email),
      registeredAt: passwordHash === null ? null : scope.now,
      createdAt: scope.now,
      updatedAt: scope.now,
    }),
  );
  const rows = of.map(({ childId, relationship, mayPickUp = true, custodyNote = null }) => ({
    childId,
    guardianId: id,
    relationship,
    mayPickUp,
    custodyNote,
    startedAt: scope.now,
  }));
  if (rows.length > 0) await scope.count(insertGuardianships(rows));
  const children = of.map(({ childId }) => childId);
  audit(scope, {
    action: 'add guardian',
    entity: 'guardian',
    ids: [id],
    children,
    after: { ...input, passwordHash: undefined },
  });
  scope.touch('children', children);
  return id;
}

/** Ends a guardian's rights over a child: from the next request on they see nothing of the child. */
export async function endGuardianship(scope: Scope, guardianId: number, childId: number): Promise<void> {
  await scope.count(endGuardianshipRow(guardianId, childId, scope.now));
  audit(scope, { action: 'end guardianship', entity: 'guardian', ids: [guardianId], children: [childId] });
  scope.touch('children', [childId]);
}
