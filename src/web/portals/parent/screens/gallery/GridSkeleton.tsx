import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';

/** Stands where the photos will, at their size. */
export function GridSkeleton() {
  const { t } = useTranslation();
  return (
    <div
      role="status"
      aria-label={t('photos.loading')}
      className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4"
    >
      {PLACES.map((place) => (
        <Skeleton key={place} className="aspect-4/3 w-full rounded-lg" />
      ))}
    </div>
  );
}

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8];
