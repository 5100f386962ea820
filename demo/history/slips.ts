import type { Calendar } from '../calendar.ts';
import { Chance } from '../chance.ts';
import { attends, type ChildDay } from './presence.ts';

/** On which closed days, counted back from the newest, a child was never checked out. */
const FORGOTTEN_BACK = [1, 11];

/** The days with the rare ones on which nobody noted that a child left. */
export function withForgottenCheckOuts({ openDays, today }: Calendar, days: readonly ChildDay[]): ChildDay[] {
  const over = openDays.filter((day) => day < today);
  const slips = FORGOTTEN_BACK.map((back) => {
    const there = days.filter((one) => one.day === over.at(-1 - back) && attends(one) && one.stays.length === 1);
    return new Chance('slip', back).pick(there);
  });
  return days.map((day) => (slips.includes(day) ? { ...day, isCheckOutForgotten: true } : day));
}
