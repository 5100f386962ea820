import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { photoGrid } from './pictures.ts';

/** Stands where the photos will, at their size. */
export function GridSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('gallery.loading')} className={photoGrid}>
      {PLACES.map((place) => (
        <Skeleton key={place} className="aspect-4/3 w-full rounded-lg" />
      ))}
    </div>
  );
}

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8];
