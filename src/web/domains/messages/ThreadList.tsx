import { useInfiniteQuery } from '@tanstack/react-query';
import { MailCheck, MessagesSquare, SearchX } from 'lucide-react';
import { useSettled } from '../../lib/useSettled.ts';
import { useTranslation } from '../../lib/useTranslation.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
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
  const settled = useSettled(search.trim());
  const read = useInfiniteQuery(threadPages(settled));

  if (!read.data && read.isError) {
    return (
      <div className="px-4 pb-5 sm:px-5">
        <Alert
          tone="error"
          retry={{ label: t('shell.tryAgain'), busy: read.isFetching, onRetry: () => void read.refetch() }}
        >
          {t('messages.failed')}
        </Alert>
      </div>
    );
  }
  if (!read.data) return <ListRows label={t('messages.loading')} />;
  const all = read.data.pages.flat();
  const isSettled = settled === search.trim() && !read.isPlaceholderData;
  const found = isSettled ? all : all.filter((thread) => finds(thread, search));
  const shown = unreadOnly ? found.filter(({ unread }) => unread > 0) : found;
  return (
    <>
      <VisuallyHidden>
        <span role="status">{search.trim() && isSettled && t('messages.found', { count: shown.length })}</span>
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
        <div className="grid place-content-center border-line border-t p-4">
          <Button
            variant="secondary"
            busy={read.isFetchingNextPage}
            busyLabel={t('messages.loading')}
            onClick={() => void read.fetchNextPage({ cancelRefetch: false })}
          >
            {t('messages.more')}
          </Button>
        </div>
      )}
    </>
  );
}
