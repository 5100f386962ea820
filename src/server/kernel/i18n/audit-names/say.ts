import type { AUDIT_KINDS, AuditKind } from '#contract/audit-kinds.ts';
import type { Language } from '#contract/kernel/languages.ts';
import type { SealedName } from '#server/kernel/audit/sealed-tables.ts';
import { entitiesDe, fieldsDe } from './de.ts';
import { fieldsEn } from './en.ts';
import { entitiesEs, fieldsEs } from './es.ts';
import { entitiesFr, fieldsFr } from './fr.ts';

/** What an entry or a sealed record is about; one without its name in each language does not compile. */
export type AuditEntity = (typeof AUDIT_KINDS)[AuditKind][number] | SealedName;

interface Names {
  readonly entities: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
}
const NAMES: Readonly<Record<Language, Names>> = {
  en: { entities: {}, fields: fieldsEn },
  es: { entities: entitiesEs, fields: fieldsEs },
  fr: { entities: entitiesFr, fields: fieldsFr },
  de: { entities: entitiesDe, fields: fieldsDe },
};

/** What an entry is about, in its reader's language; what nobody knows any more as the log has it. */
export const sayEntity = (language: Language, entity: string): string =>
  NAMES[language].entities[entity] ?? asWords(entity);

/** A field as `changesOf` names it, in its reader's language: '2 meal' → '2 · Meal'. */
export const sayField = (language: Language, field: string): string =>
  field
    .split(' ')
    .map((name) => NAMES[language].fields[name] ?? asWords(name))
    .join(' · ');

/** 'checkInBy' → 'Check in by', 'daily_report' → 'Daily report'. */
function asWords(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
