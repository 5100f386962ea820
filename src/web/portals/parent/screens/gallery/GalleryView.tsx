import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Images, SearchX } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSettled } from '../../../../lib/useSettled.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { whenIdle } from '../../../../lib/whenIdle.ts';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ListToolbar } from '../../../../ui/ListToolbar.tsx';
import { Page } from '../../layout/Page.tsx';
import { useOpened } from '../dashboard/views.ts';
import { GridSkeleton } from './GridSkeleton.tsx';
import { MonthMenu } from './MonthMenu.tsx';
import { MorePhotos } from './MorePhotos.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';
import { photosOf, summaryOf } from './queries.ts';

const lightbox = () => import('./lightbox/Lightbox.tsx').then((file) => ({ default: file.Lightbox }));
const Lightbox = lazy(lightbox);

/** The photos a family may see (seed 001 section 2). */
export function GalleryView({ title, back }: { title: string; back: string }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [tag, setTag] = useState('');
  const narrowed = { search: useSettled(typed.trim()), tag };
  const pages = useInfiniteQuery(photosOf(narrowed));
  const summary = useQuery(summaryOf(narrowed));
  const [opened, open, close, turn] = useOpened('photo');
  const photos = pages.data?.pages.flat();
  const counts = summary.data;
  useEffect(() => whenIdle(() => void lightbox().catch(() => {})), []);

  if (!photos || !counts) {
    const [failed] = [pages, summary].filter(({ isError }) => isError);
    const retry = () => void Promise.all([pages.refetch(), summary.refetch()]);
    return (
      <Page title={title} back={back}>
        {failed ? (
          <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: failed.isFetching, onRetry: retry }}>
            {t('photos.failed')}
          </Alert>
        ) : (
          <GridSkeleton />
        )}
      </Page>
    );
  }

  const isNarrowed = narrowed.search !== '' || narrowed.tag !== '';
  const showAll = () => {
    setTyped('');
    setTag('');
  };
  const showing = t('photos.showing', { shown: counts.found, count: counts.total });
  const more = () => void pages.fetchNextPage({ cancelRefetch: false });
  return (
    <Page title={title} back={back}>
      {counts.total === 0 ? (
        <Card>
          <EmptyState level={2} icon={<Images />} title={t('photos.noneYet')}>
            {t('photos.noneYetText')}
          </EmptyState>
        </Card>
      ) : (
        <>
          <ListToolbar
            label={t('photos.narrow')}
            search={{
              value: typed,
              onChange: setTyped,
              label: t('photos.search'),
              clearLabel: t('photos.clearSearch'),
            }}
            filter={{
              // Of many tags the first rows; the others by scrolling, so that the photos stay on the first screen.
              className: 'sm:max-h-22.5 sm:overflow-y-auto',
              label: t('photos.tags'),
              options: [
                { value: '', label: t('photos.all') },
                ...counts.tags.map((one) => ({ value: one.tag, label: one.tag, count: one.count })),
              ],
              value: tag,
              onChange: setTag,
            }}
            found={isNarrowed && showing}
          />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-ink-soft tabular-nums max-sm:text-sm">{showing}</p>
            <MonthMenu months={counts.months} />
          </div>
          {photos.length === 0 ? (
            <Card>
              <EmptyState
                level={2}
                icon={<SearchX />}
                title={t('photos.noneFound')}
                action={
                  <Button variant="secondary" onClick={showAll}>
                    {t('photos.showAll')}
                  </Button>
                }
              >
                {t('photos.noneFoundText')}
              </EmptyState>
            </Card>
          ) : (
            <PhotoGrid label={t('photos.list')} photos={photos} onOpen={(id) => open(String(id))} />
          )}
          {pages.hasNextPage && (
            <MorePhotos isFetching={pages.isFetching} hasFailed={pages.isFetchNextPageError} onMore={more} />
          )}
        </>
      )}
      {opened !== null && (
        <Suspense>
          <Lightbox
            id={Number(opened)}
            photos={photos}
            total={counts.found}
            hasMore={pages.hasNextPage && !pages.isFetchNextPageError}
            isReading={pages.isFetching}
            onMore={more}
            onTurn={(id) => turn(String(id))}
            onClose={close}
          />
        </Suspense>
      )}
    </Page>
  );
}
