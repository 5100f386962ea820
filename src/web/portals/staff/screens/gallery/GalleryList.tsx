import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Images, SearchX } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { gallerySummary, photoPages } from '../../../../domains/gallery/queries.ts';
import type { Photo } from '../../../../domains/gallery/rules.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { SearchInput } from '../../../../ui/SearchInput.tsx';
import { Toolbar } from '../../../../ui/Toolbar.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { ListSkeleton } from '../parents/ListSkeleton.tsx';
import { PhotoTable } from './PhotoTable.tsx';

type GalleryListProps = {
  onUpload(): void;
  onEdit(photo: Photo): void;
  onEditNear(): void;
  onDelete(photo: Photo): void;
};

/** The photos, newest first, a page at a time; the search is the server's, since not all photos are here. */
export function GalleryList({ onUpload, ...actions }: GalleryListProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const read = useInfiniteQuery(photoPages(search));
  const { data: summary } = useQuery(gallerySummary(search));

  if (!read.data && read.isError) {
    return (
      <Alert
        tone="error"
        retry={{ label: t('shell.tryAgain'), busy: read.isFetching, onRetry: () => void read.refetch() }}
      >
        {t('galleryManagement.failed')}
      </Alert>
    );
  }
  if (!read.data) return <ListSkeleton label={t('galleryManagement.loading')} />;
  const photos = read.data.pages.flat();
  if (photos.length === 0 && search === '') {
    return (
      <Card>
        <EmptyState
          level={2}
          icon={<Images />}
          title={t('galleryManagement.empty.title')}
          action={<Button onClick={onUpload}>{t('galleryManagement.upload.button')}</Button>}
        >
          {t('galleryManagement.empty.text')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card flush>
      <Toolbar label={t('galleryManagement.search')} className="p-4 sm:px-5">
        <SearchInput
          value={typed}
          onChange={setTyped}
          label={t('galleryManagement.search')}
          placeholder={t('galleryManagement.search')}
          clearLabel={t('galleryManagement.clearSearch')}
          className="sm:w-96"
        />
        <VisuallyHidden>
          <span role="status">{search && summary && t('galleryManagement.found', { count: summary.found })}</span>
        </VisuallyHidden>
      </Toolbar>
      <PhotoTable
        photos={photos}
        empty={
          <EmptyState level={2} icon={<SearchX />} title={t('galleryManagement.noneFound.title')}>
            {t('galleryManagement.noneFound.text')}
          </EmptyState>
        }
        {...actions}
      />
      {read.hasNextPage && (
        <div className="flex flex-col items-center gap-2 border-line border-t p-4">
          {summary && (
            <p className="text-ink-soft text-sm tabular-nums">
              {t('galleryManagement.shown', { shown: photos.length, total: summary.found })}
            </p>
          )}
          <Button
            variant="secondary"
            busy={read.isFetchingNextPage}
            busyLabel={t('galleryManagement.loadingMore')}
            onClick={() => void read.fetchNextPage()}
          >
            {t('galleryManagement.loadMore')}
          </Button>
          {read.isFetchNextPageError && <Alert tone="error">{t('galleryManagement.failed')}</Alert>}
        </div>
      )}
    </Card>
  );
}
