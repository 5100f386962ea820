import type { TrainingMode, TrainingTopic } from '#contract/papers-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { acting } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import type { BasedEdit } from '#server/kernel/edit.ts';
import { conflict, notFound, orRefuse, refuseStale } from '#server/kernel/http-error.ts';
import { mayReadPapers } from './access.ts';
import { lockMember } from './commands.ts';
import { checkTrainingDate } from './document-rules.ts';
import { changeFile, claimFile, fileOf } from './files.ts';
import * as rows from './queries.ts';

export interface NewTraining {
  readonly title: string;
  /** The local date on which it was completed. */
  readonly date: string;
  readonly minutes: number;
  readonly mode: TrainingMode;
  readonly topics: readonly TrainingTopic[];
  readonly filePath?: string | null | undefined;
}

/** Enters training that somebody has completed (papers-6). */
export async function addTraining(scope: Scope, staffId: number, { filePath = null, ...said }: NewTraining) {
  const { actor } = await scope.opened;
  await lockMember(scope, staffId);
  await refuseLater(scope, said.date);
  const file = await claimFile(scope, filePath);
  const entered = { staffId, createdAt: scope.now, createdBy: staffIdOf(actor) };
  const { id } = await scope.one(rows.insertTraining({ ...said, topics: each(said.topics), ...file, ...entered }));
  const row = await scope.one(rows.trainingById(id));
  audit(scope, { action: 'add training', entity: 'training', ids: [id], after: told(row) });
  scope.touch('papers');
  return trainingAnswer(row);
}

/** Corrects what is said of training. */
export async function editTraining(scope: Scope, id: number, { version, filePath, ...said }: BasedEdit<NewTraining>) {
  const before = await lockedTraining(scope, id);
  refuseStale(before, version);
  if (before.isRemoved) throw conflict('This training was removed');
  const { title = before.title, date = before.date, minutes = before.minutes, mode = before.mode } = said;
  await refuseLater(scope, date);
  const file = await changeFile(scope, before, filePath);
  const topics = each(said.topics ?? before.topics);
  await scope.count(rows.updateTraining(id, { title, date, minutes, mode, topics, ...file }));
  const row = await scope.one(rows.trainingById(id));
  audit(scope, { action: 'edit training', entity: 'training', ids: [id], before: told(before), after: told(row) });
  scope.touch('papers');
  return trainingAnswer(row);
}

/** Removes training that was entered by mistake; it stays to be read. Again it changes nothing. */
export async function removeTraining(scope: Scope, id: number): Promise<void> {
  const { actor } = await scope.opened;
  const before = await lockedTraining(scope, id);
  if (before.isRemoved) return;
  await scope.count(rows.updateTraining(id, { removedAt: scope.now, removedBy: staffIdOf(actor) }));
  audit(scope, { action: 'remove training', entity: 'training', ids: [id], before: told(before) });
  scope.touch('papers');
}

/** The certificate for who may read it; that it was opened is kept. */
export async function openCertificate(scope: Scope, id: number) {
  const row = orRefuse(await scope.maybe(rows.trainingById(id)), noSuchTraining());
  await acting(scope, mayReadPapers(row.staffId));
  const file = await fileOf(scope, row);
  audit(scope, { action: 'open training certificate', entity: 'training', ids: [id] });
  return file;
}

export const trainingAnswer = ({ filePath, staffId: _, ...row }: rows.TrainingRow) => ({
  ...row,
  fileUrl: filePath === null ? null : `/api/training/${row.id}/file`,
});

async function lockedTraining(scope: Scope, id: number) {
  const found = orRefuse(await scope.maybe(rows.trainingById(id)), noSuchTraining());
  await lockMember(scope, found.staffId);
  return scope.one(rows.trainingById(id));
}

async function refuseLater(scope: Scope, date: string) {
  const { center } = await scope.opened;
  const wrong = checkTrainingDate(date, dayAt(scope.now, center.zone));
  if (wrong) throw wrong;
}

const each = (topics: readonly TrainingTopic[]): TrainingTopic[] => [...new Set(topics)];
const told = ({ staffId, title, date, minutes, mode, topics }: rows.TrainingRow) => ({
  staffId,
  title,
  date,
  minutes,
  mode,
  topics,
});
const noSuchTraining = () => notFound('This training was not found');
