import { staffIdOf } from '../../access/actor.ts';
import { audit } from '../../audit/audit.ts';
import type { Scope } from '../../db/scope.ts';
import { refuseBadSubjects } from '../children/subject.ts';
import { insertActivities, type NewActivityRow } from './queries.ts';

export type NewActivity = Omit<NewActivityRow, 'recordedBy' | 'createdAt'>;

/** Records activities of children, as for a whole room at once. Returns their ids. */
export async function recordActivities(scope: Scope, activities: readonly NewActivity[]): Promise<number[]> {
  await refuseBadSubjects(scope, activities, 'An activity cannot be recorded for a future date');
  const { actor } = await scope.opened;
  const rows = activities.map((activity) => ({ ...activity, recordedBy: staffIdOf(actor), createdAt: scope.now }));
  const ids = (await scope.all(insertActivities(rows))).map(({ id }) => id);
  const children = [...new Set(activities.map(({ childId }) => childId))];
  audit(scope, { action: 'record activities', entity: 'activity', ids, children });
  scope.touch('activities', children);
  return ids;
}
