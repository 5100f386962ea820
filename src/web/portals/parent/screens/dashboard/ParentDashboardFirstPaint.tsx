import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ParentPage } from '#web/portals/parent/layout/ParentPage.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** The parents' dashboard before it is known whom it greets. */
export function ParentDashboardFirstPaint() {
  const { t } = useTranslation();
  return (
    <ParentPage title={t('familyDay.dashboard.title')} greeting={<Skeleton className="h-9 w-64 max-w-full" />}>
      <Skeleton className="h-25 rounded-lg!" />
      <Skeleton className="h-72 rounded-lg!" />
    </ParentPage>
  );
}
