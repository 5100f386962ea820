import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useOwnClock } from '#web/domains/time-clock/useOwnClock.ts';
import { withTexts } from '#web/lib/i18n.ts';
import { keepLive } from '#web/lib/keepLive.ts';
import { keepPage } from '#web/lib/offlinePage.ts';
import { queryClient } from '#web/lib/queryClient.ts';
import { storedAccount } from '#web/lib/storedLogin.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Heading } from '#web/ui/Heading.tsx';
import { Section } from '#web/ui/Section.tsx';
import { ClockCard } from './ClockCard.tsx';
import { OwnRequests } from './OwnRequests.tsx';
import { PunchList } from './PunchList.tsx';

export const openClock = () => import('#web/lib/openKept.ts').then(({ openKept }) => openKept('/clock'));

/** One's own time clock: at hand without a connection. */
export function ClockScreen() {
  const { t } = useTranslation();
  const own = useOwnClock();
  const me = storedAccount('staff');
  useEffect(() => keepLive('staff', queryClient), []);
  useEffect(() => {
    document.title = t('timeClock.own.tabTitle');
  }, [t]);
  const { isOnline, told } = own;
  useEffect(() => {
    if (told)
      void keepPage('/clock', () => withTexts(['staffDuties', 'timeClock'], () => import('./ClockScreen.tsx'))).catch(
        () => {},
      );
  }, [told]);
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-3xl flex-col gap-4 px-4 pt-3 pb-10 sm:px-6">
      <header>
        {isOnline && (
          <Button asChild variant="quiet" size="small" className="-ms-3" icon={<ArrowLeft />}>
            <Link to="/dashboard">{t('timeClock.own.dashboard')}</Link>
          </Button>
        )}
        <Heading level={1}>{t('timeClock.own.title')}</Heading>
      </header>
      <main className="flex flex-1 flex-col gap-4">
        <ClockCard own={own} />
        {told && (
          <Card>
            <Section title={t('timeClock.own.today')}>
              <PunchList punches={told.punches} />
            </Section>
          </Card>
        )}
        {isOnline && told && me !== null && <OwnRequests staffId={me} />}
      </main>
    </div>
  );
}
