import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, Smartphone } from 'lucide-react';
import { rooms as readRooms } from '#web/domains/center/queries.ts';
import { CalendarBar } from '#web/domains/events/CalendarBar.tsx';
import { CalendarBody } from '#web/domains/events/CalendarBody.tsx';
import { VIEWS } from '#web/domains/events/days.ts';
import { calendarOf } from '#web/domains/events/queries.ts';
import { keyOf, named } from '#web/domains/events/rules.ts';
import { useCalendarPlace } from '#web/domains/events/useCalendarPlace.ts';
import { useSearchEntry, useSearchValue } from '#web/layout/useSearchEntry.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { ActionBar } from '#web/ui/ActionBar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { Select } from '#web/ui/Select.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { EventDialog } from './EventDialog.tsx';

const AddEvent = lazyDialog(() => import('./AddEvent.tsx'));
const Feed = lazyDialog(() => import('#web/domains/events/FeedDialog.tsx'));

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
  const adding = useDialog();
  const feed = useDialog();
  const { data: rooms = [] } = useQuery(readRooms);
  const read = useQuery(calendarOf(place.days, room));
  const one = named(opened);
  const addButton = (className: string) => (
    <Button className={className} icon={<CalendarPlus />} onClick={() => adding.open()}>
      {t('eventsPlanning.add')}
    </Button>
  );
  const feedButton = (className: string) => (
    <Button variant="secondary" className={className} icon={<Smartphone />} onClick={() => feed.open()}>
      {t('events.feed.button')}
    </Button>
  );
  return (
    <StaffPage
      title={t('shell.nav.calendar')}
      subtitle={t('eventsPlanning.subtitle')}
      actions={
        <>
          {feedButton('max-sm:hidden')}
          {can('events.write') && addButton('max-sm:hidden')}
        </>
      }
    >
      <CalendarBar place={place}>
        <Select
          aria-label={t('common.room')}
          className="max-sm:w-full"
          value={room ?? ''}
          onChange={(event) => setRoom(event.target.value || null)}
          options={[
            { value: '', label: t('common.allRooms') },
            ...rooms.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      </CalendarBar>
      <CalendarBody place={place} query={read} onOpen={(event) => open(keyOf(event))} />
      <ActionBar className="sm:hidden">
        {feedButton(can('events.write') ? '' : 'w-full')}
        {can('events.write') && addButton('')}
      </ActionBar>
      {one && <EventDialog key={opened} {...one} onClose={close} />}
      {adding.show((_, opened) => (
        <AddEvent date={place.date} {...opened} />
      ))}
      {feed.show((_, opened) => (
        <Feed {...opened} />
      ))}
    </StaffPage>
  );
}
