import { staffIdOf } from '../../access/actor.ts';
import { audit } from '../../audit/audit.ts';
import type { Scope } from '../../db/scope.ts';
import { notFound, orRefuse } from '../../refusal.ts';
import { refuseBadSubjects } from '../children/subject.ts';
import { incident, insertIncidents, markTold, type NewIncidentRow } from './queries.ts';

export type NewIncident = Omit<NewIncidentRow, 'recordedBy' | 'createdAt'>;

/** Reports an incident; until a guardian saw it or staff told the family it counts as pending (DECISIONS row 17). */
export async function reportIncident(scope: Scope, input: NewIncident) {
  await refuseBadSubjects(scope, [input], 'An incident cannot be reported for a future date');
  const { actor } = await scope.opened;
  const row = { ...input, recordedBy: staffIdOf(actor), createdAt: scope.now };
  const { id } = await scope.one(insertIncidents([row]));
  audit(scope, { action: 'report incident', entity: 'incident', ids: [id], children: [input.childId], after: input });
  scope.touch('incidents', [input.childId]);
  return scope.one(incident(id));
}

/** Staff told the family (DECISIONS row 17); who told them first, and when, is kept. */
export async function tellFamily(scope: Scope, id: number) {
  const { actor } = await scope.opened;
  const before = orRefuse(await scope.maybe(incident(id)), notFound('This incident was not found'));
  if (before.parentNotified) return before;
  await scope.count(markTold(id, scope.now, staffIdOf(actor)));
  audit(scope, { action: 'tell family', entity: 'incident', ids: [id], children: [before.childId] });
  scope.touch('incidents', [before.childId]);
  return scope.one(incident(id));
}
