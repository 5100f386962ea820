import type { Scope } from '#server/db/scope.ts';
import { noSuchStaffMember } from '#server/domains/staff/commands.ts';
import { staffRemoved } from '#server/domains/staff/hooks.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { acting } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { type BasedEdit, given } from '#server/kernel/edit.ts';
import { on } from '#server/kernel/hooks.ts';
import { conflict, invalid, notFound, orRefuse, refuseStale } from '#server/kernel/http-error.ts';
import { mayKeepFiles } from './access.ts';
import * as rows from './queries.ts';
import { fileOf } from './read.ts';
import { wrongEmployment, wrongTerms } from './rules.ts';

type SaidTerms = Omit<rows.Terms, 'fromDate' | 'weeklyMinutes'> & {
  readonly weeklyMinutes?: number | null | undefined;
};

/** Begins an employment with its first terms (employment-2). */
export async function beginEmployment(
  scope: Scope,
  staffId: number,
  { hiredOn, leftOn = null, ...said }: { hiredOn: string; leftOn?: string | null | undefined } & SaidTerms,
) {
  const by = await openFile(scope, staffId);
  const wrong = wrongEmployment({ hiredOn, leftOn }, await scope.all(rows.employmentsOf(staffId)), []);
  if (wrong) throw invalid(wrong);
  const { id } = await scope.one(
    rows.insertEmployment({ staffId, hiredOn, leftOn, createdAt: scope.now, createdBy: by }),
  );
  const terms = { ...said, fromDate: hiredOn, weeklyMinutes: said.weeklyMinutes ?? null };
  await scope.one(rows.insertTerm(id, terms));
  audit(scope, {
    action: 'begin employment',
    entity: 'staff',
    ids: [staffId],
    after: { hiredOn, leftOn, ...told(terms) },
  });
  return changed(scope, staffId);
}

/** Corrects the days of an employment, or ends it; its first terms begin with it. */
export async function editEmployment(
  scope: Scope,
  staffId: number,
  id: number,
  { version, ...edit }: BasedEdit<{ hiredOn: string; leftOn: string | null }>,
) {
  await openFile(scope, staffId);
  const { employment, others, terms } = await find(scope, staffId, id);
  refuseStale(employment, version);
  const { hiredOn = employment.hiredOn, leftOn = employment.leftOn } = edit;
  if (hiredOn === employment.hiredOn && leftOn === employment.leftOn) return fileOf(scope, staffId);
  const [first, ...later] = terms.toReversed();
  const wrong = wrongEmployment(
    { hiredOn, leftOn },
    others,
    later.map(({ fromDate }) => fromDate),
  );
  if (wrong) throw invalid(wrong);
  await scope.count(rows.updateEmployment(id, { hiredOn, leftOn }));
  if (first && first.fromDate !== hiredOn) await scope.count(rows.updateTerm(first.id, { fromDate: hiredOn }));
  audit(scope, {
    action: 'edit employment',
    entity: 'staff',
    ids: [staffId],
    before: { hiredOn: employment.hiredOn, leftOn: employment.leftOn },
    after: { hiredOn, leftOn },
  });
  return changed(scope, staffId);
}

/** Takes out an employment that never was. */
export async function removeEmployment(scope: Scope, staffId: number, id: number) {
  await openFile(scope, staffId);
  const { employment, terms } = await find(scope, staffId, id);
  await scope.count(rows.deleteEmployment(id));
  const { hiredOn, leftOn } = employment;
  audit(scope, {
    action: 'remove employment',
    entity: 'staff',
    ids: [staffId],
    before: { hiredOn, leftOn, ...(terms[0] && told(terms[0])) },
  });
  return changed(scope, staffId);
}

/** Agrees on other terms from a day on (employment-3). */
export async function agreeOnTerms(
  scope: Scope,
  staffId: number,
  id: number,
  { weeklyMinutes = null, ...said }: SaidTerms & { fromDate: string },
) {
  await openFile(scope, staffId);
  const { employment, terms } = await find(scope, staffId, id);
  const after = { ...said, weeklyMinutes };
  const wrong = wrongTerms(
    after.fromDate,
    employment,
    terms.map(({ fromDate }) => fromDate),
  );
  if (wrong) throw invalid(wrong);
  await scope.one(rows.insertTerm(id, after));
  audit(scope, { action: 'agree on terms', entity: 'staff', ids: [staffId], after: told(after) });
  return changed(scope, staffId);
}

/** Corrects terms; the first ones begin with the employment, whose days say when. */
export async function editTerms(
  scope: Scope,
  staffId: number,
  { employmentId, termId }: { employmentId: number; termId: number },
  { version, ...edit }: BasedEdit<rows.Terms>,
) {
  await openFile(scope, staffId);
  const { employment, terms } = await find(scope, staffId, employmentId);
  const term = orRefuse(
    terms.find(({ id }) => id === termId),
    noSuchTerms(),
  );
  refuseStale(term, version);
  const before = saidOf(term);
  const after = saidOf({ ...term, ...given(edit) });
  if (after.fromDate !== before.fromDate) {
    if (term.fromDate === employment.hiredOn)
      throw invalid({ fromDate: 'The first terms begin on the first day of the employment' });
    const others = terms.filter((one) => one !== term).map(({ fromDate }) => fromDate);
    const wrong = wrongTerms(after.fromDate, employment, others);
    if (wrong) throw invalid(wrong);
  }
  await scope.count(rows.updateTerm(termId, after));
  audit(scope, {
    action: 'edit terms',
    entity: 'staff',
    ids: [staffId],
    before: told(before),
    after: told(after),
  });
  return changed(scope, staffId);
}

/** Takes out terms that were never agreed on; those before hold on. */
export async function removeTerms(
  scope: Scope,
  staffId: number,
  { employmentId, termId }: { employmentId: number; termId: number },
) {
  await openFile(scope, staffId);
  const { employment, terms } = await find(scope, staffId, employmentId);
  const term = orRefuse(
    terms.find(({ id }) => id === termId),
    noSuchTerms(),
  );
  if (term.fromDate === employment.hiredOn)
    throw conflict('The first terms stay as long as the employment does. Correct them instead.');
  await scope.count(rows.deleteTerm(termId));
  audit(scope, { action: 'remove terms', entity: 'staff', ids: [staffId], before: told(term) });
  return changed(scope, staffId);
}

/** Whoever is removed from the team is employed no longer; what was agreed on stays to be read (employment-8). */
export const endWithMember = on(staffRemoved, async (scope, { staffId }) => {
  const today = dayAt(scope.now, (await scope.opened).center.zone);
  for (const { leftOn } of await scope.all(rows.endEmployments(staffId, today))) {
    audit(scope, { action: 'edit employment', entity: 'staff', ids: [staffId], after: { leftOn } });
  }
});

/** Of two who keep the file of one person one comes after the other. Answers who does. */
export async function openFile(scope: Scope, staffId: number): Promise<number | null> {
  const actor = await acting(scope, mayKeepFiles);
  orRefuse(await scope.maybe(rows.lockedMember(staffId)), noSuchStaffMember());
  return staffIdOf(actor);
}

/** Files and ratios show it. */
export async function changed(scope: Scope, staffId: number) {
  scope.touch('staff');
  return fileOf(scope, staffId);
}

async function find(scope: Scope, staffId: number, id: number) {
  const all = await scope.all(rows.employmentsOf(staffId));
  const employment = orRefuse(
    all.find((one) => one.id === id),
    notFound('This employment was not found'),
  );
  const terms = (await scope.all(rows.termsOf(staffId))).filter(({ employmentId }) => employmentId === id);
  return { employment, others: all.filter((one) => one !== employment), terms };
}

const saidOf = ({ fromDate, position, weeklyMinutes, workweekStarts, isExempt }: rows.Terms): rows.Terms => ({
  fromDate,
  position,
  weeklyMinutes,
  workweekStarts,
  isExempt,
});

/** As the log calls it, where a position is how a baby sleeps. */
const told = ({ position, fromDate, weeklyMinutes, workweekStarts, isExempt }: rows.Terms) => ({
  jobTitle: position,
  fromDate,
  weeklyMinutes,
  workweekStarts,
  isExempt,
});

export const noSuchTerms = () => notFound('These terms were not found');
