import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { FileDown, Images } from 'lucide-react';
import { useEffect } from 'react';
import { useSearchFields } from '#web/layout/useSearchFields.ts';
import { useSearchText } from '#web/layout/useSearchText.ts';
import { useDebounced } from '#web/lib/useDebounced.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ParentPage } from '#web/portals/parent/layout/ParentPage.tsx';
import { useOpened } from '#web/portals/parent/screens/dashboard/views.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ListToolbar } from '#web/ui/ListToolbar.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { NoneFound } from '#web/ui/NoneFound.tsx';
import { together } from '#web/ui/together.ts';
import { useDialog } from '#web/ui/useDialog.tsx';
import { GridSkeleton } from './GridSkeleton.tsx';
import { MorePhotos } from './MorePhotos.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';
import { photosOf, summaryOf } from './queries.ts';

const Lightbox = lazyDialog(() => import('./lightbox/Lightbox.tsx').then((file) => ({ default: file.Lightbox })));
const SavePhotosDialog = lazyDialog(() => import('./SavePhotosDialog.tsx'));

/** The photos a family may see (gallery-4). */
export function GalleryView({ title, back }: { title: string; back: string }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useSearchText();
  const { asked, choose } = useSearchFields();
  const tag = asked('tag') ?? '';
  const narrowed = { search: useDebounced(typed.trim()), tag };
  const pages = useInfiniteQuery(photosOf(narrowed));
  const summary = useQuery(summaryOf(narrowed));
  const [opened, open, close, replace] = useOpened('photo');
  const saving = useDialog();
  const photos = pages.data?.pages.flat();
  const counts = summary.data;
  useEffect(Lightbox.soon, []);

  if (!photos || !counts) {
    const read = together({ pages, summary });
    return (
      <ParentPage title={title} back={back}>
        {read.error ? <LoadFailed read={read} failed={t('gallery.failed')} /> : <GridSkeleton />}
      </ParentPage>
    );
  }

  const isNarrowed = narrowed.search !== '' || narrowed.tag !== '';
  const showAll = () => choose({ search: null, tag: null });
  const showing = t('gallery.showing', { shown: counts.found, count: counts.total });
  const more = () => void pages.fetchNextPage({ cancelRefetch: false });
  return (
    <ParentPage title={title} back={back}>
      {counts.total === 0 ? (
        <Card>
          <EmptyState level={2} icon={<Images />} title={t('common.noPhotosYet')}>
            {t('gallery.noneYetText')}
          </EmptyState>
        </Card>
      ) : (
        <>
          <ListToolbar
            label={t('gallery.narrow')}
            search={{
              value: typed,
              onChange: setTyped,
              label: t('gallery.search'),
            }}
            filter={{
              // Of many tags the first rows; the others by scrolling, so that the photos stay on the first screen.
              className: 'sm:max-h-22.5 sm:overflow-y-auto',
              label: t('gallery.tags'),
              options: [
                { value: '', label: t('gallery.all') },
                ...counts.groups.map(({ name, count }) => ({ value: name, label: name, count })),
              ],
              value: tag,
              onChange: (value) => choose({ tag: value || null }),
            }}
            found={isNarrowed && showing}
          />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-ink-soft tabular-nums max-sm:text-sm">{showing}</p>
            <Button
              variant="secondary"
              size="small"
              icon={<FileDown className="size-4.5" />}
              onClick={() => saving.open()}
              {...SavePhotosDialog.near}
            >
              {t('gallery.save.button')}
            </Button>
          </div>
          {photos.length === 0 ? (
            <NoneFound title={t('common.noPhotosFound')} showAll={t('gallery.showAll')} onShowAll={showAll}>
              {t('gallery.noneFoundText')}
            </NoneFound>
          ) : (
            <PhotoGrid label={t('gallery.list')} photos={photos} onOpen={(id) => open(String(id))} />
          )}
          {pages.hasNextPage && (
            <MorePhotos
              error={pages.error}
              isFetching={pages.isFetching}
              hasFailed={pages.isFetchNextPageError}
              onMore={more}
            />
          )}
        </>
      )}
      {saving.show((_, opened) => (
        <SavePhotosDialog {...opened} />
      ))}
      {opened !== null && (
        <Lightbox
          id={Number(opened)}
          photos={photos}
          total={counts.found}
          hasMore={pages.hasNextPage && !pages.isFetchNextPageError}
          isReading={pages.isFetching}
          onMore={more}
          onShow={(id) => replace(String(id))}
          onClose={close}
        />
      )}
    </ParentPage>
  );
}
