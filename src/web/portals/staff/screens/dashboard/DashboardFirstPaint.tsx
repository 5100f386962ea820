import { useTranslation } from '#web/lib/useTranslation.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** The dashboard before it is known what its reader may see. */
export function DashboardFirstPaint() {
  const { t } = useTranslation();
  return (
    <StaffPage title={t('dashboard.title')} subtitle={t('dashboard.subtitle')} back="leave">
      {/* About as high as the quick actions. */}
      <Skeleton className="h-28 rounded-md lg:h-13" />
      <Skeleton className="h-112 rounded-lg" />
    </StaffPage>
  );
}
