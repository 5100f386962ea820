import type { Scope } from '#server/db/scope.ts';
import { rooms } from '#server/domains/center/queries.ts';
import { answerEvent } from '#server/domains/events/answers.ts';
import { addEvents, type NewEvent } from '#server/domains/events/commands.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import { Chance } from '../chance.ts';
import type { Household } from '../people/households.ts';
import { DIRECTOR } from '../people/staff.ts';
import { EVENTS, PAST_EVENTS, type PlannedEvent, SERIES } from '../texts/events.ts';
import type { Deed } from '../timeline.ts';
import { tellerOn } from './notices.ts';

/** Events are put into the calendar this long before they take place. */
const NOTICE_DAYS = 65;
/** Families answer in the last days. */
const ANSWERED_WITHIN_DAYS = 12;

/** What takes place, once or again and again, and who said that they come. */
export function calendarEvents(calendar: Calendar, cast: Cast, households: readonly Household[]): Deed[] {
  const { today, openDays, openDaysAhead } = calendar;
  const coming = [...openDays.filter((day) => day === today), ...openDaysAhead];
  const over = openDays.filter((day) => day < today);
  const single = [
    ...EVENTS.map((event) => planned(event, coming[event.day])),
    ...PAST_EVENTS.map((event) => planned(event, over.at(-1 - event.day))),
  ];
  return [
    ...SERIES.map((event) => added(calendar, cast, planned(event, openDays[event.day]))),
    ...single.flatMap((plan) => {
      const ids: number[] = [];
      const deed = added(calendar, cast, plan, ids);
      return plan.event.asksAnswers
        ? [deed, ...answers(calendar, cast, households, { ids, date: plan.event.date })]
        : [deed];
    }),
  ];
}

interface Plan {
  readonly event: NewEvent;
  readonly rooms: readonly string[];
}

function planned({ day, rooms: named = [], ...event }: PlannedEvent, date: string | undefined): Plan {
  if (date === undefined) throw new Error(`There is no open day for ${event.title}`);
  return { event: { ...event, date }, rooms: named };
}

function added(calendar: Calendar, cast: Cast, { event, rooms: named }: Plan, ids: number[] = []): Deed {
  const at = addDays(event.date, event.recurrence ? 0 : -NOTICE_DAYS);
  return {
    at: calendar.moment(at, '13:10'),
    by: () => cast.staff(DIRECTOR),
    act: async (scope) => {
      const forRooms = named.length > 0 && { audience: 'rooms' as const, roomIds: await roomIds(scope, named) };
      ids.push(...(await addEvents(scope, [{ ...event, ...forRooms }])));
    },
  };
}

async function roomIds(scope: Scope, named: readonly string[]): Promise<number[]> {
  return (await scope.all(rooms())).filter(({ name }) => named.includes(name)).map(({ id }) => id);
}

const NOTES = ['', '', 'We may be ten minutes late', 'With the grandparents', 'Can we bring the baby?'] as const;

function answers(
  calendar: Calendar,
  cast: Cast,
  households: readonly Household[],
  { ids, date }: { readonly ids: readonly number[]; readonly date: string },
): Deed[] {
  return households.flatMap((household) => {
    const chance = new Chance('comes', household.key, date);
    const day = addDays(calendar.today, -chance.between(1, ANSWERED_WITHIN_DAYS));
    const guardian = tellerOn(day, household);
    if (!guardian || !chance.happens(0.5)) return [];
    const answer = chance.pick(['yes', 'yes', 'yes', 'maybe', 'no'] as const);
    const said = {
      occurrence: date,
      answer,
      people: answer === 'yes' ? chance.between(1, 2) : 1,
      note: chance.pick(NOTES),
    };
    return {
      at: calendar.moment(day, '19:40'),
      by: () => cast.guardian(guardian.key),
      act: (scope) => answerEvent(scope, ids[0] ?? 0, said),
    };
  });
}
