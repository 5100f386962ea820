import { useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { runningNaps } from '#web/domains/activities/queries.ts';
import { overdueLooks } from '#web/domains/activities/rules.ts';
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
  const overdue = data ? overdueLooks(data.naps, Date.parse(data.now) + Math.max(0, tick - dataUpdatedAt)) : [];
  const [first] = overdue;
  if (!first) return null;
  const names = new Intl.ListFormat(i18n.language).format(
    overdue.map(({ firstName, room, minutes }) => t('shell.looks.of', { name: firstName, room, count: minutes })),
  );
  return (
    <div role="alert">
      <Banner
        tone="attention"
        icon={<BellRing aria-hidden="true" />}
        action={
          <Button asChild variant="secondary" size="small">
            <Link to={`/activities?room=${first.roomId}`}>{t('shell.looks.open')}</Link>
          </Button>
        }
      >
        <Private>{t('shell.looks.overdue', { names, count: overdue.length })}</Private>
      </Banner>
    </div>
  );
}
