import { Link } from 'react-router';
import { useOwnClock } from '#web/domains/time-clock/useOwnClock.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ClockCard } from './ClockCard.tsx';

/** One's own clock among other things of one's own, and the way to all of it. */
export function OwnClock() {
  const { t } = useTranslation();
  const own = useOwnClock();
  return (
    <section aria-label={t('timeClock.own.title')} className="flex flex-col gap-2">
      <ClockCard own={own} />
      <Button asChild variant="quiet" size="small" className="self-start">
        <Link to="/clock">{t('timeClock.own.all')}</Link>
      </Button>
    </section>
  );
}
