import type { Scope } from '#server/db/scope.ts';
import { refuseBadSubjects } from '#server/domains/children/subject.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { notFound, orRefuse } from '#server/kernel/http-error.ts';
import { notify } from '#server/kernel/notify/notify.ts';
import { incident, insertIncidents, markTold, type NewIncidentRow } from './queries.ts';

export type NewIncident = Omit<NewIncidentRow, 'recordedBy' | 'createdAt'>;

/** Reports an incident, of which guardians and staff are notified; until a guardian saw it or staff told the family it counts as pending (incidents-2). */
export async function reportIncident(scope: Scope, input: NewIncident) {
  await refuseBadSubjects(scope, [input], 'An incident cannot be reported for a future date');
  const { actor } = await scope.opened;
  const row = { ...input, recordedBy: staffIdOf(actor), createdAt: scope.now };
  const { id } = await scope.one(insertIncidents([row]));
  audit(scope, { action: 'report incident', entity: 'incident', ids: [id], children: [input.childId], after: input });
  await notify(scope, {
    kind: 'incident',
    event: 'reported',
    recipients: { guardiansOf: [input.childId], staffWith: ['incidents'] },
    about: { id, childIds: [input.childId] },
  });
  scope.touch('incidents', [input.childId]);
  return scope.one(incident(id));
}

/** Staff told the family (incidents-2); who told them first, and when, is kept. */
export async function tellFamily(scope: Scope, id: number) {
  const { actor } = await scope.opened;
  const before = orRefuse(await scope.maybe(incident(id)), notFound('This incident was not found'));
  if (before.parentNotified) return before;
  await scope.count(markTold(id, scope.now, staffIdOf(actor)));
  audit(scope, { action: 'tell family', entity: 'incident', ids: [id], children: [before.childId] });
  scope.touch('incidents', [before.childId]);
  return scope.one(incident(id));
}
