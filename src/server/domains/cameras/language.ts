import type { Language } from '../../../contract/languages.ts';
import { isPerson } from '../../access/actor.ts';
import type { Scope } from '../../db/scope.ts';
import { languageOf } from '../../words/reader.ts';

/** The language of whoever the scope acts for. */
export async function languageOfActor(scope: Scope): Promise<Language> {
  const { actor } = await scope.opened;
  return isPerson(actor) ? languageOf(scope, actor.kind, actor.id) : 'en';
}
