import type { RuleTopic, Sheet } from '#contract/compliance-choices.ts';
import type { Language } from '#contract/kernel/languages.ts';
import type { Reading } from '#server/db/open-scope.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { headcountSheet } from './headcounts.ts';
import { immunizationSheet } from './immunizations.ts';
import { incidentSheet } from './incidents.ts';
import { mealSheet } from './meals.ts';
import { medicationSheet } from './medication.ts';
import { healthPapersSheet, papersSheet } from './papers.ts';
import { ratioSheet } from './ratio.ts';
import { signInSheet } from './sign-in.ts';
import { sleepSheet } from './sleep.ts';
import { staffHoursSheet } from './staff-hours.ts';
import type { Ask, Written } from './written.ts';

interface Kind {
  readonly write: (reading: Reading, ask: Ask) => Promise<Written>;
  /** What of the rules belongs below it. */
  readonly topics: readonly RuleTopic[];
  /** Reading it is reading medical records. */
  readonly isMedical: boolean;
}

export const KINDS: Readonly<Record<Sheet, Kind>> = {
  'sign-in': { write: signInSheet, topics: ['sign-in'], isMedical: false },
  ratio: { write: ratioSheet, topics: ['ratios'], isMedical: false },
  headcounts: { write: headcountSheet, topics: [], isMedical: false },
  incidents: { write: incidentSheet, topics: ['incidents'], isMedical: true },
  'staff-hours': { write: staffHoursSheet, topics: [], isMedical: false },
  medication: { write: medicationSheet, topics: ['medication'], isMedical: true },
  sleep: { write: sleepSheet, topics: ['sleep'], isMedical: true },
  immunizations: { write: immunizationSheet, topics: ['immunizations'], isMedical: true },
  meals: { write: mealSheet, topics: ['meals'], isMedical: false },
  papers: { write: papersSheet, topics: [], isMedical: false },
  'health-papers': { write: healthPapersSheet, topics: [], isMedical: true },
};

/** What a sheet is called. */
export function titleOf(language: Language, sheet: Sheet): string {
  if (sheet === 'sign-in') return translate(language, 'Sign-in and sign-out sheet');
  if (sheet === 'ratio') return translate(language, 'Ratio log');
  if (sheet === 'headcounts') return translate(language, 'Headcounts');
  if (sheet === 'incidents') return translate(language, 'Incident log');
  if (sheet === 'staff-hours') return translate(language, 'Staff hours');
  if (sheet === 'medication') return translate(language, 'Medication log');
  if (sheet === 'sleep') return translate(language, 'Sleep checks');
  if (sheet === 'immunizations') return translate(language, 'Immunizations due');
  if (sheet === 'papers') return translate(language, 'Papers and training of staff');
  return sheet === 'health-papers' ? translate(language, 'Health papers of staff') : translate(language, 'Meal counts');
}
