import type { Scope } from '#server/db/scope.ts';
import { acting, staffMember } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { invalid, orRefuse } from '#server/kernel/http-error.ts';
import { endConsents, givenConsent, heldChildren, insertConsents, lastStatements } from './consent-queries.ts';
import { consentWithdrawn } from './hooks.ts';
import { enrolledChild } from './queries.ts';
import { noSuchChild } from './rules.ts';
import { type ConsentForm, checkSigned, type SignedForms, statementsOf, whyKept } from './rules-consents.ts';

export interface Signer {
  readonly childId: number;
  /** As the paper says it; absent: it was not written down. */
  readonly signedBy?: string | undefined;
}

/** Records that signed forms of one child were seen (children-4). */
export async function confirmConsents(
  scope: Scope,
  childId: number,
  { signedBy, ...signed }: SignedForms & { readonly signedBy?: string | undefined },
): Promise<void> {
  orRefuse(await scope.maybe(enrolledChild(childId)), noSuchChild());
  await recordConsents(scope, [{ childId, signedBy }], signed);
}

/**
 * Records the same forms of several children, given or signed 'declined' (children-16). Answers what stayed as it was: what
 * says the same already, and what is of a later day than the signed.
 */
export async function recordConsents(scope: Scope, signers: readonly Signer[], signed: SignedForms) {
  const { id: by } = await acting(scope, staffMember);
  const { center } = await scope.opened;
  const today = dayAt(scope.now, center.zone);
  const refused = checkSigned(signed, today);
  if (refused) throw refused;
  const signedBy = new Map(signers.map((signer) => [signer.childId, signer.signedBy ?? null]));
  if (signedBy.size < signers.length) throw invalid({ children: 'A child is named twice' });
  const children = await scope.all(heldChildren([...signedBy.keys()]));
  if (children.length < signedBy.size) throw invalid({ children: 'There is no enrolled child with this id' });

  const said = await scope.all(lastStatements(children.map(({ id }) => id)));
  const statements = children.flatMap(({ id: childId, name }) =>
    statementsOf(signed).map(({ form, isDeclined }) => {
      const last = said.find((one) => one.childId === childId && one.form === form);
      const reason = whyKept(last, isDeclined, signed.signedOn ?? today);
      return { childId, name, form, isDeclined, reason, last, signedBy: signedBy.get(childId) ?? null };
    }),
  );
  const fresh = statements.filter(({ reason }) => reason === null);
  const replaced = fresh.flatMap(({ last, ...one }) =>
    last && last.isDeclined !== null ? [{ ...one, id: last.id }] : [],
  );
  if (replaced.length > 0)
    await scope.count(
      endConsents(
        replaced.map(({ id }) => id),
        scope.now,
        by,
      ),
    );
  const rows =
    fresh.length > 0
      ? await scope.all(insertConsents(fresh, { at: scope.now, by, signedOn: signed.signedOn ?? null }))
      : [];
  for (const { id: childId } of children) {
    const own = fresh.filter((one) => one.childId === childId);
    // Who signs 'declined' takes back what was given.
    for (const { id, form } of replaced.filter((one) => one.childId === childId && one.isDeclined)) {
      auditRevoked(scope, childId, form, id);
      await consentWithdrawn.tell(scope, { childId, form, guardianId: null });
    }
    if (own.length === 0) continue;
    audit(scope, {
      action: 'confirm consents',
      entity: 'consent',
      ids: rows.filter((row) => row.childId === childId).map(({ id }) => id),
      children: [childId],
      after: saidBy(own, signed),
    });
  }
  const changed = [...new Set(fresh.map(({ childId }) => childId))];
  if (changed.length > 0) scope.touch('children', changed);
  return {
    recorded: fresh.length,
    kept: statements.flatMap(({ childId, name, form, reason }) => (reason ? [{ childId, name, form, reason }] : [])),
  };
}

interface Said {
  readonly form: ConsentForm;
  readonly isDeclined: boolean;
  readonly signedBy: string | null;
}
/** What the audit log keeps of one child's forms. */
export function saidBy(said: readonly Said[], { signedOn }: SignedForms) {
  const formsOf = (isDeclined: boolean) => said.filter((one) => one.isDeclined === isDeclined).map(({ form }) => form);
  const [forms, declined, [first]] = [formsOf(false), formsOf(true), said];
  return {
    ...(forms.length > 0 && { forms }),
    ...(declined.length > 0 && { declined }),
    ...(signedOn !== undefined && { signedOn }),
    ...(first?.signedBy && { signedBy: first.signedBy }),
  };
}

/** Records that a family took a consent back; what was never given, or declined, stays so. */
export async function revokeConsent(scope: Scope, childId: number, form: ConsentForm): Promise<void> {
  const { id: by } = await acting(scope, staffMember);
  orRefuse(await scope.maybe(enrolledChild(childId)), noSuchChild());
  const given = await scope.maybe(givenConsent(childId, form));
  if (given === undefined || (await scope.count(endConsents([given.id], scope.now, by))) === 0) return;
  auditRevoked(scope, childId, form, given.id);
  await consentWithdrawn.tell(scope, { childId, form, guardianId: null });
  scope.touch('children', [childId]);
}

export const auditRevoked = (scope: Scope, childId: number, form: ConsentForm, id: number) =>
  audit(scope, { action: 'revoke consent', entity: 'consent', ids: [id], children: [childId], after: { form } });
