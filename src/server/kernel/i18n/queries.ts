import { sql } from 'kysely';
import type { Language } from '#contract/kernel/languages.ts';

export const languageOfSession = (tokenHash: Buffer) => sql<{
  /** @known what somebody chose */
  language: Language | null;
}>`
  select language_of_session(${tokenHash}) as language`;

export const languageOfStaff = (id: number) => sql<{ language: Language }>`
  select language from staff_preference where staff_id = ${id}`;

export const languageOfParent = (id: number) => sql<{ language: Language }>`
  select language from guardian_preference where guardian_id = ${id}`;
