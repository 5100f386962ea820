import type { Scope } from '#server/db/scope.ts';
import { retireRoom } from '#server/domains/center/rooms.ts';
import { dropFiles, wholeFiles } from '#server/domains/child-file/queries.ts';
import { writeFiles } from '#server/domains/child-file/whole-commands.ts';
import { editChild } from '#server/domains/children/commands.ts';
import { planLeaving, removeChild } from '#server/domains/children/leaving-commands.ts';
import { endGuardianship } from '#server/domains/guardians/commands.ts';
import { guardianship } from '#server/domains/guardians/queries.ts';
import { removeStaffMember } from '#server/domains/staff/commands.ts';
import type { Server } from '#server/server.ts';
import { dropAside, recordsOf, removeGuardian, setAside } from './queries.ts';
import type { Before } from './write.ts';

/** Takes everything back that an import made or changed, in the order in which one thing hangs on another. */
export async function takeBack(
  { server, scope }: { server: Server; scope: Scope },
  importId: number,
  say: (done: number) => Promise<unknown>,
): Promise<void> {
  const records = await scope.all(recordsOf(importId));
  const of = (kind: string) => records.filter((record) => record.kind === kind);
  for (const { recordId } of of('guardianship')) {
    const right = await scope.maybe(guardianship(recordId, scope.now));
    if (right) await endGuardianship(scope, right.guardianId, right.childId);
  }
  const children = of('child');
  const files: FileBefore[] = [];
  for (const [at, { recordId, beforeSealed }] of children.entries()) {
    if (beforeSealed === null) await removeChild(scope, recordId);
    else {
      const { file, ...before } = JSON.parse(server.vault.open('import', beforeSealed)) as Before;
      await restore(scope, recordId, before);
      if (file !== undefined) files.push({ childId: recordId, file });
    }
    if (at % 100 === 99) await say(at + 1);
  }
  const made = children.filter(({ beforeSealed }) => beforeSealed === null).map(({ recordId }) => recordId);
  await scope.count(dropAside(made));
  await scope.count(dropFiles(made));
  await restoreFiles(scope, files);
  for (const { recordId } of of('guardian')) await scope.count(removeGuardian(recordId, scope.now));
  for (const { recordId } of of('staff')) await removeStaffMember(scope, recordId);
  for (const { recordId } of of('room')) await retireRoom(scope, recordId);
}

interface FileBefore {
  readonly childId: number;
  readonly file: NonNullable<Before['file']> | null;
}
/** Who was added goes, who was changed is as before, in the order of before. */
async function restoreFiles(scope: Scope, files: readonly FileBefore[]): Promise<void> {
  const ids = files.map(({ childId }) => childId);
  const here = new Map((await scope.all(wholeFiles(ids))).map((file) => [file.childId, file.contacts]));
  await writeFiles(
    scope,
    files.map(({ childId, file }) => {
      const contacts = file?.contacts ?? [];
      const added = (here.get(childId) ?? []).filter(({ id }) => !contacts.some((one) => one.id === id));
      return {
        childId,
        languages: file?.languages ?? [],
        care: { diet: file?.diet ?? null, specialNeeds: file?.specialNeeds ?? null },
        contacts,
        removed: added.map(({ id }) => id),
      };
    }),
  );
}

async function restore(
  scope: Scope,
  id: number,
  { weekdays, pickup, leavesOn, ...before }: Omit<Before, 'file'>,
): Promise<void> {
  const { leavesOn: leavesNow } = await editChild(scope, id, before);
  // What was kept by an import of before says nothing of it.
  if (leavesOn !== undefined && leavesOn !== leavesNow)
    await planLeaving(scope, id, leavesOn === null ? null : { lastDay: leavesOn, reason: null, noticeGivenOn: null });
  if (weekdays === null && pickup === null) await scope.count(dropAside([id]));
  else await scope.count(setAside(id, weekdays, pickup));
}
