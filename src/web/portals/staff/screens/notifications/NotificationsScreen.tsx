import { NotificationList } from '../../../../domains/notifications/NotificationList.tsx';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Page } from '../../layout/Page.tsx';

export function NotificationsScreen() {
  const { t } = useTranslation();
  return (
    <Page width="narrow" title={t('notifications.title')} subtitle={t('notifications.subtitle')}>
      <NotificationList />
    </Page>
  );
}
