import type { Scope } from '#server/db/scope.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { notFound, orRefuse, refuseStale } from '#server/kernel/http-error.ts';
import { renewBlocks } from './blocks.ts';
import { changed, lockMember } from './commands.ts';
import { checkOverride } from './document-rules.ts';
import * as rows from './queries.ts';

/** Lets somebody count until a day although a paper is missing, with a reason (papers-9). */
export async function addOverride(
  scope: Scope,
  staffId: number,
  { reason, toDate }: { readonly reason: string; readonly toDate: string },
) {
  const { actor, center } = await scope.opened;
  await lockMember(scope, staffId);
  const fromDate = dayAt(scope.now, center.zone);
  const wrong = checkOverride(toDate, fromDate);
  if (wrong) throw wrong;
  const said = { staffId, reason, fromDate, toDate };
  const entered = { createdAt: scope.now, createdBy: staffIdOf(actor) };
  const { id } = await scope.one(rows.insertOverride({ ...said, ...entered }));
  audit(scope, { action: 'add paper override', entity: 'paper_override', ids: [id], after: said });
  await changed(scope, staffId);
  return overrideAnswer(await scope.one(rows.overrideById(id)));
}

/** Ends it from today on; a second time changes nothing. */
export async function endPaperOverride(scope: Scope, id: number) {
  const { actor } = await scope.opened;
  const { staffId } = orRefuse(await scope.maybe(rows.overrideById(id)), noSuchOverride());
  await lockMember(scope, staffId);
  const ended = await scope.count(rows.endOverride(id, scope.now, staffIdOf(actor)));
  if (ended > 0) {
    audit(scope, { action: 'end paper override', entity: 'paper_override', ids: [id], after: { staffId } });
    await changed(scope, staffId);
  }
  return overrideAnswer(await scope.one(rows.overrideById(id)));
}

export const overrideAnswer = ({ staffId: _, ...row }: rows.OverrideRow) => row;

/** Switches whether people without a paper that care depends on count (papers-8). */
export async function switchCheck(scope: Scope, isOn: boolean, version: number | undefined): Promise<void> {
  const { actor } = await scope.opened;
  await scope.count(rows.beginCheck(scope.now));
  const before = await scope.one(rows.lockCheck());
  refuseStale(before, version);
  if (before.isOn === isOn) return;
  await scope.count(rows.updateCheck(isOn, scope.now, staffIdOf(actor)));
  audit(scope, {
    action: 'switch paper check',
    entity: 'paper_check',
    ids: [],
    before: { isOn: before.isOn },
    after: { isOn },
  });
  await renewBlocks(scope, null);
  scope.touch('papers');
}

const noSuchOverride = () => notFound('This override was not found');
