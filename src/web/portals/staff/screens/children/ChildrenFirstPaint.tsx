import { useTranslation } from '#web/lib/useTranslation.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { ChildGridSkeleton } from './ChildGrid.tsx';

/** The children's screen before anybody of them is known. */
export function ChildrenFirstPaint() {
  const { t } = useTranslation();
  return (
    <StaffPage title={t('childrenManagement.title')} subtitle={t('childrenManagement.subtitle')}>
      <ChildGridSkeleton />
    </StaffPage>
  );
}
