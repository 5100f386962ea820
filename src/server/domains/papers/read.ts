import type { z } from 'zod';
import type { Language } from '#contract/kernel/languages.ts';
import type { papers } from '#contract/papers.ts';
import type { Scope } from '#server/db/scope.ts';
import { noSuchStaffMember } from '#server/domains/staff/commands.ts';
import { acting, staffMember } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { orRefuse } from '#server/kernel/http-error.ts';
import { languageOf } from '#server/kernel/i18n/reader.ts';
import { flatMapInSlices } from '#server/kernel/jobs/slices.ts';
import type { Server } from '#server/server.ts';
import { mayReadHealth, mayReadPapers } from './access.ts';
import { answerOf } from './commands.ts';
import { overrideAnswer } from './override-commands.ts';
import * as rows from './queries.ts';
import { blocksCare, type Judged, judge } from './rules.ts';
import { HEALTH_PAPERS, PAPERS } from './shelves.ts';
import { type Member, PEOPLE_AT_ONCE, teamOn } from './team.ts';
import { blockedStaffAt } from './team-queries.ts';
import { trainingAnswer } from './training-commands.ts';

type Overview = z.input<(typeof papers)['GET /api/papers']['reply']>;

/** What is asked of everybody and how it is, as far as the reader may see it (papers-2, papers-3). */
export async function readTeam(scope: Scope): Promise<Overview> {
  const { center } = await scope.opened;
  const { capabilities, id } = await acting(scope, staffMember);
  const today = dayAt(scope.now, center.zone);
  const [language, check, { requirements, members }, blocked] = await Promise.all([
    languageOf(scope, 'staff', id),
    scope.maybe(rows.paperCheck()),
    teamOn(scope, today),
    scope.all(blockedStaffAt(today)),
  ]);
  const seen = (judged: readonly Judged[]) =>
    judged.filter(({ requirement }) => capabilities.has(capabilityFor(requirement)));
  const people = await flatMapInSlices(
    members,
    (member) => [{ member, judged: judge(requirements, member, member.held, today) }],
    PEOPLE_AT_ONCE,
  );
  const isBlocked = ({ staffId }: Member) => blocked.some((one) => one.staffId === staffId);
  return {
    check: {
      isOn: check?.isOn ?? false,
      version: check?.version ?? 1,
      blocked: people
        .filter(({ member, judged }) => judged.some(blocksCare) && overriddenUntil(member, today) === null)
        .map(({ member: { staffId, name }, judged }) => ({
          staffId,
          name,
          lacks: seen(judged.filter(blocksCare)).map(({ requirement }) => requirement.name[language]),
        })),
    },
    people: people.map(({ member, judged }) => ({
      ...personOf(member),
      isBlocked: isBlocked(member),
      overriddenUntil: overriddenUntil(member, today),
      asked: seen(judged).map((one) => askedOf(language, one)),
    })),
  };
}

/** One's own papers and training, or somebody's for those who keep them. */
export async function readPapers(server: Server, scope: Scope, staffId: number) {
  await acting(scope, mayReadPapers(staffId));
  const { today, language, member, judged } = await judgedMember(scope, staffId);
  const [papersHeld, training, overrides, blocked] = await Promise.all([
    scope.all(rows.papersOf(staffId)),
    scope.all(rows.trainingOf(staffId)),
    scope.all(rows.overridesOf(staffId)),
    scope.all(blockedStaffAt(today)),
  ]);
  return {
    ...personOf(member),
    hiredOn: member.hiredOn,
    isBlocked: blocked.some((one) => one.staffId === staffId),
    asked: judged.filter(({ requirement }) => requirement.sort !== 'health').map((one) => askedOf(language, one)),
    papers: papersHeld.map((row) => answerOf(server.vault, PAPERS, row)),
    training: training.map(trainingAnswer),
    overrides: overrides.map(overrideAnswer),
  };
}

/** One's own papers on health, or somebody's for those with that capability, which is written down. */
export async function readHealthPapers(server: Server, scope: Scope, staffId: number) {
  const actor = await acting(scope, mayReadHealth(staffId));
  const { language, member, judged } = await judgedMember(scope, staffId);
  const found = await scope.all(rows.healthPapersOf(staffId));
  if (actor.kind !== 'staff' || actor.id !== staffId)
    audit(scope, { action: 'read health papers', entity: 'staff', ids: [staffId] });
  return {
    ...personOf(member),
    asked: judged.filter(({ requirement }) => requirement.sort === 'health').map((one) => askedOf(language, one)),
    papers: found.map((row) => answerOf(server.vault, HEALTH_PAPERS, row)),
  };
}

async function judgedMember(scope: Scope, staffId: number) {
  const { center, actor } = await scope.opened;
  const today = dayAt(scope.now, center.zone);
  const [{ requirements, members }, language] = await Promise.all([
    teamOn(scope, today, staffId),
    actor.kind === 'staff' ? languageOf(scope, 'staff', actor.id) : ('en' as const),
  ]);
  const member = orRefuse(members[0], noSuchStaffMember());
  return { today, language, member, judged: judge(requirements, member, member.held, today) };
}

const capabilityFor = ({ sort }: Judged['requirement']) => (sort === 'health' ? 'staff.health' : 'staff.manage');

const personOf = ({ staffId, name, role, position }: Member) => ({ staffId, name, role, position });

const overriddenUntil = ({ overrides }: Member, today: string): string | null =>
  overrides.filter(({ fromDate }) => fromDate <= today).at(-1)?.toDate ?? null;

function askedOf(language: Language, { requirement, paperId, hours, state, until, dueOn }: Judged) {
  const { id, sort, name, note, source } = requirement;
  return {
    id,
    sort,
    name: name[language],
    state,
    blocksCare: requirement.sort !== 'training' && requirement.blocksCare,
    until,
    dueOn,
    paperId,
    hours,
    note: note?.[language] ?? null,
    source: source.cite,
    evidence: source.evidence,
  };
}
