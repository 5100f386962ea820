import { useInfiniteQuery } from '@tanstack/react-query';
import { MailCheck, MessagesSquare, SearchX } from 'lucide-react';
import { useDebounced } from '#web/lib/useDebounced.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { More } from '#web/ui/ManagedList.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { ListRows } from './ListRows.tsx';
import { threadPages } from './queries.ts';
import { finds } from './rules.ts';
import { ThreadItem } from './ThreadItem.tsx';

type ThreadListProps = {
  search: string;
  unreadOnly: boolean;
  onCompose(): void;
  onShowAll(): void;
};

/** The threads, newest first. What is typed narrows at once what is here; the server finds the rest. */
export function ThreadList({ search, unreadOnly, onCompose, onShowAll }: ThreadListProps) {
  const { t } = useTranslation();
  const debounced = useDebounced(search.trim());
  const read = useInfiniteQuery(threadPages(debounced));

  if (!read.data && read.isError) {
    return (
      <div className="px-4 pb-5 sm:px-5">
        <LoadFailed read={read} failed={t('messages.failed')} />
      </div>
    );
  }
  if (!read.data) return <ListRows label={t('messages.loading')} />;
  const all = read.data.pages.flat();
  const isUpToDate = debounced === search.trim() && !read.isPlaceholderData;
  const found = isUpToDate ? all : all.filter((thread) => finds(thread, search));
  const shown = unreadOnly ? found.filter(({ unread }) => unread > 0) : found;
  return (
    <>
      <VisuallyHidden>
        <span role="status">{search.trim() && isUpToDate && t('messages.found', { count: shown.length })}</span>
      </VisuallyHidden>
      {shown.length === 0 && (search.trim() || unreadOnly) ? (
        <EmptyState
          level={2}
          icon={search.trim() ? <SearchX /> : <MailCheck />}
          title={search.trim() ? t('messages.nothingFound.title') : t('messages.allRead.title')}
          action={
            <Button variant="secondary" onClick={onShowAll}>
              {t('messages.showAll')}
            </Button>
          }
        >
          {search.trim() ? t('messages.nothingFound.text') : t('messages.allRead.text')}
        </EmptyState>
      ) : shown.length === 0 ? (
        <EmptyState
          level={2}
          icon={<MessagesSquare />}
          title={t('messages.empty.title')}
          action={<Button onClick={onCompose}>{t('messages.empty.action')}</Button>}
        >
          {t('messages.empty.text')}
        </EmptyState>
      ) : (
        <ul aria-label={t('messages.list')} className="border-line border-t">
          {shown.map((thread) => (
            <ThreadItem key={thread.id} thread={thread} />
          ))}
        </ul>
      )}
      {read.hasNextPage && (
        <More
          busy={read.isFetchingNextPage}
          busyLabel={t('messages.loading')}
          label={t('messages.more')}
          onMore={() => void read.fetchNextPage({ cancelRefetch: false })}
        />
      )}
    </>
  );
}
