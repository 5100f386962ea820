import { DECLINABLE_FORMS } from '#contract/children-consents.ts';
import type { Scope } from '#server/db/scope.ts';
import { actingGuardianOf } from '#server/kernel/access/guardian.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { notify } from '#server/kernel/notify/notify.ts';
import { givenConsent, lastStatements } from './consent-queries.ts';
import { auditRevoked, saidBy } from './consents.ts';
import * as rows from './family-consent-queries.ts';
import { consentWithdrawn } from './hooks.ts';
import { type ConsentForm, whyKept } from './rules-consents.ts';

/** What was said last of each consent for a child, to its guardians. */
export async function ownConsents(scope: Scope, childId: number) {
  await actingGuardianOf(scope, childId);
  return scope.all(rows.ownConsents(childId));
}

/**
 * A guardian takes back a consent, whichever of them gave it: one who withdraws is enough (children-20). Staff are told, and whatever depends on it
 * asks anew.
 */
export async function withdrawConsent(scope: Scope, childId: number, form: ConsentForm) {
  const { id: guardianId } = await actingGuardianOf(scope, childId);
  await scope.all(rows.holdOwnChild(childId));
  const given = await scope.maybe(givenConsent(childId, form));
  if (given) {
    await scope.count(rows.withdrawOwn(given.id, scope.now, guardianId));
    auditRevoked(scope, childId, form, given.id);
    await consentWithdrawn.tell(scope, { childId, form, guardianId });
    await notify(scope, {
      kind: 'attendance',
      event: 'consent-withdrawn',
      recipients: { staffWith: ['children.enroll'] },
      about: { id: given.id, childIds: [childId] },
    });
    scope.touch('children', [childId]);
  }
  return scope.all(rows.ownConsents(childId));
}

export interface SignedConsent {
  readonly form: ConsentForm;
  readonly isGiven: boolean;
}

/**
 * Records what a family says of consents by a form that all who must have signed, in the scope of the last one. Of a consent that cannot be declined a
 * 'no' says nothing. What says the same already stays, as with paper (children-16).
 */
export async function recordSigned(
  scope: Scope,
  { childId, formRequestId, consents }: { childId: number; formRequestId: number; consents: readonly SignedConsent[] },
): Promise<void> {
  const declinable: readonly ConsentForm[] = DECLINABLE_FORMS;
  const statements = consents.filter(({ form, isGiven }) => isGiven || declinable.includes(form));
  if (statements.length === 0) return;
  const { center } = await scope.opened;
  const signedOn = dayAt(scope.now, center.zone);
  await scope.all(rows.holdOwnChild(childId));
  const last = new Map((await scope.all(lastStatements([childId]))).map((said) => [said.form, said]));
  const fresh = statements
    .map(({ form, isGiven }) => ({ form, isDeclined: !isGiven, before: last.get(form) }))
    .filter(({ isDeclined, before }) => whyKept(before, isDeclined, signedOn) === null);
  if (fresh.length === 0) return;
  const replaced = fresh.flatMap(({ form, isDeclined, before }) =>
    before && before.isDeclined !== null ? [{ id: before.id, form, isDeclined }] : [],
  );
  if (replaced.length > 0)
    await scope.count(
      rows.endReplaced(
        replaced.map(({ id }) => id),
        scope.now,
      ),
    );
  const ids = (await scope.all(rows.insertSigned(childId, fresh, { at: scope.now, signedOn, formRequestId }))).map(
    ({ id }) => id,
  );
  for (const { id, form } of replaced.filter(({ isDeclined }) => isDeclined)) {
    auditRevoked(scope, childId, form, id);
    await consentWithdrawn.tell(scope, { childId, form, guardianId: null });
  }
  audit(scope, {
    action: 'confirm consents',
    entity: 'consent',
    ids,
    children: [childId],
    after: saidBy(
      fresh.map(({ form, isDeclined }) => ({ form, isDeclined, signedBy: null })),
      { forms: [], signedOn },
    ),
  });
  scope.touch('children', [childId]);
}
