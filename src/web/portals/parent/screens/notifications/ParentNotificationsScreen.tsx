import { NotificationList } from '#web/domains/notifications/NotificationList.tsx';
import { HOMES } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ParentPage } from '#web/portals/parent/layout/ParentPage.tsx';

export function ParentNotificationsScreen() {
  const { t } = useTranslation();
  return (
    <ParentPage title={t('notifications.title')} subtitle={t('notifications.subtitle')} back={HOMES.parent}>
      <NotificationList />
    </ParentPage>
  );
}
