import { LockOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';

const PUT_AWAY = 'needsHttps';

/** In the place of the hint to install: on plain http there is no app, and no day without a connection (web-31). */
export default function NeedsHttps() {
  const { t } = useTranslation();
  const [isPutAway, setPutAway] = useState(() => localStorage.getItem(PUT_AWAY) !== null);
  if (isPutAway) return null;
  const putAway = () => {
    localStorage.setItem(PUT_AWAY, 'put away');
    setPutAway(true);
  };
  return (
    <section
      aria-label={t('preferencesInstall.title')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line px-4 py-3"
    >
      <LockOpen className="size-5.5 shrink-0 text-ink-soft" aria-hidden="true" />
      <p className="min-w-0 flex-1 basis-52 text-ink-soft text-sm">{t('preferencesInstall.needsHttps')}</p>
      <Button variant="quiet" size="small" onClick={putAway}>
        {t('preferencesInstall.gotIt')}
      </Button>
    </section>
  );
}
