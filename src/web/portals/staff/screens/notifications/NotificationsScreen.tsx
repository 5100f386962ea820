import { NotificationList } from '#web/domains/notifications/NotificationList.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';

export function NotificationsScreen() {
  const { t } = useTranslation();
  return (
    <StaffPage width="narrow" title={t('notifications.title')} subtitle={t('notifications.subtitle')}>
      <NotificationList />
    </StaffPage>
  );
}
