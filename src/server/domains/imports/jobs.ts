import { inCenter } from '#server/db/open-scope.ts';
import { refreshStatistics } from '#server/db/queries.ts';
import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { type Text, withValues } from '#server/kernel/i18n/translate.ts';
import { orGiveUp } from '#server/kernel/jobs/give-up.ts';
import type { Job, Routine, Task } from '#server/kernel/jobs/tasks.ts';
import { refuseUsed } from './commands.ts';
import { knownNow } from './known.ts';
import {
  deleteExpired,
  emptyExpired,
  endTakeBack,
  failFile,
  fileLine,
  finishFile,
  forgetRecords,
  lockImports,
  returnFile,
  setDone,
  startFile,
} from './queries.ts';
import { surveyInThread } from './reading/thread.ts';
import { takeBack } from './take-back.ts';
import { countsOf, draftOf } from './view.ts';
import { writePlan } from './write.ts';

const importOf = (job: Pick<Job, 'input'>) => (job.input as { importId: number }).importId;

/** Brings one file in, in one transaction. Started again after a crash it begins anew; one that has ended stays as it is. */
const run: Task = async (job) => {
  const { server, centerId } = job;
  const importId = importOf(job);
  const begun = await inCenter(server, { centerId }, (scope) => scope.maybe(startFile(importId, scope.now)));
  if (!begun) return;
  const refused = await inCenter(server, { centerId }, (scope) => write({ ...job, scope }, importId));
  if (refused) await inCenter(server, { centerId }, (scope) => scope.count(returnFile(importId, refused)));
  else await inCenter(server, { centerId }, (scope) => scope.one(refreshStatistics()));
};

/** Writes every row, or nothing: what was right when the import was asked for may have changed since. */
async function write({ server, centerId, scope }: Job & { scope: Scope }, importId: number): Promise<Text | null> {
  await scope.all(lockImports());
  const file = await scope.maybe(fileLine(importId));
  if (file?.status !== 'running') return null;
  const { packed, choices, leavesWrong, bringsChanges } = await draftOf(server, scope, importId);
  const known = await knownNow(scope);
  const { survey, leftOut } = await surveyInThread(packed, choices, known, true);
  const counts = countsOf(survey);
  if (counts.leftOut > 0 && !leavesWrong) {
    return withValues('Something has changed since the file was checked: {{count}} rows need correcting now', {
      count: counts.leftOut,
    });
  }
  const say = (done: number) => inCenter(server, { centerId }, (other) => other.count(setDone(importId, done)));
  await writePlan({ server, scope, importId }, survey.plan, known, { bringsChanges, say });
  const sealed = counts.leftOut > 0 ? server.vault.seal('import', leftOut) : null;
  const result = bringsChanges ? counts : { ...counts, changed: 0 };
  await scope.count(finishFile(importId, result, sealed, scope.now));
  const after = { kind: choices.kind, rows: result.new + result.changed };
  audit(scope, { action: 'import', entity: 'import_file', ids: [importId], after });
  return null;
}

const fail = async (job: Job, failure: Text) => {
  const { server, centerId } = job;
  await inCenter(server, { centerId }, (scope) => scope.count(failFile(importOf(job), failure, scope.now)));
};

export const runImport = orGiveUp(run, fail);

/** Takes one import back, in one transaction; refused when something has come to hang on it meanwhile. */
export const takeBackImportTask = orGiveUp(async (job) => {
  const { server, centerId } = job;
  const importId = importOf(job);
  await inCenter(server, { centerId }, async (scope) => {
    await scope.all(lockImports());
    const file = await scope.maybe(fileLine(importId));
    if (file?.status !== 'taking-back') return;
    await refuseUsed(scope, importId);
    const say = (done: number) => inCenter(server, { centerId }, (other) => other.count(setDone(importId, done)));
    await takeBack({ server, scope }, importId, say);
    await scope.count(endTakeBack(importId, scope.now));
    const after = { kind: file.kind, rows: file.total };
    audit(scope, { action: 'take back import', entity: 'import_file', ids: [importId], after });
  });
}, fail);

/** Files that nobody came back to go with all they hold; what came in stays, its left-out rows do not. */
export const endImportFiles: Routine['run'] = ({ server, centerId }) =>
  inCenter(server, { centerId }, async (scope) => {
    const ids = (await scope.all(deleteExpired(scope.now))).map(({ id }) => id);
    await scope.count(emptyExpired(scope.now));
    await scope.count(forgetRecords(scope.now));
    if (ids.length > 0) audit(scope, { action: 'discard spreadsheet', entity: 'import_file', ids });
  });
