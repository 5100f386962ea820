import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { PageLinks } from './PageLinks.tsx';
import { documentsOf } from './queries.ts';

/** The order on which what is said of custody rests, where the reader may see one. */
export function CustodyOrder({ childId }: { childId: number }) {
  const { t } = useTranslation();
  const { data = [] } = useQuery(documentsOf(childId));
  const order = data.find(({ kind, state }) => kind === 'custody' && state === 'accepted');
  if (!order) return null;
  return (
    <div className="mt-4 grid gap-2">
      <p className="text-ink-soft text-sm">{t('childDocuments.order')}</p>
      <PageLinks document={order} name={t('childDocuments.kinds.custody')} />
    </div>
  );
}
