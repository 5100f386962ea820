import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Images, SearchX } from 'lucide-react';
import { useDeferredValue } from 'react';
import { gallerySummary, photoPages } from '#web/domains/gallery/queries.ts';
import { useSearchText } from '#web/layout/useSearchText.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ListSkeleton } from '#web/portals/staff/screens/guardians/ListSkeleton.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { ManagedList, More } from '#web/ui/ManagedList.tsx';
import { SearchInput } from '#web/ui/SearchInput.tsx';
import { Toolbar } from '#web/ui/Toolbar.tsx';
import type { EditPhotoActions } from './PhotoActions.tsx';
import { PhotoTable } from './PhotoTable.tsx';

/** The photos, newest first, a page at a time; the search is the server's, since not all photos are here. */
export function GalleryList({ onUpload, ...actions }: EditPhotoActions & { onUpload(): void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useSearchText();
  const search = useDeferredValue(typed.trim());
  const read = useInfiniteQuery(photoPages(search));
  const { data: summary } = useQuery(gallerySummary(search));
  return (
    <Loaded
      query={read}
      failed={t('galleryManagement.failed')}
      skeleton={<ListSkeleton label={t('galleryManagement.loading')} />}
    >
      {({ pages }) => {
        const photos = pages.flat();
        return (
          <ManagedList
            rows={photos}
            empty={
              photos.length === 0 &&
              search === '' && (
                <EmptyState
                  level={2}
                  icon={<Images />}
                  title={t('common.noPhotosYet')}
                  action={<Button onClick={onUpload}>{t('galleryManagement.upload.button')}</Button>}
                >
                  {t('galleryManagement.empty.text')}
                </EmptyState>
              )
            }
            toolbar={
              <Toolbar label={t('galleryManagement.search')}>
                <SearchInput
                  value={typed}
                  onChange={setTyped}
                  label={t('galleryManagement.search')}
                  className="sm:w-96"
                />
              </Toolbar>
            }
            found={search !== '' && summary && t('galleryManagement.found', { count: summary.found })}
            foot={
              read.hasNextPage && (
                <More
                  label={t('galleryManagement.loadMore')}
                  text={summary && t('galleryManagement.shown', { shown: photos.length, count: summary.found })}
                  busy={read.isFetchingNextPage}
                  busyLabel={t('galleryManagement.loadingMore')}
                  onMore={() => void read.fetchNextPage()}
                >
                  {read.isFetchNextPageError && <Alert tone="error">{t('galleryManagement.failed')}</Alert>}
                </More>
              )
            }
          >
            {(shown) => (
              <PhotoTable
                photos={shown}
                empty={
                  <EmptyState level={2} icon={<SearchX />} title={t('common.noPhotosFound')}>
                    {t('galleryManagement.noneFound.text')}
                  </EmptyState>
                }
                {...actions}
              />
            )}
          </ManagedList>
        );
      }}
    </Loaded>
  );
}
