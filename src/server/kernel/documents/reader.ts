import type { DownloadFormat } from '#contract/kernel/download-formats.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { type DateFormat, PARENT_DEFAULTS, STAFF_DEFAULTS } from '#contract/preferences-defaults.ts';
import type { Scope } from '#server/db/scope.ts';
import { isPerson } from '../access/actor.ts';
import { languageOf } from '../i18n/reader.ts';
import { dateFormatOf, downloadFormatOf } from './queries.ts';

/** How the acting person reads a document. */
export interface DocumentReader {
  readonly language: Language;
  readonly format: DownloadFormat;
  /** Staff choose how days are written; null: in words. */
  readonly dateFormat: DateFormat | null;
}

/** In which language and format the acting person gets a document: as they ask, else as they prefer; staff plain text. */
export async function documentReader(scope: Scope, asked?: DownloadFormat): Promise<DocumentReader> {
  const { actor } = await scope.opened;
  const usual = asked ?? PARENT_DEFAULTS.downloadFormat;
  if (!isPerson(actor)) return { language: 'en', format: usual, dateFormat: null };
  const language = await languageOf(scope, actor.kind, actor.id);
  if (actor.kind === 'staff') {
    const preferred = await scope.maybe(dateFormatOf(actor.id));
    return { language, format: usual, dateFormat: preferred?.dateFormat ?? STAFF_DEFAULTS.dateFormat };
  }
  const preferred = await scope.maybe(downloadFormatOf(actor.id));
  return { language, format: asked ?? preferred?.downloadFormat ?? usual, dateFormat: null };
}
