import { useTranslation } from '#web/lib/useTranslation.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { RoomSkeleton } from './RoomSkeleton.tsx';

/** The room board before it is known which room it is. */
export function RoomFirstPaint() {
  const { t } = useTranslation();
  return (
    <StaffPage title={t('shell.nav.room')} back="none">
      <RoomSkeleton />
    </StaffPage>
  );
}
