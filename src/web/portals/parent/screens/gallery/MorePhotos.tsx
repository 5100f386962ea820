import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';

type MorePhotosProps = { error: Error | null; isFetching: boolean; hasFailed: boolean; onMore(): void };

/** Fetches the next photos when its button is pressed, or nears the screen. */
export function MorePhotos({ error, isFetching, hasFailed, onMore }: MorePhotosProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(() => !isFetching && !hasFailed && onMore());
  useEffect(() => {
    // Watched anew after each page: the button may still be near.
    if (!place.current || isFetching) return;
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && near(), {
      rootMargin: '800px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isFetching]);
  return (
    <div ref={place} className="flex justify-center">
      {hasFailed ? (
        <LoadFailed
          read={{ error, isFetching, refetch: async () => onMore() }}
          failed={t('gallery.failed')}
          className="w-full"
        />
      ) : (
        <Button variant="secondary" busy={isFetching} busyLabel={t('shell.loading')} onClick={onMore}>
          {t('gallery.more')}
        </Button>
      )}
    </div>
  );
}
