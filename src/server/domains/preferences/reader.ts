import type { Language } from '../../../contract/languages.ts';
import { type DownloadFormat, PARENT_DEFAULTS } from '../../../contract/preference-defaults.ts';
import { isPerson } from '../../access/actor.ts';
import type { Scope } from '../../db/scope.ts';
import { languageOf } from '../../words/reader.ts';
import { guardianPreference } from './queries.ts';

/** In which language and format the acting person gets a document: as they ask, else as they prefer; staff plain text. */
export async function documentReader(
  scope: Scope,
  asked: DownloadFormat | undefined,
): Promise<{ language: Language; format: DownloadFormat }> {
  const { actor } = await scope.opened;
  if (!isPerson(actor)) return { language: 'en', format: asked ?? PARENT_DEFAULTS.downloadFormat };
  const language = await languageOf(scope, actor.kind, actor.id);
  const preferred = actor.kind === 'parent' ? await scope.maybe(guardianPreference(actor.id)) : undefined;
  return { language, format: asked ?? preferred?.downloadFormat ?? PARENT_DEFAULTS.downloadFormat };
}
