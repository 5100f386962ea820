import type { Scope } from '#server/db/scope.ts';
import { seen } from '#server/domains/notifications/commands.ts';
import type { DateRange } from '#server/http/date-range.ts';
import { acting } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { notFound, orRefuse } from '#server/kernel/http-error.ts';
import { withheld } from '#server/kernel/withheld/withheld.ts';
import { mayReceiveIncident } from './access.ts';
import { familyIncident, familyIncidents, insertReceipt, markSeenByGuardian, signReceipt } from './queries.ts';

/** What staff wrote freely of an incident. */
export const FREE_TEXTS = ['description', 'actionTaken', 'witness', 'firstAid', 'toldPerson'] as const;

/** A child's incidents, newest first, without other children's names. */
export const readIncidents = async (scope: Scope, childId: number, range: DateRange) =>
  withheld(scope, await scope.all(familyIncidents(childId, range)), FREE_TEXTS);

/** A guardian opened an incident: the family counts as told, and when each of them first saw it is kept (incidents-2). */
export async function seeIncident(scope: Scope, id: number) {
  await receive(scope, id);
  return readIncident(scope, id);
}

/** A guardian signs, by typing their name, that they have read an incident; the first signature and its time are kept. */
export async function acknowledgeIncident(scope: Scope, id: number, signature: string) {
  const { parent, childId } = await receive(scope, id);
  const signed = await scope.count(signReceipt(id, parent.id, signature, scope.now));
  if (signed > 0) {
    const after = { signature };
    audit(scope, { action: 'acknowledge incident', entity: 'incident', ids: [id], children: [childId], after });
    scope.touch('incidents', [childId]);
  }
  return readIncident(scope, id);
}

/** Makes sure that the acting guardian counts as having seen it. */
export async function receive(scope: Scope, id: number) {
  const found = orRefuse(await scope.maybe(familyIncident(id)), noSuchIncident());
  const parent = await acting(scope, mayReceiveIncident(found), noSuchIncident());
  const fresh = await scope.count(insertReceipt(id, parent.id, scope.now));
  if (fresh > 0) {
    scope.later(markSeenByGuardian(id, scope.now, parent.id));
    await seen(scope, 'incident', [id]);
    audit(scope, { action: 'see incident', entity: 'incident', ids: [id], children: [found.childId] });
    scope.touch('incidents', [found.childId]);
  }
  return { parent, childId: found.childId };
}

async function readIncident(scope: Scope, id: number) {
  const [incident] = await withheld(scope, await scope.all(familyIncident(id)), FREE_TEXTS);
  return orRefuse(incident, noSuchIncident());
}

export const noSuchIncident = () => notFound('This incident was not found');
