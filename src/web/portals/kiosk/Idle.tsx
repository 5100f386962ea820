import { useEffect, useState } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';

const QUIET_MS = 60_000;
const NOTICE_SECONDS = 20;

/** Somebody who walked away leaves nothing on the screen: it asks first, aloud, and then goes back to the start. */
export function Idle({ onAway }: { onAway(): void }) {
  const { t } = useTranslation();
  const [left, setLeft] = useState<number | null>(null);
  const isAsking = left !== null;

  useEffect(() => {
    if (isAsking) return undefined;
    let timer = setTimeout(() => setLeft(NOTICE_SECONDS), QUIET_MS);
    const act = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setLeft(NOTICE_SECONDS), QUIET_MS);
    };
    const kinds = ['pointerdown', 'keydown', 'input'] as const;
    for (const kind of kinds) addEventListener(kind, act);
    return () => {
      clearTimeout(timer);
      for (const kind of kinds) removeEventListener(kind, act);
    };
  }, [isAsking]);

  useEffect(() => {
    if (left === null) return undefined;
    const timer = setTimeout(() => (left <= 1 ? onAway() : setLeft(left - 1)), 1000);
    return () => clearTimeout(timer);
  }, [left, onAway]);

  if (left === null) return null;
  return (
    <div
      role="alertdialog"
      aria-labelledby="idle-title"
      aria-describedby="idle-text"
      className="fixed inset-x-4 bottom-4 z-10 mx-auto flex max-w-2xl flex-wrap items-center justify-between gap-4 rounded-lg border-2 border-highlight bg-raised p-5 shadow-overlay"
    >
      <div className="min-w-0 flex-1 basis-60">
        <p id="idle-title" className="font-semibold text-lg">
          {t('kiosk.idle.title')}
        </p>
        {/* Spoken once, not every second. */}
        <p id="idle-text" className="sr-only">
          {t('kiosk.idle.text', { count: NOTICE_SECONDS })}
        </p>
        <p aria-hidden="true">{t('kiosk.idle.text', { count: left })}</p>
      </div>
      <Button size="large" autoFocus onClick={() => setLeft(null)}>
        {t('kiosk.idle.stay')}
      </Button>
    </div>
  );
}
