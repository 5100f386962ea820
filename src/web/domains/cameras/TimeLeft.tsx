import { Timer } from 'lucide-react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { countdown } from './rules.ts';

/** Spoken when so many minutes are left; the running clock itself stays silent. */
const SPOKEN = [5, 1];

export function TimeLeft({ seconds }: { seconds: number }) {
  const { t } = useTranslation();
  const minutes = Math.ceil(seconds / 60);
  return (
    <>
      <p className="flex items-center gap-2 text-ink-soft">
        <Timer className="size-4.5 shrink-0" />
        {t('camerasWatching.timeLeft')}{' '}
        <span role="timer" className="font-semibold text-ink tabular-nums">
          {countdown(seconds)}
        </span>
      </p>
      <VisuallyHidden>
        <span role="status">{SPOKEN.includes(minutes) && t('camerasWatching.minutesLeft', { count: minutes })}</span>
      </VisuallyHidden>
    </>
  );
}
