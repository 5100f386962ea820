import type { Scope } from '#server/db/scope.ts';
import { roomByName } from '#server/domains/center/queries.ts';
import { mergeRooms } from '#server/domains/presence/merge-commands.ts';
import { placeStaff } from '#server/domains/staff/placing.ts';
import { weekdayOf } from '#server/kernel/clock/zone.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import { DIRECTOR, FLOATER } from '../people/staff.ts';
import type { Deed } from '../timeline.ts';
import { workingOn } from './employment.ts';

/** For how many open days it is said who helps where, and which rooms are one in the evening. */
const TOLD_DAYS = 20;
const EVENING = '17:15';
const EVENING_ROOMS = { from: 'Pre-K Room', into: 'Preschool Room' };
/** When whoever has no room of their own begins to help, and where, by the day of the week. */
const HELPS_FROM = '09:10';
const HELPS_IN = ['Toddler Room', 'Infant Room', 'Toddler Room', 'Preschool Room', 'Toddler Room'];

/** A floater helps in a room, and in the evening two rooms are one: today it is planned in the morning. */
export function whereabouts(calendar: Calendar, cast: Cast): Deed[] {
  return calendar.openDays
    .slice(-TOLD_DAYS)
    .flatMap((day) => [...helping(calendar, cast, day), evening(calendar, cast, day)]);
}

function helping(calendar: Calendar, cast: Cast, day: string): Deed[] {
  const room = HELPS_IN[weekdayOf(day) - 1];
  if (room === undefined || !workingOn(day).some(({ key }) => key === FLOATER)) return [];
  return [
    {
      at: calendar.moment(day, HELPS_FROM),
      by: () => cast.staff(DIRECTOR),
      act: async (scope) =>
        placeStaff(scope, cast.staff(FLOATER).id, { function: 'care', roomId: await idOf(scope, room) }),
    },
  ];
}

const evening = (calendar: Calendar, cast: Cast, day: string): Deed => ({
  at: calendar.moment(day, day === calendar.today ? '08:20' : EVENING),
  by: () => cast.staff(DIRECTOR),
  act: async (scope) =>
    mergeRooms(scope, {
      fromRoomId: await idOf(scope, EVENING_ROOMS.from),
      intoRoomId: await idOf(scope, EVENING_ROOMS.into),
      ...(day === calendar.today && { at: EVENING }),
    }),
});

const idOf = async (scope: Scope, room: string): Promise<number> => (await scope.one(roomByName(room))).id;
