import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from '../lib/useTranslation.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { Door } from './Door.tsx';
import { Frame } from './Frame.tsx';
import { onStanding, standingNow, startKiosk } from './kiosk.ts';
import { Pairing } from './Pairing.tsx';

/** The tablet at the door: outside of both portals, in nobody's session. */
export function KioskScreen() {
  const { t } = useTranslation();
  const standing = useSyncExternalStore(onStanding, standingNow);
  useEffect(() => {
    document.title = t('kiosk.title');
  }, [t]);
  useEffect(() => {
    void startKiosk();
  }, []);
  const { phase, state } = standing;
  return (
    <Frame standing={standing}>
      {phase === 'paired' && state ? (
        <Door state={state} isOnline={standing.isOnline} />
      ) : phase === 'unpaired' ? (
        <Pairing unsent={standing.unsent} />
      ) : (
        <p role="status" className="m-auto flex items-center gap-3 text-ink-soft text-lg">
          <Spinner /> {t('kiosk.starting')}
        </p>
      )}
    </Frame>
  );
}
