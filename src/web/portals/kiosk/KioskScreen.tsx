import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyPart } from '#web/lib/lazyPart.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { classroomCode } from './classroomCode.ts';
import { KioskFlow } from './KioskFlow.tsx';
import { KioskFrame } from './KioskFrame.tsx';
import { onStatus, startKiosk, statusNow } from './kiosk.ts';
import { Pairing } from './Pairing.tsx';

const ClassroomScreen = lazyPart(classroomCode);

/** The kiosk: outside of both portals, in nobody's session. */
export function KioskScreen() {
  const { t } = useTranslation();
  const status = useSyncExternalStore(onStatus, statusNow);
  useEffect(() => {
    void startKiosk();
  }, []);
  const { phase, state } = status;
  const title = state?.room?.name ?? t('kiosk.title');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <KioskFrame status={status}>
      {phase === 'paired' && state?.room ? (
        <Suspense>
          <ClassroomScreen room={state.room} isOnline={status.isOnline} />
        </Suspense>
      ) : phase === 'paired' && state ? (
        <KioskFlow state={state} isOnline={status.isOnline} />
      ) : phase === 'unpaired' ? (
        <Pairing unsent={status.unsent} />
      ) : (
        <p role="status" className="m-auto flex items-center gap-3 text-ink-soft text-lg">
          <Spinner /> {t('kiosk.starting')}
        </p>
      )}
    </KioskFrame>
  );
}
