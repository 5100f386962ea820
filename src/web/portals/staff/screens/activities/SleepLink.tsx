import { Moon } from 'lucide-react';
import { Link } from 'react-router';
import { type LoggedChild, lookState } from '#web/domains/activities/rules.ts';
import { ROOM } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';

type SleepLinkProps = { roomId: number; present: readonly LoggedChild[]; now: number; everyMinutes: number };

/** How many sleep, and the way to their sleep checks. */
export function SleepLink({ roomId, present, now, everyMinutes }: SleepLinkProps) {
  const { t } = useTranslation();
  const naps = present.flatMap(({ nap }) => nap ?? []);
  if (naps.length === 0) return null;
  const isDue = naps.some((nap) => lookState(nap, now).state === 'overdue');
  return (
    <Alert
      tone={isDue ? 'warning' : 'info'}
      title={t('activities.naps.title', { count: naps.length })}
      action={
        <Button asChild variant={isDue ? 'primary' : 'secondary'} size="small" icon={<Moon />}>
          <Link to={`${ROOM}/sleep?room=${roomId}`}>{t('activities.naps.open')}</Link>
        </Button>
      }
    >
      {isDue ? t('activities.checkDueNow') : t('activities.naps.every', { count: everyMinutes })}
    </Alert>
  );
}
