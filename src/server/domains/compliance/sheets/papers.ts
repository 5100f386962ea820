import type { Position } from '#contract/employment-choices.ts';
import type { Language } from '#contract/kernel/languages.ts';
import type { PaperState } from '#contract/papers-choices.ts';
import type { Reading } from '#server/db/open-scope.ts';
import { isOpen, type Judged, judge } from '#server/domains/papers/rules.ts';
import { type Member, PEOPLE_AT_ONCE, teamOn } from '#server/domains/papers/team.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { type Moments, momentsIn } from '#server/kernel/documents/moments.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { flatMapInSlices } from '#server/kernel/jobs/slices.ts';
import { evidenceIn } from '../say-rules.ts';
import { groupsOn, papersNamed } from './papers-queries.ts';
import { type Ask, column, row, type Written } from './written.ts';

/** What the rules ask of each member of staff: what is there, and what is missing, as of the last day (today at the latest). */
export const papersSheet = (reading: Reading, ask: Ask): Promise<Written> => write(reading, ask, false);

/** What they ask of each for their health; a sheet of its own. */
export const healthPapersSheet = (reading: Reading, ask: Ask): Promise<Written> => write(reading, ask, true);

async function write(reading: Reading, ask: Ask, isHealth: boolean): Promise<Written> {
  const { language, room } = ask;
  const today = dayAt(reading.now, ask.zone);
  const day = ask.to < today ? ask.to : today;
  const [{ requirements, members }, named, groups] = await Promise.all([
    teamOn(reading, day),
    reading.all(papersNamed(isHealth)),
    reading.all(groupsOn(day)),
  ]);
  const people = await flatMapInSlices(
    members.filter(({ roomId }) => room === 'all' || roomId === room),
    (member) => [
      {
        member,
        judged: judge(requirements, member, member.held, day).filter(
          ({ requirement }) => (requirement.sort === 'health') === isHealth,
        ),
      },
    ],
    PEOPLE_AT_ONCE,
  );
  const paperOf = new Map(named.map((paper) => [paper.id, paper]));
  const groupsOf = new Map(groups.map((one) => [one.staffId, one.groups]));
  const moments = momentsIn(ask, ask.zone);
  const rows = people.flatMap(({ member, judged }) => [
    ...judged.map((one) => rowOf({ language, moments }, member, one, paperOf.get(one.paperId ?? 0))),
    row(
      [
        member.name,
        positionIn(language, member.position),
        summary(language, judged, groupsOf.get(member.staffId) ?? []),
        null,
        null,
        null,
        null,
      ],
      'sum',
    ),
  ]);
  const complete = people.filter(({ judged }) => !judged.some(isOpen)).length;
  return {
    columns: [
      column('name', translate(language, 'Staff member'), 'text', 4),
      column('asked', translate(language, 'What is asked'), 'text', 6),
      column('state', translate(language, 'State'), 'text', 3),
      column('until', translate(language, 'Until, or due on'), 'day', 3),
      column('paper', translate(language, 'Paper'), 'text', 5),
      column('verified', translate(language, 'Original seen by'), 'text', 4),
      column('source', translate(language, 'Rule'), 'text', 5),
    ],
    rows,
    notes: [
      translate(language, 'Of {{people}} people, {{complete}} have everything that is asked.', {
        people: people.length,
        complete,
      }),
      translate(
        language,
        'Rules whose text was not read are marked; hold them against the text of the law before you rely on them.',
      ),
    ],
    childIds: [],
  };
}

interface Named {
  readonly title: string;
  readonly issuedOn: string;
  readonly verifiedBy: string | null;
}

function rowOf(
  { language, moments }: { readonly language: Language; readonly moments: Moments },
  { name }: Member,
  judged: Judged,
  paper: Named | undefined,
) {
  const { requirement, state, until, dueOn, hours } = judged;
  const { source } = requirement;
  return row(
    [
      name,
      requirement.name[language],
      stateIn(language, state),
      state === 'met' || state === 'expired' ? until : dueOn,
      hours
        ? translate(language, '{{counted}} of {{needed}} hours', {
            counted: inHours(hours.counted),
            needed: inHours(hours.needed),
          })
        : paper
          ? translate(language, '{{title}}, issued on {{date}}', {
              title: paper.title,
              date: moments.day(paper.issuedOn),
            })
          : null,
      paper?.verifiedBy ?? null,
      source.evidence === 'read' || source.evidence === 'own'
        ? source.cite
        : `${source.cite} (${evidenceIn(language, source.evidence)})`,
    ],
    isOpen(judged) ? 'attention' : state === 'expiring' ? 'notice' : null,
  );
}

/** How much of what is asked is there, and for which groups somebody is qualified. */
function summary(language: Language, judged: readonly Judged[], groups: readonly string[]): string {
  const open = judged.filter(isOpen).length;
  const said =
    open === 0
      ? translate(language, 'Everything that is asked is there')
      : translate(language, '{{count}} things are missing', { count: open });
  return groups.length === 0
    ? said
    : translate(language, '{{said}}. Qualified for: {{groups}}', { said, groups: groups.join(', ') });
}

const inHours = (minutes: number): string => String(Math.round((minutes / 60) * 10) / 10);

function stateIn(language: Language, state: PaperState): string {
  if (state === 'missing') return translate(language, 'Missing');
  if (state === 'expired') return translate(language, 'Expired');
  if (state === 'expiring') return translate(language, 'Due soon');
  return state === 'due' ? translate(language, 'Still to come') : translate(language, 'There');
}

function positionIn(language: Language, position: Position | null): string | null {
  if (position === null) return null;
  if (position === 'director') return translate(language, 'Director');
  if (position === 'lead-teacher') return translate(language, 'Lead teacher');
  if (position === 'teacher') return translate(language, 'Teacher');
  if (position === 'aide') return translate(language, 'Aide');
  if (position === 'floater') return translate(language, 'Floater');
  if (position === 'nurse') return translate(language, 'Nurse');
  return position === 'cook' ? translate(language, 'Cook') : translate(language, 'Support staff');
}
