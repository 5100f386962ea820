import { weekdayOf } from '#server/kernel/clock/zone.ts';
import { Chance } from '../chance.ts';
import type { Child } from '../people/households.ts';

/** Monday, Wednesday and Friday. */
export const PART_TIME: readonly number[] = [1, 3, 5];

/** Whether a child comes on three days of the week. Infants come every day. */
export const isPartTime = ({ key, ageGroup }: Pick<Child, 'key' | 'ageGroup'>): boolean =>
  ageGroup !== 'infants' && new Chance('plan', key).happens(0.15);

export const isBookedOn = (child: Child, date: string): boolean =>
  !isPartTime(child) || PART_TIME.includes(weekdayOf(date));
