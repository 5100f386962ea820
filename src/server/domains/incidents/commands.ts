import { staffIdOf } from '../../access/actor.ts';
import { audit } from '../../audit/audit.ts';
import type { Scope } from '../../db/scope.ts';
import { refuseBadSubject } from '../children/subject.ts';
import { incident, insertIncidents, type NewIncidentRow } from './queries.ts';

export type NewIncident = Omit<NewIncidentRow, 'recordedBy' | 'createdAt'>;

/** Reports an incident; until a guardian saw it or staff told the family it counts as pending (DECISIONS row 17). */
export async function reportIncident(scope: Scope, input: NewIncident) {
  await refuseBadSubject(scope, input, 'An incident cannot be reported for a future date');
  const { actor } = await scope.opened;
  const row = { ...input, recordedBy: staffIdOf(actor), createdAt: scope.now };
  const { id } = await scope.one(insertIncidents([row]));
  audit(scope, { action: 'report incident', entity: 'incident', ids: [id], children: [input.childId], after: input });
  scope.touch('incidents', [input.childId]);
  return scope.one(incident(id));
}
