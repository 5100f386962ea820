import type { PayKind } from '#contract/employment-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { noSuchStaffMember } from '#server/domains/staff/commands.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { invalid, orRefuse } from '#server/kernel/http-error.ts';
import type { Vault } from '#server/kernel/secrets/vault.ts';
import type { Server } from '#server/server.ts';
import { noSuchTerms } from './commands.ts';
import * as rows from './queries.ts';

/** Cents an hour, or cents a year of a salary. */
interface Pay {
  readonly kind: PayKind;
  readonly rate: number;
}

/** What somebody is paid and was, the newest first; that it was read is written down (employment-4). */
export async function readPay(server: Server, scope: Scope, staffId: number) {
  orRefuse(await scope.maybe(rows.nameOfMember(staffId)), noSuchStaffMember());
  const answer = await payOf(server, scope, staffId);
  audit(scope, { action: 'read pay', entity: 'staff', ids: [staffId] });
  return answer;
}

/** The rate that somebody was paid on a date, in cents an hour or a year, whether they are still there or not; that it was read is written down. */
export async function payRateOn(server: Server, scope: Scope, staffId: number, date: string): Promise<number | null> {
  const { pay } = await payOf(server, scope, staffId);
  audit(scope, { action: 'read pay', entity: 'staff', ids: [staffId] });
  return pay.find(({ fromDate }) => fromDate <= date)?.rate ?? null;
}

/** Says what is paid under terms, or that nothing is said. The log keeps that it was said, and not what. */
export async function setPay(
  server: Server,
  scope: Scope,
  staffId: number,
  { employmentId, termId }: { employmentId: number; termId: number },
  { kind, rate }: { kind: PayKind | null; rate: number | null },
) {
  if ((kind === null) !== (rate === null))
    throw invalid(kind === null ? { kind: 'Choose how it is paid' } : { rate: 'Enter what is paid' });
  orRefuse(await scope.maybe(rows.lockedMember(staffId)), noSuchStaffMember());
  const terms = await scope.all(rows.termsOf(staffId));
  if (!terms.some((term) => term.id === termId && term.employmentId === employmentId)) throw noSuchTerms();
  const { center } = await scope.opened;
  const sealed = kind === null || rate === null ? null : seal(server.vault, center.id, termId, { kind, rate });
  await scope.count(rows.updatePay(termId, sealed));
  audit(scope, { action: 'set pay', entity: 'staff', ids: [staffId] });
  scope.touch('staff');
  return payOf(server, scope, staffId);
}

async function payOf({ vault }: Server, scope: Scope, staffId: number) {
  const { center } = await scope.opened;
  const pay = (await scope.all(rows.sealedPayOf(staffId))).map(({ paySealed, ...term }) => ({
    ...term,
    ...(paySealed ? open(vault, center.id, term.termId, paySealed) : { kind: null, rate: null }),
  }));
  return { pay };
}

const boundTo = (centerId: number, termId: number) => `${centerId} ${termId}`;
const seal = (vault: Vault, centerId: number, termId: number, pay: Pay): Buffer =>
  vault.seal('pay', JSON.stringify(pay), boundTo(centerId, termId));
const open = (vault: Vault, centerId: number, termId: number, sealed: Buffer): Pay =>
  JSON.parse(vault.open('pay', sealed, boundTo(centerId, termId)));
