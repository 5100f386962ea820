import { useQuery } from '@tanstack/react-query';
import { FileQuestionMark, Plus } from 'lucide-react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { DocumentItem } from './DocumentItem.tsx';
import { type ChildDocument, documentsOf } from './queries.ts';
import { type DocumentReader, parted } from './rules.ts';

const GiveForm = lazyDialog(() => import('./GiveForm.tsx'));
const RequestForm = lazyDialog(() => import('./RequestForm.tsx'));
const EditForm = lazyDialog(() => import('./EditForm.tsx'));

type DocumentsPartProps = { childId: number; reader: DocumentReader };

/** The documents of a child: what is asked for, what is there, and what came before (child-documents-1). */
export function DocumentsPart({ childId, reader }: DocumentsPartProps) {
  const { t } = useTranslation();
  const read = useQuery(documentsOf(childId));
  const giving = useDialog<{ readonly document?: ChildDocument; readonly files?: readonly File[] }>();
  const asking = useDialog();
  const editing = useDialog<ChildDocument>();
  const mayGive = reader.isGuardian || reader.keeps;
  const items = (documents: readonly ChildDocument[]) => (
    <ul className="divide-y divide-line">
      {documents.map((document) => (
        <DocumentItem
          key={document.id}
          document={document}
          reader={reader}
          onGive={(files) => giving.open({ document, ...(files && { files }) })}
          onEdit={() => editing.open(document)}
        />
      ))}
    </ul>
  );
  return (
    <Card
      as="section"
      className="lg:col-span-2"
      title={t('childDocuments.title')}
      description={t(reader.isGuardian ? 'childDocuments.forGuardian' : 'childDocuments.text')}
    >
      <Loaded
        query={read}
        failed={t('childDocuments.failed')}
        skeleton={<SkeletonText label={t('childDocuments.loading')} lines={4} />}
      >
        {(documents) => {
          const { current, former } = parted(documents);
          return (
            <>
              {current.length === 0 ? <p className="text-ink-soft">{t('childDocuments.none')}</p> : items(current)}
              {former.length > 0 && (
                <details className="mt-3">
                  <summary className="flex min-h-11 cursor-pointer items-center font-medium text-action underline decoration-1 underline-offset-3">
                    {t('childDocuments.former', { count: former.length })}
                  </summary>
                  {items(former)}
                </details>
              )}
            </>
          );
        }}
      </Loaded>
      {mayGive && (
        <div className="mt-4 flex flex-wrap gap-2">
          {reader.keeps && (
            <Button icon={<FileQuestionMark />} variant="secondary" onClick={() => asking.open()} {...RequestForm.near}>
              {t('childDocuments.request.open')}
            </Button>
          )}
          <Button icon={<Plus />} variant="secondary" onClick={() => giving.open({})} {...GiveForm.near}>
            {t('childDocuments.give.open')}
          </Button>
        </div>
      )}
      {giving.show((wanted, opened) => (
        <GiveForm childId={childId} isGuardian={reader.isGuardian} {...wanted} {...opened} />
      ))}
      {asking.show((_, opened) => (
        <RequestForm childId={childId} {...opened} />
      ))}
      {editing.show((document, opened) => (
        <EditForm document={document} {...opened} />
      ))}
    </Card>
  );
}
