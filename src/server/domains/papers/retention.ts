import { deleteDetails } from '#server/kernel/retention/queries.ts';
import { idsOf, type Removal, type Retention, release, rowsBy } from '#server/kernel/retention/retention.ts';
import { overrideIdsOf, paperFilesOf, paperIdsOf, trainingIdsOf } from './retention-queries.ts';

const TABLES = ['paper', 'health_paper', 'training', 'paper_override', 'care_block', 'paper_reminder'] as const;

/** What the log told of them goes with the papers; of those on health it told nothing. */
const removePapers: Removal = async (scope, ids, kept) => {
  await release(scope, await scope.all(paperFilesOf(ids)));
  await scope.count(deleteDetails('paper', idsOf(await scope.all(paperIdsOf(ids)))));
  await scope.count(deleteDetails('training', idsOf(await scope.all(trainingIdsOf(ids)))));
  await scope.count(deleteDetails('paper_override', idsOf(await scope.all(overrideIdsOf(ids)))));
  return rowsBy('staff_id', ...TABLES)(scope, ids, kept);
};

export const retention: Retention = { ofStaff: removePapers };
