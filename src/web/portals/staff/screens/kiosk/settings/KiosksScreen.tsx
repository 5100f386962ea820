import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { SettingsPage } from '#web/portals/staff/screens/preferences/SettingsPage.tsx';
import { HealthPart } from './HealthPart.tsx';
import { KioskList } from './KioskList.tsx';
import { KioskToTry } from './KioskToTry.tsx';
import { PinsPart } from './PinsPart.tsx';
import { StaffPinsPart } from './StaffPinsPart.tsx';

/** The kiosks: which there are and what they ask, for those who manage the center; and who has a PIN, for those who invite parents or manage staff. */
export function KiosksScreen() {
  const { t } = useTranslation();
  const { can, center } = useStaffSession();
  const manages = can('center.manage');
  return (
    <SettingsPage
      title={manages ? t('kioskManagement.title') : t('preferencesStaff.kioskPins.title')}
      subtitle={t('kioskManagement.subtitle')}
      needs={manages ? 'center.manage' : 'parents.invite'}
      width="narrow"
    >
      <div className="flex flex-col gap-6">
        {manages && center.isDemo && <KioskToTry />}
        {manages && <KioskList />}
        {manages && <HealthPart />}
        {can('parents.invite') && <PinsPart />}
        {can('staff.manage') && <StaffPinsPart />}
      </div>
    </SettingsPage>
  );
}
