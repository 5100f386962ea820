import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';

type MorePhotosProps = { isFetching: boolean; hasFailed: boolean; onMore(): void };

/** Fetches the next photos when its button is pressed, or nears the screen. */
export function MorePhotos({ isFetching, hasFailed, onMore }: MorePhotosProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(() => !isFetching && !hasFailed && onMore());
  useEffect(() => {
    // Watched anew after each page: the button may still be near.
    if (!place.current || isFetching) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && near(), { rootMargin: '800px' });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isFetching]);
  return (
    <div ref={place} className="flex justify-center">
      {hasFailed ? (
        <Alert
          tone="error"
          className="w-full"
          retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: onMore }}
        >
          {t('photos.failed')}
        </Alert>
      ) : (
        <Button variant="secondary" busy={isFetching} busyLabel={t('photos.loadingMore')} onClick={onMore}>
          {t('photos.more')}
        </Button>
      )}
    </div>
  );
}
