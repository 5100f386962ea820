import type { z } from 'zod';
import type { ExemptionKind } from '../../../contract/compliance-choices.ts';
import type { ChildImmunizations } from '../../../contract/immunizations.ts';
import { staffIdOf } from '../../access/actor.ts';
import { audit } from '../../audit/audit.ts';
import { dayAt } from '../../clock/zone.ts';
import type { Scope } from '../../db/scope.ts';
import { conflict, invalid, notFound, orRefuse } from '../../refusal.ts';
import { noSuchChild } from '../children/commands.ts';
import { enrolledChild } from '../children/queries.ts';
import { readersLanguage } from './choice.ts';
import * as rows from './immunization-queries.ts';
import { dosesOf } from './immunization-rules.ts';
import { SCHEDULE } from './packs.ts';
import { saidIn } from './say-rules.ts';

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

/** The same of many doses of a child, as a whole form is written up: all of them or none. */
export async function recordDoses(scope: Scope, childId: number, doses: readonly NewDose[]): Promise<void> {
  const { dateOfBirth, today, by } = await childToWrite(scope, childId);
  for (const { vaccine, dose, givenOn } of doses) {
    const known = SCHEDULE.vaccines.find(({ code }) => code === vaccine);
    if (!known) throw invalid({ vaccine: 'Choose a vaccine of the schedule' });
    if (dose > known.doses.length) throw invalid({ dose: 'The schedule has no such dose' });
    if (givenOn > today) throw invalid({ givenOn: 'The date must not be in the future' });
    if (givenOn < dateOfBirth) throw invalid({ givenOn: 'The date must not be before the date of birth' });
  }
  if (doses.length === 0) return;
  const made = doses.map((dose) => ({ ...dose, childId, recordedAt: scope.now, recordedBy: by }));
  const ids = (await scope.all(rows.insertDoses(made))).map(({ id }) => id);
  if (ids.length < doses.length) throw conflict('This dose is recorded already. Remove it first to change it.');
  audit(scope, { action: 'record immunization', entity: 'immunization', ids, children: [childId], after: doses });
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
  if (vaccine !== null && !SCHEDULE.vaccines.some(({ code }) => code === vaccine))
    throw invalid({ vaccine: 'Choose a vaccine of the schedule' });
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

async function immunizationsOf(scope: Scope, childId: number): Promise<Answer> {
  const [child, given, exemptions, language, { center }] = await Promise.all([
    scope.maybe(enrolledChild(childId)),
    scope.all(rows.dosesOfChild(childId)),
    scope.all(rows.exemptionsOfChild(childId)),
    readersLanguage(scope),
    scope.opened,
  ]);
  const { dateOfBirth } = orRefuse(child, noSuchChild());
  const doses = dosesOf(SCHEDULE, { dateOfBirth, given, exemptions }, dayAt(scope.now, center.zone));
  return {
    vaccines: SCHEDULE.vaccines.map(({ code, name }) => ({
      vaccine: code,
      name: saidIn(language, name),
      doses: doses
        .filter(({ vaccine }) => vaccine === code)
        .map(({ given: record, vaccine: _, ...dose }) => ({
          ...dose,
          givenOn: record?.givenOn ?? null,
          id: record?.id ?? null,
          source: record?.source ?? '',
        })),
    })),
    exemptions,
    kinds: SCHEDULE.exemptions,
    schedule: { source: SCHEDULE.source.cite, standing: SCHEDULE.source.standing, foundOn: SCHEDULE.foundOn },
  };
}

async function childToWrite(scope: Scope, childId: number) {
  const { actor, center } = await scope.opened;
  const { dateOfBirth } = orRefuse(await scope.maybe(enrolledChild(childId)), noSuchChild());
  return { dateOfBirth, today: dayAt(scope.now, center.zone), by: staffIdOf(actor) };
}
