import type { Language } from '#contract/kernel/languages.ts';
import { actionsDe } from './de.ts';
import { actionsEs } from './es.ts';
import { actionsFr } from './fr.ts';

const SAID: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  es: actionsEs,
  fr: actionsFr,
  de: actionsDe,
};

/** An action of the audit log in its reader's language; one that nobody knows any more as the log has it. */
export const sayAction = (language: Language, action: string): string =>
  SAID[language]?.[action] ?? action.charAt(0).toUpperCase() + action.slice(1);
