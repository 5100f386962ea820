import type { DoseState, ExemptionKind } from '#contract/compliance-choices.ts';
import type { Language } from '#contract/kernel/languages.ts';
import type { Reading } from '#server/db/open-scope.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { flatMapInSlices } from '#server/kernel/jobs/slices.ts';
import { dosesOf } from '../immunization-rules.ts';
import { SCHEDULE } from '../packs.ts';
import { childrenOn } from './immunization-queries.ts';
import { type Ask, childrenOf, column, row, type Written } from './written.ts';

/** What the list of doses calls up. */
const OPEN: ReadonlySet<DoseState> = new Set(['overdue', 'due', 'soon', 'check', 'verify']);

/** Doses that are due, soon due, overdue or to be verified as of the last day (today at the latest), and who is exempt. */
export async function immunizationSheet(reading: Reading, ask: Ask): Promise<Written> {
  const { language } = ask;
  const today = dayAt(reading.now, ask.zone);
  const day = ask.to < today ? ask.to : today;
  const children = await reading.all(childrenOn(ask, day));
  const judged = await flatMapInSlices(
    children,
    (child) => [{ child, doses: dosesOf(SCHEDULE, child, day) }],
    CHILDREN_AT_ONCE,
  );
  const rows = await flatMapInSlices(judged, ({ child, doses }) => {
    const who = [child.child, child.dateOfBirth, child.room];
    const open = doses.filter(({ state }) => OPEN.has(state));
    return [
      ...child.exemptions
        .filter(({ dated, until }) => dated <= day && (until === null || until >= day))
        .map(({ vaccine, kind, dated }) =>
          row(
            [
              ...who,
              vaccine === null ? translate(language, 'All vaccines') : nameOf(language, vaccine),
              null,
              dated,
              exemptionIn(language, kind),
            ],
            'notice',
          ),
        ),
      ...open.map(({ vaccine, dose, dueOn, state }) =>
        row(
          [...who, nameOf(language, vaccine), dose, dueOn, stateIn(language, state)],
          state === 'overdue' || state === 'check' ? 'attention' : null,
        ),
      ),
    ];
  });
  const complete = judged.filter(({ doses }) =>
    doses.every(({ state }) => state !== 'overdue' && state !== 'due' && state !== 'check'),
  );
  return {
    columns: [
      column('child', translate(language, 'Child'), 'text', 5),
      column('born', translate(language, 'Date of birth'), 'day', 3),
      column('room', translate(language, 'Room'), 'text', 4),
      column('vaccine', translate(language, 'Vaccine'), 'text', 6),
      column('dose', translate(language, 'Dose'), 'number', 2),
      column('due', translate(language, 'Due on'), 'day', 3),
      column('state', translate(language, 'State'), 'text', 4),
    ],
    rows,
    notes: [
      translate(language, 'Of {{children}} children, {{complete}} have nothing due.', {
        children: children.length,
        complete: complete.length,
      }),
      translate(
        language,
        'A dose that was given before its least age or interval (with 4 days of grace) is marked as too early. Verify: whether it is needed depends on the product or on when the series began.',
      ),
    ],
    childIds: childrenOf(children),
  };
}

/** How many children are judged before others have their turn. */
const CHILDREN_AT_ONCE = 20;

/** What a vaccine is called; one that is no longer on the schedule is called by its code. */
export const nameOf = (language: Language, vaccine: string): string => {
  const found = [...SCHEDULE.vaccines, ...SCHEDULE.seasonal].find(({ code }) => code === vaccine);
  return found ? `${found.name[language]} (${vaccine})` : vaccine;
};

function stateIn(language: Language, state: DoseState): string {
  if (state === 'check') return translate(language, 'Given too early: verify');
  if (state === 'verify') return translate(language, 'Verify whether it is needed');
  if (state === 'overdue') return translate(language, 'Overdue');
  return state === 'due' ? translate(language, 'Due now') : translate(language, 'Due soon');
}

function exemptionIn(language: Language, kind: ExemptionKind): string {
  if (kind === 'medical') return translate(language, 'Exempt for medical reasons');
  return kind === 'religious'
    ? translate(language, 'Exempt for religious reasons')
    : translate(language, 'Exempt for personal reasons');
}
