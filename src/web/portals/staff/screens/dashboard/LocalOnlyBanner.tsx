import { WifiOff } from 'lucide-react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Banner } from '#web/ui/Banner.tsx';

/** For whoever manages the center: nobody else can reach it yet (http-19). */
export default function LocalOnlyBanner() {
  const { t } = useTranslation();
  return (
    <Banner tone="attention" icon={<WifiOff aria-hidden="true" />}>
      {t('center.localOnly')}
    </Banner>
  );
}
