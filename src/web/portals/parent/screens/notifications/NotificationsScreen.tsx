import { NotificationList } from '../../../../domains/notifications/NotificationList.tsx';
import { HOMES } from '../../../../lib/session.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Page } from '../../layout/Page.tsx';

export function NotificationsScreen() {
  const { t } = useTranslation();
  return (
    <Page title={t('notifications.title')} subtitle={t('notifications.subtitle')} back={HOMES.parent}>
      <NotificationList />
    </Page>
  );
}
