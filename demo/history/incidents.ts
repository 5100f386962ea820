import type { BodyPart, IncidentKind } from '#contract/incidents-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { reportIncident, tellFamily } from '#server/domains/incidents/commands.ts';
import { acknowledgeIncident } from '#server/domains/incidents/family.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import { Chance } from '../chance.ts';
import type { Child } from '../people/households.ts';
import { EMPLOYEES, teachersOf } from '../people/staff.ts';
import { LATE_PICK_UPS, MISHAPS, type Mishap } from '../texts/incidents.ts';
import { type Minutes, minutesOf, spoken, timeOf } from '../time.ts';
import type { Deed } from '../timeline.ts';
import { workingOn } from './employment.ts';
import { tellerOn } from './notices.ts';
import { type ChildDay, departureOf, isThereAt } from './presence.ts';

export const CLOSING_TIME: Minutes = 18 * 60;

/** When it becomes clear on such a day that somebody will be late. */
const FORESEEN = '17:48';

/** The days with those on which a family came after closing time; and the deeds that tell of them. */
export function withLatePickUps(calendar: Calendar, cast: Cast, days: readonly ChildDay[]) {
  const late = LATE_PICK_UPS.map(({ back, minutes, child, why }) => {
    const day = calendar.dayBack(back, FORESEEN);
    const candidates = days.filter((one) => one.date === day && (child ? one.child.key === child : staysLong(one)));
    return { minutes, why, childDay: new Chance('late', back).pick(candidates) };
  });
  const deeds = late.flatMap(({ childDay: { child, date: day }, minutes, why }) => {
    const at = CLOSING_TIME + minutes;
    const what = `Late pick-up: {name} was collected at ${spoken(at)} PM, ${minutes} minutes after closing. ${why}`;
    const done = 'Stayed with two of us and had a snack. The late fee was explained at the door.';
    const by = workingOn(day).findLast(({ shift }) => shift && shift[1] >= '18:00')?.key ?? '';
    return incident(calendar, cast, { child, date: day, at, by, what, done, told: 3, wait: 2 });
  });
  const lateOn = new Map(late.map(({ childDay, minutes }) => [childDay, CLOSING_TIME + minutes]));
  return { days: days.map((childDay) => collectedAt(childDay, lateOn.get(childDay))), deeds };
}

const staysLong = (childDay: ChildDay) => departureOf(childDay) >= 17 * 60 + 20;

/** The day with a later end, and with somebody else at the door where the family has somebody. */
function collectedAt(childDay: ChildDay, to: Minutes | undefined): ChildDay {
  if (to === undefined) return childDay;
  const { guardians, emergencyContact } = childDay.child.household;
  const family = guardians[0]?.key ?? '';
  const stay = childDay.stays.at(-1) ?? { from: 8 * 60 + 10, broughtBy: family, collectedBy: family };
  const last = { ...stay, to, collectedBy: emergencyContact ?? stay.collectedBy };
  return { ...childDay, isExcused: false, stays: [...childDay.stays.slice(0, -1), last] };
}

/** Bumps, bites and fevers of children who were there, reported by a teacher of their room who was there too. */
export const mishaps = (calendar: Calendar, cast: Cast, days: readonly ChildDay[]): Deed[] =>
  MISHAPS.flatMap((mishap) => {
    const day = calendar.dayBack(mishap.back, latest(mishap));
    const at = minutesOf(mishap.time);
    const chance = new Chance('mishap', mishap.back, mishap.time);
    const there = days.filter((one) => one.date === day && one.child.ageGroup === mishap.group && isThereAt(one, at));
    if (there.length === 0) return [];
    const { child } = chance.pick(there);
    const teachers = teachersOf(child.room).filter((one) => isAtWork(one.key, day, mishap.time));
    const by = teachers.length > 0 ? chance.pick(teachers).key : EMPLOYEES[0]?.key;
    if (!by) return [];
    const { what, done, told, kind, bodyParts } = mishap;
    return incident(calendar, cast, { child, date: day, at, by, what, done, told, kind, bodyParts, wait: WRITING });
  });

interface Happened {
  readonly child: Child;
  readonly date: string;
  readonly at: Minutes;
  readonly by: string;
  readonly what: string;
  readonly done: string;
  readonly kind?: IncidentKind;
  readonly bodyParts?: readonly BodyPart[];
  /** Minutes from the report to the word with the family. */
  readonly told: number | null;
  /** Minutes from the incident to the report. */
  readonly wait: number;
}

/** Time to comfort first and to write afterwards. */
const WRITING = 25;
const latest = ({ time }: Mishap) => timeOf(minutesOf(time) + WRITING);

function incident(calendar: Calendar, cast: Cast, happened: Happened): Deed[] {
  const { child, date: day, at, by, told, wait } = happened;
  const inWords = (text: string) => text.replaceAll('{name}', child.firstName);
  let id = 0;
  const reported: Deed = {
    at: calendar.moment(day, timeOf(at + wait)),
    by: () => cast.staff(by),
    act: async (scope) => {
      const written = await reportIncident(scope, {
        childId: cast.child(child.key),
        date: day,
        time: timeOf(at),
        description: inWords(happened.what),
        actionTaken: inWords(happened.done),
        kind: happened.kind,
        bodyParts: happened.bodyParts,
        staffId: cast.staff(by).id,
      });
      id = written.id;
    },
  };
  if (told === null) return [reported];
  const spokenWith: Deed = {
    at: calendar.moment(day, timeOf(Math.max(at + wait + 1, at + told))),
    by: () => cast.staff(by),
    act: (scope) => tellFamily(scope, id),
  };
  return [
    reported,
    spokenWith,
    ...signedAtHome(calendar, cast, child, day, (scope, name) => acknowledgeIncident(scope, id, name)),
  ];
}

/** In the evening most families read what they were told of, and sign. */
function signedAtHome(
  calendar: Calendar,
  cast: Cast,
  child: Child,
  date: string,
  sign: (scope: Scope, name: string) => Promise<unknown>,
): Deed[] {
  const guardian = tellerOn(date, child.household);
  const chance = new Chance('signed', child.key, date);
  if (!guardian || chance.happens(0.3)) return [];
  return [
    {
      at: calendar.moment(date, timeOf(chance.between(...EVENING))),
      by: () => cast.guardian(guardian.key),
      act: (scope) => sign(scope, guardian.key),
    },
  ];
}
const EVENING: [Minutes, Minutes] = [19 * 60 + 10, 21 * 60 + 30];

const isAtWork = (key: string, date: string, time: string) =>
  workingOn(date).some(({ key: other, shift }) => other === key && shift && shift[0] <= time && time <= shift[1]);
