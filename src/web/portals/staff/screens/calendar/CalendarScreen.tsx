import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, Smartphone } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { rooms as readRooms } from '../../../../domains/center/queries.ts';
import { CalendarBar } from '../../../../domains/events/CalendarBar.tsx';
import { CalendarBody } from '../../../../domains/events/CalendarBody.tsx';
import { VIEWS } from '../../../../domains/events/days.ts';
import { calendarOf } from '../../../../domains/events/queries.ts';
import { keyOf, named } from '../../../../domains/events/rules.ts';
import { useCalendarPlace } from '../../../../domains/events/useCalendarPlace.ts';
import { useSearchEntry, useSearchValue } from '../../../../layout/useSearchEntry.ts';
import { useStaffSession } from '../../../../lib/session.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { ActionBar } from '../../../../ui/ActionBar.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { NotForRole } from '../../layout/NotForRole.tsx';
import { Page } from '../../layout/Page.tsx';
import { EventDialog } from './EventDialog.tsx';

const AddEvent = lazy(() => import('./AddEvent.tsx'));
const FeedDialog = lazy(() => import('../../../../domains/events/FeedDialog.tsx'));

/** Events, closed days and birthdays of the center: a month, a week or a list, of all rooms or one. */
export function CalendarScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  return can('events.see') ? <Calendar /> : <NotForRole title={t('shell.nav.calendar')} />;
}

function Calendar() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const place = useCalendarPlace('view', VIEWS, matchMedia('(max-width: 40rem)').matches ? 'list' : 'month');
  const [room, setRoom] = useSearchValue('room');
  const [opened, open, close] = useSearchEntry('event');
  const [shown, setShown] = useState<{ dialog: 'add' | 'feed'; open: boolean; turn: number }>();
  const { data: rooms = [] } = useQuery(readRooms);
  const read = useQuery(calendarOf(place.days, room));
  const show = (dialog: 'add' | 'feed') => setShown({ dialog, open: true, turn: (shown?.turn ?? 0) + 1 });
  const dialog = { open: shown?.open ?? false, onOpenChange: (open: boolean) => shown && setShown({ ...shown, open }) };
  const one = named(opened);
  const addButton = (className: string) => (
    <Button className={className} icon={<CalendarPlus />} onClick={() => show('add')}>
      {t('planning.add')}
    </Button>
  );
  const feedButton = (className: string) => (
    <Button variant="secondary" className={className} icon={<Smartphone />} onClick={() => show('feed')}>
      {t('calendar.feed.button')}
    </Button>
  );
  return (
    <Page
      title={t('shell.nav.calendar')}
      subtitle={t('planning.subtitle')}
      actions={
        <>
          {feedButton('max-sm:hidden')}
          {can('events.write') && addButton('max-sm:hidden')}
        </>
      }
    >
      <CalendarBar place={place}>
        <Select
          aria-label={t('planning.room')}
          className="max-sm:w-full"
          value={room ?? ''}
          onChange={(event) => setRoom(event.target.value || null)}
          options={[
            { value: '', label: t('planning.allRooms') },
            ...rooms.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      </CalendarBar>
      <CalendarBody place={place} read={read} onOpen={(event) => open(keyOf(event))} />
      <ActionBar className="sm:hidden">
        {feedButton(can('events.write') ? '' : 'w-full')}
        {can('events.write') && addButton('')}
      </ActionBar>
      {one && <EventDialog key={opened} {...one} onClose={close} />}
      <Suspense>
        {shown?.dialog === 'add' && <AddEvent key={shown.turn} date={place.date} {...dialog} />}
        {shown?.dialog === 'feed' && <FeedDialog key={shown.turn} {...dialog} />}
      </Suspense>
    </Page>
  );
}
