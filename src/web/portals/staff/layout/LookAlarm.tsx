import { useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { runningNaps } from '#web/domains/activities/queries.ts';
import { overdueLooks } from '#web/domains/activities/rules.ts';
import { formatDuration } from '#web/lib/duration.ts';
import { ROOM } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Private } from '#web/ui/Private.tsx';

const EVERY_MS = 5000;
const onTick = (listener: () => void) => {
  const timer = setInterval(listener, EVERY_MS);
  return () => clearInterval(timer);
};

/** Sleeping children nobody has looked at in time, on whatever screen (activities-7). */
export default function LookAlarm() {
  const { t, i18n } = useTranslation();
  const { data, dataUpdatedAt } = useQuery(runningNaps);
  const tick = useSyncExternalStore(onTick, () => Math.floor(Date.now() / EVERY_MS) * EVERY_MS);
  const { pathname, search } = useLocation();
  // Where its looks are recorded, the room says it in each child's row.
  const shown = pathname === `${ROOM}/sleep` ? Number(new URLSearchParams(search).get('room')) : null;
  const overdue = data
    ? overdueLooks(data.naps, Date.parse(data.now) + Math.max(0, tick - dataUpdatedAt)).filter(
        ({ roomId }) => roomId !== shown,
      )
    : [];
  const [first] = overdue;
  if (!first) return null;
  const names = new Intl.ListFormat(i18n.language).format(
    overdue.map(({ firstName, room, minutes }) =>
      t('activitiesAlarm.of', { name: firstName, room, duration: formatDuration(minutes) }),
    ),
  );
  return (
    <div role="alert">
      <Banner
        tone="attention"
        icon={<BellRing aria-hidden="true" />}
        action={
          <Button asChild variant="secondary" size="small">
            <Link to={`${ROOM}/sleep?room=${first.roomId}`}>{t('activitiesAlarm.open')}</Link>
          </Button>
        }
      >
        <Private>{t('activitiesAlarm.overdue', { names, count: overdue.length })}</Private>
      </Banner>
    </div>
  );
}
