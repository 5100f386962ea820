import { tiles } from '#web/domains/activities/ChildTiles.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

const TILES = [1, 2, 3, 4, 5, 6];

export function BoardSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" className={tiles}>
      <VisuallyHidden>{t('activities.loading')}</VisuallyHidden>
      {TILES.map((tile) => (
        <Skeleton key={tile} className="h-36 rounded-lg" />
      ))}
    </div>
  );
}
