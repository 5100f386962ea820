import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { type BasedEdit, given } from '#server/kernel/edit.ts';
import { invalid, notFound, orRefuse, refuseStale } from '#server/kernel/http-error.ts';
import { changed, openFile } from './commands.ts';
import * as rows from './queries.ts';
import { wrongQualification } from './rules.ts';

type Said = Omit<rows.QualificationSaid, 'toDate'> & { readonly toDate?: string | null | undefined };

/** Says that somebody may care for a group, from a day on: from then on they count for it, and for no group that was not said (employment-6). */
export async function addQualification(scope: Scope, staffId: number, { toDate = null, ...said }: Said) {
  await openFile(scope, staffId);
  const after = { ...said, toDate };
  refuseWrong(after, await scope.all(rows.qualificationsOf(staffId)));
  await scope.count(rows.insertQualification(staffId, after));
  audit(scope, { action: 'add qualification', entity: 'staff', ids: [staffId], after });
  return changed(scope, staffId);
}

/** Changes or ends a qualification. */
export async function editQualification(
  scope: Scope,
  staffId: number,
  id: number,
  { version, ...edit }: BasedEdit<Said>,
) {
  await openFile(scope, staffId);
  const { one, others } = await find(scope, staffId, id);
  refuseStale(one, version);
  const before = saidOf(one);
  const after = { ...before, ...given(edit) };
  refuseWrong(after, others);
  await scope.count(rows.updateQualification(id, after));
  audit(scope, { action: 'edit qualification', entity: 'staff', ids: [staffId], before, after });
  return changed(scope, staffId);
}

/** Takes out a qualification that never was. */
export async function removeQualification(scope: Scope, staffId: number, id: number) {
  await openFile(scope, staffId);
  const { one } = await find(scope, staffId, id);
  await scope.count(rows.deleteQualification(id));
  audit(scope, { action: 'remove qualification', entity: 'staff', ids: [staffId], before: saidOf(one) });
  return changed(scope, staffId);
}

function refuseWrong(said: rows.QualificationSaid, others: readonly rows.QualificationRow[]): void {
  const days = others
    .filter(({ ageGroup }) => ageGroup === said.ageGroup)
    .map(({ fromDate, toDate }) => ({ from: fromDate, to: toDate }));
  const wrong = wrongQualification({ from: said.fromDate, to: said.toDate }, days);
  if (wrong) throw invalid(wrong);
}

async function find(scope: Scope, staffId: number, id: number) {
  const all = await scope.all(rows.qualificationsOf(staffId));
  const one = orRefuse(
    all.find((row) => row.id === id),
    notFound('This qualification was not found'),
  );
  return { one, others: all.filter((row) => row !== one) };
}

const saidOf = ({ ageGroup, fromDate, toDate, note }: rows.QualificationRow): rows.QualificationSaid => ({
  ageGroup,
  fromDate,
  toDate,
  note,
});
