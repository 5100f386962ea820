import { WifiOff } from 'lucide-react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { ReachDialog } from './ReachDialog.tsx';

/** For whoever manages the center: nobody else can reach it yet, and how that is changed (http-19). */
export default function LocalOnlyBanner() {
  const { t } = useTranslation();
  const reading = useDialog();
  return (
    <>
      <Banner
        tone="attention"
        icon={<WifiOff aria-hidden="true" />}
        action={
          <Button variant="secondary" size="small" onClick={() => reading.open()}>
            {t('centerReach.how')}
          </Button>
        }
      >
        {t('centerReach.told')}
      </Banner>
      {reading.show((_, opened) => (
        <ReachDialog {...opened} />
      ))}
    </>
  );
}
