import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { SettingsPage } from '../SettingsPage.tsx';
import { HealthPart } from './HealthPart.tsx';
import { KioskList } from './KioskList.tsx';
import { PinsPart } from './PinsPart.tsx';

/** The tablets at the door: which there are, what they ask, and who has a PIN. */
export function KiosksScreen() {
  const { t } = useTranslation();
  return (
    <SettingsPage title={t('tablets.title')} subtitle={t('tablets.subtitle')} needs="center.manage" width="narrow">
      <div className="flex flex-col gap-6">
        <KioskList />
        <HealthPart />
        <PinsPart />
      </div>
    </SettingsPage>
  );
}
