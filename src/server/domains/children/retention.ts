import { audit } from '#server/kernel/audit/audit.ts';
import { removeOf } from '#server/kernel/retention/people.ts';
import { idsOf, type Retention, release, removeRows, rowsBy, type Step } from '#server/kernel/retention/retention.ts';
import * as rows from './retention-queries.ts';

/** Of a child who left nothing stays but the name and birthday, until nothing needs these either. */
const emptyChildren: Step = async (scope, kept, zone) => {
  const ids = idsOf(await scope.all(rows.pastChildren(kept.children, zone)));
  if (ids.length === 0) return 0;
  const faces = await scope.all(rows.photoPathsOf(ids));
  await scope.count(rows.emptyChildren(ids, scope.now));
  await release(scope, faces);
  const counts = await removeOf('ofChildren', scope, ids, kept);
  const after = Object.entries(counts).map(([table, rows]) => ({ table, rows }));
  audit(scope, { action: 'remove records past their retention', entity: 'child', ids, children: ids, after });
  return ids.length;
};

const eraseChildren: Step = async (scope) => {
  const ids = idsOf(await scope.all(rows.childrenToErase()));
  if (ids.length === 0) return 0;
  await removeRows(scope, ids, [
    ['room_stay', 'child_id'],
    ['child_enrollment', 'child_id'],
  ]);
  await scope.count(rows.deleteDetailsOfChildren(ids));
  await scope.count(rows.eraseChildren(ids, scope.now));
  audit(scope, { action: 'erase children past their retention', entity: 'child', ids, children: ids });
  return ids.length;
};

export const retention: Retention = {
  records: [emptyChildren],
  people: [eraseChildren],
  ofChildren: rowsBy('child_id', 'consent'),
};
