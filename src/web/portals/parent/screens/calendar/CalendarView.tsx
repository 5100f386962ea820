import { useQuery } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { CalendarBar } from '../../../../domains/events/CalendarBar.tsx';
import { CalendarBody } from '../../../../domains/events/CalendarBody.tsx';
import { familyCalendarOf } from '../../../../domains/events/queries.ts';
import { keyOf } from '../../../../domains/events/rules.ts';
import { useCalendarPlace } from '../../../../domains/events/useCalendarPlace.ts';
import { useSearchEntry } from '../../../../layout/useSearchEntry.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Page } from '../../layout/Page.tsx';
import { FamilyEventDialog } from './FamilyEventDialog.tsx';

const FeedDialog = lazy(() => import('../../../../domains/events/FeedDialog.tsx'));

/** What is on at the daycare, for everybody or for the rooms of one's children. */
export function CalendarView({ title, back }: { title: string; back: string }) {
  const { t } = useTranslation();
  const place = useCalendarPlace('days', ['list', 'month'], 'list');
  const read = useQuery(familyCalendarOf(place.days));
  const [opened, open, close] = useSearchEntry('event');
  const [feed, setFeed] = useState<boolean | null>(null);
  const event = read.data?.events.find((one) => keyOf(one) === opened);
  return (
    <Page
      title={title}
      subtitle={t('calendar.familySubtitle')}
      back={back}
      actions={
        <Button variant="secondary" className="max-sm:hidden" icon={<Smartphone />} onClick={() => setFeed(true)}>
          {t('calendar.feed.button')}
        </Button>
      }
    >
      <CalendarBar place={place} />
      <CalendarBody place={place} read={read} onOpen={(one) => open(keyOf(one))} />
      <Button variant="secondary" className="sm:hidden" icon={<Smartphone />} onClick={() => setFeed(true)}>
        {t('calendar.feed.button')}
      </Button>
      {event && <FamilyEventDialog key={opened} event={event} onClose={close} />}
      <Suspense>{feed !== null && <FeedDialog open={feed} onOpenChange={setFeed} />}</Suspense>
    </Page>
  );
}
