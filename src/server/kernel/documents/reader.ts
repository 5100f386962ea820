import type { DownloadFormat } from '#contract/kernel/download-formats.ts';
import { PARENT_DEFAULTS, STAFF_DEFAULTS } from '#contract/preferences-defaults.ts';
import type { Scope } from '#server/db/scope.ts';
import { isPerson } from '../access/actor.ts';
import { spoken } from '../i18n/catalogues.ts';
import type { DatesReader } from './moments.ts';
import { howParentReads, howStaffRead } from './queries.ts';

/** How the acting person reads a document. */
export interface DocumentReader extends Required<DatesReader> {
  readonly format: DownloadFormat;
}

/** In which language and format the acting person gets a document: as they ask, else as they prefer; staff plain text. */
export async function documentReader(scope: Scope, asked?: DownloadFormat): Promise<DocumentReader> {
  const { actor } = await scope.opened;
  const format = asked ?? PARENT_DEFAULTS.downloadFormat;
  const { language, timeFormat } = STAFF_DEFAULTS;
  if (!isPerson(actor)) return { language, format, dateFormat: null, timeFormat };
  const { dateFormat } = STAFF_DEFAULTS;
  if (actor.kind === 'staff') {
    const preferred = (await scope.maybe(howStaffRead(actor.id))) ?? { language, dateFormat, timeFormat };
    return { ...preferred, language: spoken(preferred.language), format };
  }
  const preferred = (await scope.maybe(howParentReads(actor.id))) ?? { language, timeFormat, downloadFormat: format };
  return {
    language: spoken(preferred.language),
    format: asked ?? preferred.downloadFormat,
    dateFormat: null,
    timeFormat: preferred.timeFormat,
  };
}
