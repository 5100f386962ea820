import { useStaffSession } from '../../../../../lib/session.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { SettingsPage } from '../SettingsPage.tsx';
import { HealthPart } from './HealthPart.tsx';
import { KioskList } from './KioskList.tsx';
import { PinsPart } from './PinsPart.tsx';

/** The tablets at the door: which there are and what they ask, for those who manage the center; and who has a PIN, for those who invite parents. */
export function KiosksScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const manages = can('center.manage');
  return (
    <SettingsPage
      title={manages ? t('tablets.title') : t('settings.doorPins.title')}
      subtitle={t('tablets.subtitle')}
      needs={manages ? 'center.manage' : 'parents.invite'}
      width="narrow"
    >
      <div className="flex flex-col gap-6">
        {manages && <KioskList />}
        {manages && <HealthPart />}
        {can('parents.invite') && <PinsPart />}
      </div>
    </SettingsPage>
  );
}
