import { useTranslation } from '#web/lib/useTranslation.tsx';
import type { ChildDocument } from './queries.ts';

/** What a document is called: its own title, or the name of its kind. */
export function useDocumentName(): (document: Pick<ChildDocument, 'kind' | 'title'>) => string {
  const { t } = useTranslation();
  return ({ kind, title }) => title ?? t(`childDocuments.kinds.${kind}`);
}
