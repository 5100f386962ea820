import type { z } from 'zod';
import { halfHourOf, overlaps } from '#contract/bookings-times.ts';
import type { RequestedStart } from '#contract/planning.ts';
import type { WeekSlot } from '#contract/planning-choices.ts';
import { type Filled, filledIn, type Room, stretchesOf } from '#server/domains/bookings/places-rules.ts';
import type { BandOn } from '#server/domains/compliance/ratio-rules.ts';
import { checkAgreed } from '#server/domains/schedules/rules.ts';
import { weekdayOf } from '#server/kernel/clock/zone.ts';
import { type HttpError, invalid } from '#server/kernel/http-error.ts';
import type { OpenDay } from './rules.ts';

/** A child that asks for a place. */
export interface Guest {
  readonly dateOfBirth: string;
  readonly slots: readonly WeekSlot[];
}

/** Refuses a start that cannot be; `today` is the center's day. */
export function checkStart(
  { from, dateOfBirth, slots }: Guest & { readonly from: string },
  today: string,
): HttpError | null {
  if (from < today) return invalid({ from: 'Choose a day from today on' });
  if (dateOfBirth > from) return invalid({ dateOfBirth: 'The first day cannot be before the birth' });
  const week = slots.map((slot) => ({ week: 1, ...slot }));
  return checkAgreed({ from, to: null, kind: 'fixed', cycleWeeks: 1, slots: week }, today);
}

const timesOn = ({ slots }: Guest, date: string): readonly WeekSlot[] => {
  const weekday = weekdayOf(date);
  return slots.filter((slot) => slot.weekday === weekday);
};

/** Whether the guest would come on a day. */
export const isAskedOn = (guest: Guest, date: string): boolean => timesOn(guest, date).length > 0;

/** How a room is filled while the guest would be there, by which limits and staff are told; each begins no earlier than the guest. */
function filledWith(guest: Guest, day: OpenDay, room: Room, bandOn: BandOn): Filled[] {
  const times = timesOn(guest, day.date);
  return stretchesOf(day).flatMap((stretch) => {
    const first = times
      .filter((time) => overlaps(time, { arrives: stretch.from, leaves: stretch.to }))
      .map(({ arrives }) => halfHourOf(arrives))
      .toSorted()[0];
    if (first === undefined) return [];
    const filled = filledIn(day, room, stretch, bandOn, guest.dateOfBirth);
    return { ...filled, from: first > stretch.from ? first : stretch.from };
  });
}

type Meeting = NonNullable<z.input<typeof RequestedStart>['rooms'][number]['firstFull']>;

/** When a day has no place for the guest first, and when too few staff; null: never. */
export function meetingsOn(
  guest: Guest,
  day: OpenDay,
  room: Room & { readonly name: string },
  bandOn: BandOn,
): { readonly full: Meeting | null; readonly short: Meeting | null } {
  const filled = filledWith(guest, day, room, bandOn);
  const told = (one: Filled | undefined): Meeting | null =>
    one
      ? {
          date: day.date,
          from: one.from,
          room: room.name,
          children: one.children,
          places: one.places,
          staffNeeded: one.staffNeeded,
          staff: room.staff,
        }
      : null;
  return {
    full: told(filled.find(({ places, children }) => places !== null && places <= children)),
    short: told(filled.find(({ staffNeeded }) => staffNeeded > room.staff)),
  };
}
