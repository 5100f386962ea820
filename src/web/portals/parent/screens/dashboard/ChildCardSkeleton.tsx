import { useTranslation } from 'react-i18next';
import { Card } from '../../../../ui/Card.tsx';
import { Skeleton, SkeletonText } from '../../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';

export function ChildCardSkeleton() {
  const { t } = useTranslation();
  return (
    <Card>
      <div role="status" aria-busy="true">
        <VisuallyHidden>{t('portal.dashboard.loading')}</VisuallyHidden>
        <div className="mb-6 flex items-center gap-4">
          <Skeleton className="size-20 shrink-0 rounded-full" />
          <div className="flex flex-1 flex-col gap-2.5">
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-4 w-24" />
          </div>
        </div>
        <SkeletonText lines={4} />
      </div>
    </Card>
  );
}
