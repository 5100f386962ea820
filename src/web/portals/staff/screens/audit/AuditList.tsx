import { useInfiniteQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { MOST_AUDIT_ROWS } from '#contract/audit-kinds.ts';
import { type AuditFilter, auditPages } from '#web/domains/audit/queries.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ListSkeleton } from '#web/portals/staff/screens/guardians/ListSkeleton.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { ManagedList, More } from '#web/ui/ManagedList.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { AuditTable } from './AuditTable.tsx';
import { EntryDialog } from './EntryDialog.tsx';

/** The entries that were asked for, a page at a time. */
export function AuditList({ filter }: { filter: AuditFilter }) {
  const { t } = useTranslation();
  const read = useInfiniteQuery(auditPages(filter));
  const reading = useDialog<number>();
  return (
    <>
      <Loaded
        query={read}
        failed={(error) => reasonOf(error, t('audit.failed'))}
        skeleton={<ListSkeleton label={t('audit.loading')} />}
      >
        {({ pages }) => (
          <>
            {pages[0]?.exceedsFile && <Alert>{t('audit.downloadCut', { most: MOST_AUDIT_ROWS })}</Alert>}
            <ManagedList
              rows={pages.flatMap(({ entries }) => entries)}
              foot={
                read.hasNextPage && (
                  <More
                    label={t('audit.loadMore')}
                    busy={read.isFetchingNextPage}
                    busyLabel={t('audit.loadingMore')}
                    onMore={() => void read.fetchNextPage()}
                  >
                    {read.isFetchNextPageError && <Alert tone="error">{t('audit.failed')}</Alert>}
                  </More>
                )
              }
            >
              {(entries) => (
                <AuditTable
                  entries={entries}
                  onOpen={reading.open}
                  empty={
                    <EmptyState level={2} icon={<ScrollText />} title={t('audit.empty')}>
                      {t('audit.emptyText')}
                    </EmptyState>
                  }
                />
              )}
            </ManagedList>
          </>
        )}
      </Loaded>
      {reading.show((id, opened) => (
        <EntryDialog id={id} {...opened} />
      ))}
    </>
  );
}
