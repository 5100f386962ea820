import { useQuery } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { CalendarBar } from '#web/domains/events/CalendarBar.tsx';
import { CalendarBody } from '#web/domains/events/CalendarBody.tsx';
import { familyCalendarOf } from '#web/domains/events/queries.ts';
import { keyOf } from '#web/domains/events/rules.ts';
import { useCalendarPlace } from '#web/domains/events/useCalendarPlace.ts';
import { useSearchEntry } from '#web/layout/useSearchEntry.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ParentPage } from '#web/portals/parent/layout/ParentPage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { FamilyEventDialog } from './FamilyEventDialog.tsx';

const FeedDialog = lazyDialog(() => import('#web/domains/events/FeedDialog.tsx'));

/** What is on at the daycare, for everybody or for the rooms of one's children. */
export function CalendarView({ title, back }: { title: string; back: string }) {
  const { t } = useTranslation();
  const place = useCalendarPlace('days', ['list', 'month'], 'list');
  const read = useQuery(familyCalendarOf(place.days));
  const [opened, open, close] = useSearchEntry('event');
  const feed = useDialog();
  const event = read.data?.events.find((one) => keyOf(one) === opened);
  return (
    <ParentPage
      title={title}
      subtitle={t('events.familySubtitle')}
      back={back}
      actions={
        <Button variant="secondary" className="max-sm:hidden" icon={<Smartphone />} onClick={() => feed.open()}>
          {t('events.feed.button')}
        </Button>
      }
    >
      <CalendarBar place={place} />
      <CalendarBody place={place} query={read} onOpen={(one) => open(keyOf(one))} />
      <Button variant="secondary" className="sm:hidden" icon={<Smartphone />} onClick={() => feed.open()}>
        {t('events.feed.button')}
      </Button>
      {event && <FamilyEventDialog key={opened} event={event} onClose={close} />}
      {feed.show((_, opened) => (
        <FeedDialog {...opened} />
      ))}
    </ParentPage>
  );
}
