import { Paperclip } from 'lucide-react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { ChildDocument } from './queries.ts';

/** Leads to the pages of a document, each in a tab of its own. */
export function PageLinks({ document, name }: { document: Pick<ChildDocument, 'pages'>; name: string }) {
  const { t } = useTranslation();
  const count = document.pages.length;
  if (count === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {document.pages.map(({ url }, place) => (
        <Button key={url} asChild variant="secondary" size="small" icon={<Paperclip />}>
          <a
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={t('childDocuments.openOf', { name, page: place + 1, count })}
          >
            {count === 1 ? t('childDocuments.open') : t('childDocuments.page', { page: place + 1 })}
          </a>
        </Button>
      ))}
    </div>
  );
}
