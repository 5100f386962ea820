import { useTranslation } from '#web/lib/useTranslation.tsx';
import { SettingsPage } from '#web/portals/staff/screens/preferences/SettingsPage.tsx';
import { SealsCard } from './SealsCard.tsx';

/** Whether Larkhouse itself is as it should be: the log and the records as they were written. */
export function SystemScreen() {
  const { t } = useTranslation();
  return (
    <SettingsPage
      title={t('preferencesStaff.system.title')}
      subtitle={t('preferencesStaff.system.text')}
      needs="audit.read"
    >
      <SealsCard />
    </SettingsPage>
  );
}
