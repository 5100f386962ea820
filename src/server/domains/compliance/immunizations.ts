import type { z } from 'zod';
import type { ExemptionKind } from '#contract/compliance-choices.ts';
import type { ChildImmunizations } from '#contract/compliance-immunizations.ts';
import type { Language } from '#contract/kernel/languages.ts';
import type { Scope } from '#server/db/scope.ts';
import { enrolledChild } from '#server/domains/children/queries.ts';
import { noSuchChild } from '#server/domains/children/rules.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { askedChild } from '#server/kernel/access/guardian.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { conflict, invalid, notFound, orRefuse } from '#server/kernel/http-error.ts';
import { readersLanguage } from './choice.ts';
import * as rows from './immunization-queries.ts';
import { dosesOf, nextDoses } from './immunization-rules.ts';
import { SCHEDULE } from './packs.ts';

type Answer = z.input<typeof ChildImmunizations>;

/** A child's doses and exemptions, read as medical records. */
export async function readImmunizations(scope: Scope, childId: number): Promise<Answer> {
  const answer = await immunizationsOf(scope, childId);
  audit(scope, { action: 'read medical records', entity: 'immunization', ids: [], children: [childId] });
  return answer;
}

export interface NewDose {
  readonly vaccine: string;
  readonly dose: number;
  readonly givenOn: string;
  /** The paper it was read from. */
  readonly source: string;
}

/** Records a dose of the schedule, given today or before and not before birth. A dose is recorded once. */
export async function recordDose(scope: Scope, childId: number, dose: NewDose): Promise<Answer> {
  await recordDoses(scope, childId, [dose]);
  return immunizationsOf(scope, childId);
}

/** Records many doses of a child, as a whole form is written up: all of them or none. */
export async function recordDoses(scope: Scope, childId: number, doses: readonly NewDose[]): Promise<void> {
  const { dateOfBirth, today, by } = await childToWrite(scope, childId);
  for (const { vaccine, dose, givenOn } of doses) {
    if (!isKnown(vaccine)) throw invalid({ vaccine: 'Choose a vaccine of the schedule' });
    const known = SCHEDULE.vaccines.find(({ code }) => code === vaccine);
    if (known && dose > known.doses.length) throw invalid({ dose: 'The schedule has no such dose' });
    if (givenOn > today) throw invalid({ givenOn: 'The date must not be in the future' });
    if (givenOn < dateOfBirth) throw invalid({ givenOn: 'The date must not be before the date of birth' });
  }
  if (doses.length === 0) return;
  const made = doses.map((dose) => ({ ...dose, childId, recordedAt: scope.now, recordedBy: by }));
  const ids = (await scope.all(rows.insertDoses(made))).map(({ id }) => id);
  if (ids.length < doses.length) throw conflict('This dose is recorded already. Remove it first to change it.');
  audit(scope, { action: 'record immunization', entity: 'immunization', ids, children: [childId], after: doses });
}

/**
 * Records a combination vaccine: of each of its parts the first dose that is not recorded. Parts whose doses are all
 * recorded are left out; refused where that are all of them.
 */
export async function recordCombination(
  scope: Scope,
  childId: number,
  { combination, ...given }: { combination: string; givenOn: string; source: string },
): Promise<Answer> {
  const known = SCHEDULE.combinations.find(({ code }) => code === combination);
  if (!known) throw invalid({ combination: 'Choose a vaccine of the schedule' });
  const doses = nextDoses(SCHEDULE, known.vaccines, await scope.all(rows.dosesOfChild(childId)));
  if (doses.length === 0) throw conflict('All doses of this vaccine are recorded already.');
  const source = [known.code, given.source].filter(Boolean).join(' · ');
  await recordDoses(
    scope,
    childId,
    doses.map((dose) => ({ ...dose, ...given, source })),
  );
  return immunizationsOf(scope, childId);
}

/** Takes back what was recorded by mistake; the audit log keeps it. */
export async function removeDose(scope: Scope, id: number): Promise<Answer> {
  const { actor } = await scope.opened;
  const gone = orRefuse(
    await scope.maybe(rows.removeDose(id, scope.now, staffIdOf(actor))),
    notFound('This record was not found'),
  );
  const { childId, ...before } = gone;
  audit(scope, { action: 'remove immunization', entity: 'immunization', ids: [id], children: [childId], before });
  return immunizationsOf(scope, childId);
}

export async function recordExemption(
  scope: Scope,
  childId: number,
  exemption: {
    vaccine: string | null;
    kind: ExemptionKind;
    dated: string;
    until?: string | null | undefined;
    source: string;
  },
): Promise<Answer> {
  const { today, by } = await childToWrite(scope, childId);
  const { vaccine, kind, dated, until = null, source } = exemption;
  if (vaccine !== null && !isKnown(vaccine)) throw invalid({ vaccine: 'Choose a vaccine of the schedule' });
  if (!SCHEDULE.exemptions.includes(kind)) throw invalid({ kind: 'The rules know no such exemption' });
  if (dated > today) throw invalid({ dated: 'The date must not be in the future' });
  if (until !== null && until < dated) throw invalid({ until: 'The last day must not be before the first' });
  const row = { vaccine, kind, dated, until, source };
  const { id } = await scope.one(rows.insertExemption({ ...row, childId, recordedAt: scope.now, recordedBy: by }));
  const entity = 'immunization_exemption';
  audit(scope, { action: 'record exemption', entity, ids: [id], children: [childId], after: row });
  return immunizationsOf(scope, childId);
}

export async function endExemption(scope: Scope, id: number): Promise<Answer> {
  const { actor } = await scope.opened;
  const gone = orRefuse(
    await scope.maybe(rows.removeExemption(id, scope.now, staffIdOf(actor))),
    notFound('This record was not found'),
  );
  const entity = 'immunization_exemption';
  audit(scope, { action: 'end exemption', entity, ids: [id], children: [gone.childId] });
  return immunizationsOf(scope, gone.childId);
}

/** A child's doses as its family reads them: without papers. Null for a parent without children. */
export async function readFamilyImmunizations(scope: Scope, asked: { readonly childId?: number | undefined }) {
  const childId = await askedChild(scope, asked);
  if (childId === undefined) return null;
  const [child, given, exemptions, language, { center }] = await Promise.all([
    scope.maybe(rows.bornOn(childId)),
    scope.all(rows.dosesForFamily(childId)),
    scope.all(rows.exemptionsForFamily(childId)),
    readersLanguage(scope),
    scope.opened,
  ]);
  const { dateOfBirth } = orRefuse(child, noSuchChild());
  const own = { dateOfBirth, given: given.map((dose) => ({ ...dose, source: '' })), exemptions };
  return { childId, ...scheduled(own, language, dayAt(scope.now, center.zone)) };
}

/** Every vaccine of the schedule with a child's doses, and where the schedule is from. */
function scheduled(child: Parameters<typeof dosesOf>[1], language: Language, today: string) {
  const doses = dosesOf(SCHEDULE, child, today);
  return {
    vaccines: [...SCHEDULE.vaccines, ...SCHEDULE.seasonal].map(({ code, name }) => ({
      vaccine: code,
      name: name[language],
      doses: doses
        .filter(({ vaccine }) => vaccine === code)
        .map(({ given: record, vaccine: _, ...dose }) => ({
          ...dose,
          givenOn: record?.givenOn ?? null,
          id: record?.id ?? null,
          source: record?.source ?? '',
        })),
    })),
    schedule: { source: SCHEDULE.source.cite, evidence: SCHEDULE.source.evidence, foundOn: SCHEDULE.foundOn },
  };
}

const isKnown = (vaccine: string): boolean =>
  [...SCHEDULE.vaccines, ...SCHEDULE.seasonal].some(({ code }) => code === vaccine);

async function immunizationsOf(scope: Scope, childId: number): Promise<Answer> {
  const [child, given, exemptions, language, { center }] = await Promise.all([
    scope.maybe(enrolledChild(childId)),
    scope.all(rows.dosesOfChild(childId)),
    scope.all(rows.exemptionsOfChild(childId)),
    readersLanguage(scope),
    scope.opened,
  ]);
  const { dateOfBirth } = orRefuse(child, noSuchChild());
  return {
    ...scheduled({ dateOfBirth, given, exemptions }, language, dayAt(scope.now, center.zone)),
    exemptions,
    kinds: SCHEDULE.exemptions,
    combinations: SCHEDULE.combinations.map(({ code, known }) => ({ code, known })),
  };
}

async function childToWrite(scope: Scope, childId: number) {
  const { actor, center } = await scope.opened;
  const { dateOfBirth } = orRefuse(await scope.maybe(enrolledChild(childId)), noSuchChild());
  return { dateOfBirth, today: dayAt(scope.now, center.zone), by: staffIdOf(actor) };
}
