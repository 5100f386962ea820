import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { flatMapInSlices } from '#server/kernel/jobs/slices.ts';
import type { Routine } from '#server/kernel/jobs/tasks.ts';
import { blockedDays } from './block-rules.ts';
import { paperCheck } from './queries.ts';
import { PEOPLE_AT_ONCE, type Team, teamOn } from './team.ts';
import { type BlockRow, blocksFrom, closeBlocks, dropBlocks, insertBlocks, lockBlocks } from './team-queries.ts';

/** From when to when people of a team do not count, from a day on, where the check is on. */
const blocksOf = ({ requirements, members }: Team, from: string): Promise<BlockRow[]> =>
  flatMapInSlices(
    members,
    (member) =>
      blockedDays(requirements, member, member.held, member.overrides, from).map((days) => ({
        staffId: member.staffId,
        fromDate: days.from,
        toDate: days.to,
      })),
    PEOPLE_AT_ONCE,
  );

/**
 * Works out anew, from today on, when somebody does not count for the ratio, or everybody (null). What was before today stays as it was
 * counted then. Done again it changes nothing.
 */
export async function renewBlocks(scope: Scope, staffId: number | null): Promise<void> {
  const { center } = await scope.opened;
  const today = dayAt(scope.now, center.zone);
  scope.later(lockBlocks());
  const [check, team, kept] = await Promise.all([
    scope.maybe(paperCheck()),
    teamOn(scope, today, staffId),
    scope.all(blocksFrom(today, staffId)),
  ]);
  const wanted = check?.isOn ? await blocksOf(team, today) : [];
  const changed = changedFrom(kept, wanted, today);
  if (changed.length === 0) return;
  await scope.count(dropBlocks(changed, today));
  await scope.count(closeBlocks(changed, today));
  const added = wanted.filter((block) => changed.includes(block.staffId));
  if (added.length > 0) await scope.count(insertBlocks(added));
  scope.touch('staff');
}

/** Whose days are to be others than those that are kept, from a day on. */
function changedFrom(kept: readonly BlockRow[], wanted: readonly BlockRow[], from: string): number[] {
  const told = (rows: readonly BlockRow[]) => Map.groupBy(rows, (row) => row.staffId);
  const says = (rows: readonly BlockRow[] = []) =>
    rows.map((row) => `${row.fromDate < from ? from : row.fromDate}–${row.toDate ?? ''}`).join(' ');
  const [was, is] = [told(kept), told(wanted)];
  return [...new Set([...was.keys(), ...is.keys()])].filter((id) => says(was.get(id)) !== says(is.get(id)));
}

/** Follows what changes of employments and rules without anybody entering a paper. */
export const renewBlocksOfCenter: Routine['run'] = ({ server, centerId }) =>
  inCenter(server, { centerId }, (scope) => renewBlocks(scope, null));
