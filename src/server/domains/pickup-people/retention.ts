import { audit } from '#server/kernel/audit/audit.ts';
import { deleteDetails } from '#server/kernel/retention/queries.ts';
import { idsOf, type Retention, release, removeRows, rowsBy, type Step } from '#server/kernel/retention/retention.ts';
import { peopleOfNobody, photoPathsOf } from './queries.ts';

const erasePeople: Step = async (scope) => {
  const ids = idsOf(await scope.all(peopleOfNobody()));
  if (ids.length === 0) return 0;
  await release(scope, await scope.all(photoPathsOf(ids)));
  await removeRows(scope, ids, [['pickup_person', 'id']]);
  await scope.count(deleteDetails('pickup_person', ids));
  audit(scope, { action: 'erase pickup people past their retention', entity: 'pickup_person', ids });
  return ids.length;
};

export const retention: Retention = { ofChildren: rowsBy('child_id', 'pickup_child'), people: [erasePeople] };
