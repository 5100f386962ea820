import { useEffect, useEffectEvent } from 'react';
import { dayOf, formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Private } from '#web/ui/Private.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import type { Photo } from '../queries.ts';
import { LightboxPhoto } from './LightboxPhoto.tsx';
import { neighbor } from './rules.ts';

type LightboxProps = {
  /** Which photo; it may be gone, never have been theirs, or stand on a page that is not read yet. */
  id: number;
  photos: readonly Photo[];
  /** How many there are, read or not. */
  total: number;
  hasMore: boolean;
  /** Asking for more meanwhile would lead to nothing. */
  isReading: boolean;
  onMore(): void;
  onShow(id: number): void;
  onClose(): void;
};

/** How many photos before the last one that was read, the next page is fetched. */
const ASK_BEFORE_END = 5;

/** One photo large, with the ways to the others. */
export function Lightbox({ id, photos, total, hasMore, isReading, onMore, onShow, onClose }: LightboxProps) {
  const { t } = useTranslation();
  const index = photos.findIndex((photo) => photo.id === id);
  const photo = photos[index];
  const needsMore = hasMore && (index < 0 || index >= photos.length - ASK_BEFORE_END);
  const count = photos.length;
  const readMore = useEffectEvent(onMore);
  useEffect(() => {
    // Counted: one page may not have been enough.
    if (needsMore && !isReading && count > 0) readMore();
  }, [needsMore, isReading, count]);

  const go = (step: 1 | -1) => {
    const next = photos[neighbor(index, step, count)];
    if (next && index >= 0) onShow(next.id);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    go(event.key === 'ArrowRight' ? 1 : -1);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  return (
    <Dialog
      onClose={onClose}
      size="full"
      title={photo ? <Private>{photo.title}</Private> : t('gallery.list')}
      {...(photo && { description: formatDate(dayOf(photo.createdAt)) })}
    >
      {photo ? (
        <LightboxPhoto key={photo.id} photo={photo} position={index + 1} total={total} onGo={go} />
      ) : hasMore ? (
        <div role="status" aria-label={t('gallery.box.loading')}>
          <Skeleton className="h-[50dvh] w-full" />
        </div>
      ) : (
        <Alert tone="error">{t('gallery.box.gone')}</Alert>
      )}
    </Dialog>
  );
}
