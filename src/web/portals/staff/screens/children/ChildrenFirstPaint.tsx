import { useTranslation } from '#web/lib/useTranslation.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { ChildrenSummary } from './ChildrenSummary.tsx';
import { RoomRatios } from './RoomRatios.tsx';

/** The children's screen before anybody of them is known. */
export function ChildrenFirstPaint() {
  const { t } = useTranslation();
  return (
    <StaffPage title={t('childrenManagement.title')} subtitle={t('childrenManagement.subtitle')}>
      <RoomRatios />
      <ChildrenSummary family={undefined} />
    </StaffPage>
  );
}
