import type { Language } from '../../../contract/languages.ts';
import type { Scope } from '../../db/scope.ts';
import { languageOf } from '../../words/reader.ts';

/** The language of whoever the scope acts for. */
export async function languageOfActor(scope: Scope): Promise<Language> {
  const { actor } = await scope.opened;
  return actor.kind === 'system' ? 'en' : languageOf(scope, actor.kind, actor.id);
}
