import { bookTour, cancelTour, openTours, setTourOutcome } from '#server/domains/admissions/tour-commands.ts';
import { slotsBetween } from '#server/domains/admissions/tour-queries.ts';
import type { Server } from '#server/server.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import { DIRECTOR } from '../people/staff.ts';
import type { Deed } from '../timeline.ts';

interface Show {
  readonly date: string;
  readonly time: string;
  readonly places: number;
  readonly visits: readonly Visit[];
}
interface Visit {
  /** Who asked, as the list of inquiries names them. */
  readonly family: string;
  /** Open days ago. */
  readonly booked: number;
  readonly outcome?: 'came' | 'missed';
  /** Open days ago; the family did so. */
  readonly canceled?: number;
}

/** Tours of the last week and of the next: some came, one did not, one canceled, and there are places left. */
export function tours(server: Server, calendar: Calendar, cast: Cast, inquiries: ReadonlyMap<string, number>): Deed[] {
  const by = () => cast.staff(DIRECTOR);
  const ahead = (days: number) => calendar.openDaysAhead[days] ?? calendar.today;
  const shows: readonly Show[] = [
    {
      date: calendar.dayBack(6, '10:00'),
      time: '10:00',
      places: 2,
      visits: [
        { family: 'Marc Lefèvre', booked: 9, outcome: 'came' },
        { family: 'Grace Kim', booked: 10, outcome: 'came' },
      ],
    },
    {
      date: calendar.dayBack(2, '16:00'),
      time: '16:00',
      places: 1,
      visits: [{ family: 'Daniel Osei', booked: 7, outcome: 'missed' }],
    },
    {
      date: ahead(0),
      time: '10:30',
      places: 2,
      visits: [
        { family: 'Hannah Whitfield', booked: 5 },
        { family: 'Lucía Ortega', booked: 2, canceled: 1 },
      ],
    },
    { date: ahead(2), time: '16:00', places: 1, visits: [{ family: 'Lucía Ortega', booked: 1 }] },
    { date: ahead(5), time: '10:00', places: 3, visits: [] },
  ];
  return shows.flatMap(({ visits, ...slot }) => {
    const { date, time, places } = slot;
    const opened = calendar.dayBack(11, '09:40');
    const open: Deed = {
      at: calendar.moment(opened, '09:40'),
      by,
      act: (scope) => openTours(scope, { date, time, minutes: 30, places, hostId: by().id, weeklyUntil: null }),
    };
    return [open, ...visits.flatMap((visit) => deedsOf(visit, slot))];
  });

  function deedsOf({ family, booked, outcome, canceled }: Visit, { date, time }: Omit<Show, 'visits'>): Deed[] {
    let tourId = 0;
    const onDay = (back: number, at: string) => calendar.moment(calendar.dayBack(back, at), at);
    const book: Deed = {
      at: onDay(booked, '20:50'),
      act: async (scope) => {
        const slot = (await scope.all(slotsBetween(date, date))).find((one) => one.time === time);
        if (slot) tourId = await bookTour(server, scope, inquiries.get(family) ?? 0, slot.id, 'family');
      },
    };
    const note: Deed | undefined = outcome && {
      at: calendar.moment(date, '17:00'),
      by,
      act: (scope) => setTourOutcome(scope, tourId, outcome),
    };
    const cancel: Deed | undefined =
      canceled === undefined
        ? undefined
        : { at: onDay(canceled, '20:40'), act: (scope) => cancelTour(server, scope, tourId, 'family') };
    return [book, note, cancel].filter((deed) => deed !== undefined);
  }
}
