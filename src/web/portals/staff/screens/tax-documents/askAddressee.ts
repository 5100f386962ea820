import type { DocumentValues } from '#web/domains/tax-documents/rules.ts';
import type { Translate } from '#web/lib/texts.ts';
import { confirmFirst } from '#web/ui/confirm.ts';

/** Keeps a document; one for nobody, which staff alone would see, only once that is meant (tax-documents-9). */
export function askAddressee(
  t: Translate,
  { isGlobal, parentId }: Pick<DocumentValues, 'isGlobal' | 'parentId'>,
  keep: () => unknown,
): unknown {
  if (isGlobal || parentId !== '') return keep();
  return confirmFirst({
    title: t('taxDocumentsManagement.toNobody.title'),
    text: t('taxDocumentsManagement.toNobody.text'),
    label: t('taxDocumentsManagement.toNobody.keep'),
    act: keep,
  });
}
