import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { type BasedEdit, given } from '#server/kernel/edit.ts';
import { invalid, notFound, orRefuse, refuseStale } from '#server/kernel/http-error.ts';
import { todayOf } from './ledger.ts';
import {
  type AccountRow,
  type AgencyRow,
  accountOfGuardian,
  accountRow,
  insertAgency,
  openGuardianAccount,
  passGuardianAccount,
  updateAgency,
} from './queries.ts';

/** A payer's account with its figures as of today. */
export const billingAccount = async (scope: Scope, id: number): Promise<AccountRow> =>
  orRefuse(await scope.maybe(accountRow(id, await todayOf(scope))), notFound('This account was not found'));

/** The account of a guardian, opened where there is none; 422 for somebody who is no guardian here. */
export async function accountFor(scope: Scope, guardianId: number, field = 'guardianId'): Promise<number> {
  const open = await scope.maybe(accountOfGuardian(guardianId));
  if (open) return open.id;
  const opened = await scope.count(openGuardianAccount(guardianId, scope.now));
  const account = orRefuse(
    await scope.maybe(accountOfGuardian(guardianId)),
    invalid({ [field]: 'Select a guardian of this center' }),
  );
  if (opened > 0) audit(scope, { action: 'open billing account', entity: 'billing_account', ids: [account.id] });
  return account.id;
}

/** The account of a guardian goes over to another one, who has none: the same person, who was on record twice. */
export async function passAccountOn(scope: Scope, fromId: number, toId: number): Promise<void> {
  const passed = await scope.maybe(passGuardianAccount(fromId, toId));
  if (!passed) return;
  audit(scope, { action: 'change billing account', entity: 'billing_account', ids: [passed.id] });
  scope.touchPayer(toId);
}

export interface NewAgency {
  readonly name: string;
  readonly email?: string | null | undefined;
  readonly address?: string | null | undefined;
}

/** Opens the account of an agency that pays subsidies. */
export async function openAgency(scope: Scope, { name, email = null, address = null }: NewAgency): Promise<number> {
  const { id } = await scope.one(insertAgency({ name, email, address }, scope.now));
  const after = { kind: 'agency', name, email, address };
  audit(scope, { action: 'open billing account', entity: 'billing_account', ids: [id], after });
  scope.touch('billing');
  return id;
}

export async function changeAgency(
  scope: Scope,
  id: number,
  { version, ...change }: BasedEdit<AgencyRow>,
): Promise<AccountRow> {
  const before = await billingAccount(scope, id);
  if (before.kind !== 'agency') throw invalid({ name: 'This is a guardian: change it at their parent account' });
  refuseStale(before, version);
  const said = given(change);
  await scope.count(updateAgency(id, said));
  const { name, email, address } = before;
  audit(scope, {
    action: 'change billing account',
    entity: 'billing_account',
    ids: [id],
    before: { name, email, address },
    after: said,
  });
  scope.touch('billing');
  return billingAccount(scope, id);
}
