import type { Language } from '#contract/kernel/languages.ts';
import type { Reading } from '#server/db/open-scope.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { type Dose, dosesBetween } from './medication-queries.ts';
import { type Ask, childrenOf, column, row, type Written } from './written.ts';

/** Every medicine that was given or refused, beside what was agreed and who agreed to it. */
export async function medicationSheet(reading: Reading, ask: Ask): Promise<Written> {
  const { language } = ask;
  const doses = await reading.all(dosesBetween(ask));
  return {
    columns: [
      column('date', translate(language, 'Date'), 'day', 3),
      column('time', translate(language, 'Time'), 'time', 3),
      column('child', translate(language, 'Child'), 'text', 4),
      column('room', translate(language, 'Room'), 'text', 3),
      column('medicine', translate(language, 'Medicine'), 'text', 4),
      column('agreed', translate(language, 'Agreed dose'), 'text', 3),
      column('route', translate(language, 'Route'), 'text', 2),
      column('given', translate(language, 'Dose given'), 'text', 3),
      column('by', translate(language, 'Given by'), 'text', 3),
      column('remarks', translate(language, 'Remarks'), 'text', 6),
      column('consent', translate(language, 'Consent'), 'text', 4),
    ],
    rows: doses.map((dose) =>
      row(
        [
          dose.date,
          dose.time,
          dose.child,
          dose.room,
          dose.medicine,
          dose.agreed,
          routeIn(language, dose.route),
          dose.refusedReason === null ? dose.given : translate(language, 'Not taken'),
          dose.by,
          remarksOn(language, dose).join(' · ') || null,
          translate(language, '{{name}}, {{date}}', { name: dose.consentBy, date: dose.consentedOn }),
        ],
        dose.refusedReason === null && dose.tooSoonReason === null ? null : 'attention',
      ),
    ),
    notes: [translate(language, 'What was recorded by mistake and taken back is left out.')],
    childIds: childrenOf(doses),
  };
}

const remarksOn = (language: Language, { refusedReason, tooSoonReason, notes }: Dose): string[] => [
  ...(refusedReason === null ? [] : [translate(language, 'Not taken: {{reason}}', { reason: refusedReason })]),
  ...(tooSoonReason === null ? [] : [translate(language, 'Sooner than agreed: {{reason}}', { reason: tooSoonReason })]),
  ...(notes === '' ? [] : [notes]),
];

function routeIn(language: Language, route: string): string {
  if (route === 'oral') return translate(language, 'By mouth');
  if (route === 'topical') return translate(language, 'On the skin');
  if (route === 'inhaled') return translate(language, 'Inhaled');
  if (route === 'eye') return translate(language, 'Eye');
  if (route === 'ear') return translate(language, 'Ear');
  if (route === 'nose') return translate(language, 'Nose');
  return route === 'injection' ? translate(language, 'Injection') : translate(language, 'Other way');
}
