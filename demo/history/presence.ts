import type { Calendar } from '../calendar.ts';
import { Chance } from '../chance.ts';
import type { Child } from '../people/households.ts';
import type { Minutes } from '../time.ts';
import { absencesOf } from './absences.ts';
import { isBookedOn } from './booked-days.ts';

export interface Stay {
  readonly from: Minutes;
  readonly to: Minutes;
  readonly broughtBy: string;
  readonly collectedBy: string;
}
/** What a child does on an open day from morning to evening, whether or not it is evening already. */
export interface ChildDay {
  readonly child: Child;
  readonly date: string;
  /** None: the child doesn't come. */
  readonly stays: readonly Stay[];
  /** The family has called that the child won't come. */
  readonly isExcused: boolean;
  /** Nobody noted when the child left. */
  readonly isCheckOutForgotten?: true;
}

const OPENS: Minutes = 7 * 60;
const LAST_USUAL_DEPARTURE: Minutes = 17 * 60 + 57;

/** Every booked day of every child from its first one on. */
export const presences = ({ openDays }: Calendar, children: readonly Child[]): ChildDay[] =>
  children.flatMap((child) => {
    const absences = absencesOf(child, openDays);
    return openDays
      .filter((day) => day >= child.enrolledOn && isBookedOn(child, day))
      .map((day) => childDay(child, day, absences.has(day)));
  });

export const attends = ({ stays }: ChildDay): boolean => stays.length > 0;
export const arrivalOf = ({ stays }: ChildDay): Minutes => stays[0]?.from ?? Number.POSITIVE_INFINITY;
export const departureOf = ({ stays }: ChildDay): Minutes => stays.at(-1)?.to ?? Number.NEGATIVE_INFINITY;
export const isThereAt = ({ stays }: ChildDay, time: Minutes): boolean =>
  stays.some(({ from, to }) => from <= time && time < to);

/** How long a place in the day lasts that a child leaves for, and when. */
const APPOINTMENT = { probability: 0.011, from: [585, 660], lasts: [70, 115] } as const;

function childDay(child: Child, date: string, isAbsent: boolean): ChildDay {
  const chance = new Chance('day', child.key, date);
  if (isAbsent) return { child, date, stays: [], isExcused: chance.happens(0.65) };
  const [from, to] = familyHours(child, date);
  const broughtBy = companion(child, chance);
  const collectedBy = companion(child, chance);
  const whole = { from, to, broughtBy, collectedBy };
  if (!chance.happens(APPOINTMENT.probability)) return { child, date, stays: [whole], isExcused: false };
  const left = chance.between(...APPOINTMENT.from);
  const back = left + chance.between(...APPOINTMENT.lasts);
  const stays =
    from < left - 30 && back + 60 < to
      ? [
          { ...whole, to: left, collectedBy: broughtBy },
          { ...whole, from: back, broughtBy },
        ]
      : [whole];
  return { child, date, stays, isExcused: false };
}

/** Siblings come and go together: the family has its hours, and each day its own delay. */
function familyHours({ household }: Child, date: string): [Minutes, Minutes] {
  const habit = new Chance('habit', household.key);
  const usualArrival = habit.between(OPENS + 5, 9 * 60);
  const isHalfDay = habit.happens(0.05);
  const usualDeparture = isHalfDay ? habit.between(750, 780) : habit.between(15 * 60 + 20, 17 * 60 + 40);

  const today = new Chance('hours', household.key, date);
  const isHeldUp = today.happens(0.045);
  const arrival = usualArrival + today.between(-9, 13) + (isHeldUp ? today.between(55, 120) : 0);
  const departure = usualDeparture + today.between(-22, 17) - (today.happens(0.03) ? today.between(60, 120) : 0);
  const from = Math.max(OPENS, arrival);
  return [from, Math.max(from + 90, Math.min(LAST_USUAL_DEPARTURE, departure))];
}

/** Who comes to the door, as the check-in dialog records it: the contact with relationship, others by name. */
function companion({ household }: Child, chance: Chance): string {
  const [contact, ...others] = household.guardians.filter(({ mayPickUp }) => mayPickUp);
  if (household.emergencyContact && !household.isNew && chance.happens(0.05)) return household.emergencyContact;
  const other = others.at(0);
  if (other && chance.happens(0.42)) return other.key;
  return contact ? `${contact.key} (${household.relationship})` : 'Staff Member';
}
