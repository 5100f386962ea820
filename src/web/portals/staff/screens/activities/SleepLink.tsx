import { clsx } from 'clsx';
import { Moon } from 'lucide-react';
import { Link } from 'react-router';
import { type LoggedChild, lookState } from '#web/domains/activities/rules.ts';
import { ROOM } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';

type SleepLinkProps = { roomId: number; present: readonly LoggedChild[]; now: number; everyMinutes: number };

/** How many sleep, and the way to their sleep checks. */
export function SleepLink({ roomId, present, now, everyMinutes }: SleepLinkProps) {
  const { t } = useTranslation();
  const naps = present.flatMap(({ nap }) => nap ?? []);
  if (naps.length === 0) return null;
  const isDue = naps.some((nap) => lookState(nap, now).state === 'overdue');
  return (
    <div
      role="status"
      className={clsx(
        'flex items-center justify-between gap-3 rounded-md border px-4 py-2',
        isDue ? 'border-highlight/60 bg-highlight-soft' : 'border-line bg-surface',
      )}
    >
      <p className="min-w-0 leading-snug">
        <span className="block font-semibold">{t('activities.naps.title', { count: naps.length })}</span>
        <span className="block text-ink-soft text-sm">
          {isDue ? t('activities.checkDueNow') : t('activities.naps.every', { count: everyMinutes })}
        </span>
      </p>
      <Button asChild variant={isDue ? 'primary' : 'secondary'} size="small" icon={<Moon />} className="shrink-0">
        <Link to={`${ROOM}/sleep?room=${roomId}`}>{t('activities.naps.open')}</Link>
      </Button>
    </div>
  );
}
