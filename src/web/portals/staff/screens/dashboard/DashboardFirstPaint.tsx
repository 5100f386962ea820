import { useTranslation } from '#web/lib/useTranslation.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { GreetingCard } from './GreetingCard.tsx';

/** The dashboard before it is known what its reader may see. */
export function DashboardFirstPaint() {
  const { t } = useTranslation();
  return (
    <StaffPage title={t('dashboard.title')} subtitle={t('dashboard.subtitle')} back="leave">
      <GreetingCard>
        {/* About as high as the date and the row of buttons. */}
        <span className="block h-24 sm:max-lg:h-18 lg:h-11" />
      </GreetingCard>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 xl:gap-4">
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} className="h-32 rounded-lg" />
        ))}
      </div>
    </StaffPage>
  );
}
