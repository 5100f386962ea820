import { useQuery } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { fullName } from '#web/domains/children/rules.ts';
import { keptFamily } from '#web/domains/family-day/kept.ts';
import type { KeptDay } from '#web/domains/family-day/rules.ts';
import UnsentStrip from '#web/domains/family-day/UnsentStrip.tsx';
import { useScreenTitle } from '#web/layout/useScreenTitle.ts';
import { useSignOut } from '#web/layout/useSignOut.ts';
import { type ParentSession, ParentSessionContext } from '#web/lib/session.ts';
import { formatDate, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ChildPresence } from '#web/portals/parent/screens/dashboard/ChildPresence.tsx';
import { Glance } from '#web/portals/parent/screens/family-day/Glance.tsx';
import { Timeline } from '#web/portals/parent/screens/family-day/Timeline.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Heading } from '#web/ui/Heading.tsx';
import { LoadingPage } from '#web/ui/LoadingPage.tsx';
import { Private } from '#web/ui/Private.tsx';

type OfflineDayProps = { read: { readonly isFetching: boolean; refetch(): unknown } };

/** The family's day as it was when it was read last, while the server cannot be reached (family-day-9). */
export default function OfflineDay({ read }: OfflineDayProps) {
  const { t } = useTranslation();
  const { data: kept, isPending } = useQuery({ queryKey: ['kept family'], queryFn: keptFamily, gcTime: 0 });
  const signOut = useSignOut('parent');
  useScreenTitle(t('familyDay.dashboard.title'));
  const { refetch } = read;
  useEffect(() => {
    const again = () => void refetch();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [refetch]);

  if (isPending) return <LoadingPage message={t('shell.loadingPage')} />;
  return (
    <main id="content" className="mx-auto flex w-full max-w-2xl flex-col gap-5 px-4 pt-5 pb-12">
      <Heading level={1}>{kept?.session.center.name ?? t('familyDay.dashboard.title')}</Heading>
      <Alert
        tone="warning"
        title={t('familyDayOffline.title')}
        retry={{ label: t('shell.tryAgain'), busy: read.isFetching, onRetry: () => void refetch() }}
      >
        {kept ? t('familyDayOffline.text') : t('familyDayOffline.nothing')}
      </Alert>
      <UnsentStrip />
      {kept?.days.map((day) => (
        <ParentSessionContext key={day.day.childId} value={kept.session}>
          <ChildDay kept={day} session={kept.session} />
        </ParentSessionContext>
      ))}
      <Button variant="quiet" className="self-start" onClick={signOut}>
        {t('familyDay.header.signOut')}
      </Button>
    </main>
  );
}

function ChildDay({ kept: { day, asOf }, session }: { kept: KeptDay; session: ParentSession }) {
  const { t } = useTranslation();
  const child = session.children.find(({ id }) => id === day.childId);
  if (!child) return null;
  return (
    <Card as="section">
      <div className="mb-3 flex flex-col items-start gap-1.5">
        <Heading level={2}>
          <Private>{fullName(child)}</Private>
        </Heading>
        <p className="flex items-center gap-2 font-medium text-highlight-ink">
          <CloudOff className="size-4.5" aria-hidden="true" />
          {t('familyDayOffline.asOf', { date: formatDate(asOf.date, 'long'), time: formatTime(asOf.time) })}
        </p>
        <ChildPresence day={day} isClosed={false} name={child.firstName} />
      </div>
      <Glance day={day} />
      <div className="mt-4">
        <Timeline
          day={{ ...day, isToday: false }}
          name={child.firstName}
          child={String(child.id)}
          onIncident={() => {}}
        />
      </div>
    </Card>
  );
}
