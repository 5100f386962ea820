import type { Calendar } from '../calendar.ts';
import { Chance } from '../chance.ts';
import { type ChildDay, departureOf } from './presence.ts';

/** On which closed days, counted back from the newest, a child was never checked out. */
const FORGOTTEN_BACK = [1, 11];
/** Later there is time to notice. */
const IN_THE_BUSTLE = 17 * 60;

const isOneStay = (day: ChildDay) => day.stays.length === 1 && departureOf(day) < IN_THE_BUSTLE;

/** The days with the rare ones on which nobody noted that a child left. */
export function withForgottenCheckOuts({ openDays, today }: Calendar, days: readonly ChildDay[]): ChildDay[] {
  const over = openDays.filter((day) => day < today);
  const slips = FORGOTTEN_BACK.map((back) => {
    const there = days.filter((one) => one.date === over.at(-1 - back) && isOneStay(one));
    return new Chance('slip', back).pick(there);
  });
  return days.map((day) => (slips.includes(day) ? { ...day, isCheckOutForgotten: true } : day));
}
