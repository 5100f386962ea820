import { reportIncident, tellFamily } from '../../src/server/domains/incidents/commands.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import { Chance } from '../chance.ts';
import { EMPLOYEES, teachersOf } from '../people/staff.ts';
import { LATE_PICK_UPS, MISHAPS, type Mishap } from '../texts/incidents.ts';
import { type Minutes, minutesOf, spoken, timeOf } from '../time.ts';
import type { Deed } from '../timeline.ts';
import { workingOn } from './employment.ts';
import { attends, type ChildDay, departureOf, isThereAt } from './presence.ts';

export const CLOSING_TIME: Minutes = 18 * 60;

/** The days with those on which a family came after closing time; and the deeds that tell of them. */
export function withLatePickUps(calendar: Calendar, cast: Cast, days: readonly ChildDay[]) {
  const late = LATE_PICK_UPS.map((one) => {
    const day = calendar.dayBack(one.back, '18:40');
    const candidates = days.filter((childDay) => childDay.day === day && departureOf(childDay) >= 17 * 60 + 20);
    return { ...one, childDay: new Chance('late', one.back).pick(candidates) };
  });
  const deeds = late.flatMap(({ childDay: { child, day }, minutes, why, told }) => {
    const at = CLOSING_TIME + minutes;
    const description = `Late pick-up: {name} was collected at ${spoken(at)} PM, ${minutes} minutes after closing. ${why}`;
    const by = workingOn(day).findLast(({ shift }) => shift && shift[1] >= '18:00')?.key ?? '';
    const done = 'Stayed with a teacher and a colleague, had a snack, family was reminded of the late fee.';
    const afterwards = told ? 3 : null;
    return incident(calendar, cast, {
      childName: child.key,
      day,
      at,
      by,
      what: description,
      done,
      told: afterwards,
      wait: 2,
    });
  });
  const lateOn = new Map(late.map(({ childDay, minutes }) => [childDay, CLOSING_TIME + minutes]));
  const changed = days.map((childDay) => {
    const to = lateOn.get(childDay);
    return to ? { ...childDay, stays: childDay.stays.with(-1, { ...lastStay(childDay), to }) } : childDay;
  });
  return { days: changed, deeds };
}

/** Bumps, bites and fevers of children who were there, reported by a teacher of their room who was there too. */
export const mishaps = (calendar: Calendar, cast: Cast, days: readonly ChildDay[]): Deed[] =>
  MISHAPS.flatMap((mishap) => {
    const day = calendar.dayBack(mishap.back, latest(mishap));
    const at = minutesOf(mishap.time);
    const chance = new Chance('mishap', mishap.back, mishap.time);
    const there = days.filter((one) => one.day === day && one.child.ageGroup === mishap.group && isThereAt(one, at));
    if (there.length === 0) return [];
    const { child } = chance.pick(there);
    const teachers = teachersOf(child.room).filter((one) => isAtWork(one.key, day, mishap.time));
    const by = teachers.length > 0 ? chance.pick(teachers).key : EMPLOYEES[0]?.key;
    if (!by) return [];
    const { what, done, told } = mishap;
    return incident(calendar, cast, { childName: child.key, day, at, by, what, done, told, wait: WRITING });
  });

interface Happened {
  readonly childName: string;
  readonly day: string;
  readonly at: Minutes;
  readonly by: string;
  readonly what: string;
  readonly done: string;
  /** Minutes from the report to the word with the family. */
  readonly told: number | null;
  /** Minutes from the incident to the report. */
  readonly wait: number;
}

/** Time to comfort first and to write afterwards. */
const WRITING = 25;
const latest = ({ time }: Mishap) => timeOf(minutesOf(time) + WRITING);

function incident(calendar: Calendar, cast: Cast, happened: Happened): Deed[] {
  const { childName, day, at, by, told, wait } = happened;
  const firstName = childName.split(' ')[0] ?? '';
  const inWords = (text: string) => text.replaceAll('{name}', firstName);
  let id = 0;
  const reported: Deed = {
    at: calendar.moment(day, timeOf(at + wait)),
    by: () => cast.staff(by),
    act: async (scope) => {
      const written = await reportIncident(scope, {
        childId: cast.child(childName),
        date: day,
        time: timeOf(at),
        description: inWords(happened.what),
        actionTaken: inWords(happened.done),
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
  return [reported, spokenWith];
}

const isAtWork = (key: string, day: string, time: string) =>
  workingOn(day).some(({ key: other, shift }) => other === key && shift && shift[0] <= time && time <= shift[1]);

function lastStay(childDay: ChildDay) {
  const last = childDay.stays.at(-1);
  if (!last || !attends(childDay)) throw new Error(`${childDay.child.key} was not here on ${childDay.day}`);
  return last;
}
