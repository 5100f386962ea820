import type { Scope } from '#server/db/scope.ts';
import { refuseBadSubjects } from '#server/domains/children/subject.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { insertActivities } from './queries.ts';

export interface NewActivity {
  readonly childId: number;
  /** Local date. */
  readonly date: string;
  readonly activity: string;
  readonly notes: string;
  readonly staffId: number;
}

/** Records activities of children by their texts alone, as for a whole room at once. Returns their ids. */
export async function recordActivities(scope: Scope, activities: readonly NewActivity[]): Promise<number[]> {
  await refuseBadSubjects(scope, activities, 'An activity cannot be recorded for a future date');
  const { actor, center } = await scope.opened;
  const today = dayAt(scope.now, center.zone);
  const rows = activities.map((activity) => ({
    ...activity,
    at: activity.date === today ? scope.now : null,
    recordedBy: staffIdOf(actor),
    createdAt: scope.now,
  }));
  const ids = (await scope.all(insertActivities(rows))).map(({ id }) => id);
  const children = [...new Set(activities.map(({ childId }) => childId))];
  audit(scope, { action: 'record activities', entity: 'activity', ids, children });
  scope.touch('activities', children);
  return ids;
}
