import type { Language } from '#contract/kernel/languages.ts';
import type { Scope } from '#server/db/scope.ts';
import { isPerson } from '#server/kernel/access/actor.ts';
import { languageOf } from '#server/kernel/i18n/reader.ts';

/** The language of whoever the scope acts for. */
export async function languageOfActor(scope: Scope): Promise<Language> {
  const { actor } = await scope.opened;
  return isPerson(actor) ? languageOf(scope, actor.kind, actor.id) : 'en';
}
