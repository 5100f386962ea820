import { Smartphone } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';

/** What a browser offers where it can install the page; it is fired once, and kept by the page's head (index.html). */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}
declare global {
  interface Window {
    installOffer?: InstallOffer;
  }
}

const PUT_AWAY = 'installHint';

/** Says quietly, once, that Larkhouse can be put on the home screen: where the browser offers it, and on iPhones (web-31). */
export default function InstallHint() {
  const { t } = useTranslation();
  const offer = useSyncExternalStore(onOffer, () => window.installOffer);
  const [isPutAway, setPutAway] = useState(() => localStorage.getItem(PUT_AWAY) !== null);
  if (isPutAway || isInstalled() || (!offer && !isAppleTouch())) return null;
  const putAway = () => {
    localStorage.setItem(PUT_AWAY, 'put away');
    setPutAway(true);
  };
  const install = async (offered: InstallOffer) => {
    await offered.prompt();
    await offered.userChoice;
    // Whatever was chosen was an answer.
    putAway();
  };
  return (
    <section
      aria-label={t('preferencesInstall.title')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line px-4 py-3"
    >
      <Smartphone className="size-5.5 shrink-0 text-ink-soft" aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-medium">{t('preferencesInstall.title')}</p>
        <p className="text-ink-soft text-sm">{offer ? t('preferencesInstall.text') : t('preferencesInstall.apple')}</p>
      </div>
      <div className="flex gap-2">
        {offer && (
          <Button variant="secondary" size="small" onClick={() => void install(offer)}>
            {t('preferencesInstall.install')}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={putAway}>
          {t('preferencesInstall.notNow')}
        </Button>
      </div>
    </section>
  );
}

function onOffer(listener: () => void): () => void {
  addEventListener('beforeinstallprompt', listener);
  return () => removeEventListener('beforeinstallprompt', listener);
}

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Their browser installs by its own menu alone. */
const isAppleTouch = (): boolean => /iPhone|iPad/.test(navigator.userAgent) && isSecureContext;
