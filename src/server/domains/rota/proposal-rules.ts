import { minutesOf } from '#contract/bookings-times.ts';
import type { AGE_GROUPS } from '#contract/center-choices.ts';
import type { Position } from '#contract/employment-choices.ts';
import { QUARTER_HOUR } from '#contract/rota-choices.ts';
import { mondayOf } from '#server/domains/schedules/rules.ts';
import { USUAL_TERMS, workweekOf } from '#server/domains/timesheets/overtime-rules.ts';
import { weekdayOf } from '#server/kernel/clock/zone.ts';
import { dutyRules, type MealBreak } from './duty-rules.ts';
import { isEmployedOn, isQualifiedOn, OVERTIME_AFTER, type Person, type TimeOff, termOn } from './people-rules.ts';
import type { Ribbon, Shortage } from './ribbon-rules.ts';
import { type Plan, workedMinutes } from './rules.ts';
import { placesOf, staysOf } from './solver/places.ts';
import type { Candidate, DutyRules, Problem } from './solver/problem.ts';
import type { Solution } from './solver/solve.ts';

/** Somebody who may be proposed, with the room to which they belong. */
export interface Planned extends Person {
  readonly roomId: number | null;
}

/** What a week is proposed by. */
export interface Ground {
  readonly days: readonly { readonly date: string; readonly opens: string; readonly closes: string }[];
  readonly rooms: readonly { readonly id: number; readonly ageGroup: (typeof AGE_GROUPS)[number] | null }[];
  /** What is needed and planned of a room on a day. */
  ribbonOf(roomId: number, date: string): Ribbon | undefined;
  readonly people: readonly Planned[];
  readonly timeOff: readonly TimeOff[];
  /** Of the week and the days around it. */
  readonly shifts: readonly Plan[];
  readonly mealBreak: MealBreak;
}

/** The bits of a number that the solver counts rooms by. */
const MOST_ROOMS = 30;

/** Positions that look after children. Whose position nobody knows may be planned, too; whoever works by the hour as needed is asked. */
const IN_CARE: readonly Position[] = ['lead-teacher', 'teacher', 'aide', 'floater'];

/** A week as the solver sees it, and what its places stand for. */
export interface Posed {
  readonly problem: Problem;
  readonly fromMinute: number;
  readonly rooms: Ground['rooms'];
  readonly people: readonly Planned[];
}

const slotAt = (minute: number, fromMinute: number): number => (minute - fromMinute) / QUARTER_HOUR;

export function pose(ground: Ground): Posed {
  const { days, mealBreak } = ground;
  const rooms = ground.rooms.slice(0, MOST_ROOMS);
  const begins = Math.min(...days.map(({ opens }) => minutesOf(opens)));
  const fromMinute = Math.floor(begins / QUARTER_HOUR) * QUARTER_HOUR;
  const slots = Math.ceil(slotAt(Math.max(...days.map(({ closes }) => minutesOf(closes))), fromMinute));
  const people = ground.people.filter((person) => days.some(({ date }) => mayBePlanned(person, date)));
  const need = days.map(({ date }) => {
    const ribbons = rooms.map(({ id }) => ground.ribbonOf(id, date));
    return Array.from({ length: slots }, (_, slot) =>
      ribbons.map((ribbon) => {
        const at = slot - slotAt(ribbon?.fromMinute ?? fromMinute, fromMinute);
        return Math.max(0, (ribbon?.needed[at] ?? 0) - (ribbon?.qualified[at] ?? 0));
      }),
    );
  });
  const rules = dutyRules(mealBreak);
  const candidates = people.map(
    (person): Candidate => ({
      rooms: days.map(({ date }) =>
        rooms.reduce((bits, room, at) => (isQualifiedOn(person, room.ageGroup, date) ? bits | (1 << at) : bits), 0),
      ),
      free: days.map((day) => freeOn(person, day, ground, { fromMinute, slots, rules })),
      most: Math.floor(minutesLeft(person, ground) / QUARTER_HOUR),
    }),
  );
  return { problem: { days: days.length, slots, need, people: candidates, rules }, fromMinute, rooms, people };
}

function mayBePlanned(person: Planned, date: string): boolean {
  const term = termOn(person, date);
  return (
    isEmployedOn(person, date) &&
    (term === undefined || (IN_CARE.includes(term.position) && term.weeklyMinutes !== null))
  );
}

/** When somebody can work on a day, in quarter hours: where they said so, are not off, and have no shift already. */
function freeOn(
  person: Planned,
  { date }: { readonly date: string },
  { timeOff, shifts }: Ground,
  { fromMinute, slots, rules }: { readonly fromMinute: number; readonly slots: number; readonly rules: DutyRules },
): [from: number, to: number, shortest?: number][] {
  const isOff = timeOff.some((one) => one.staffId === person.id && one.from <= date && one.to >= date);
  if (isOff || !mayBePlanned(person, date)) return [];
  const said = person.availability.filter(({ weekday }) => weekday === weekdayOf(date));
  const times = person.availability.length === 0 ? [{ fromMinute: 0, toMinute: 1440 }] : said;
  const own = shifts.filter((one) => one.staffId === person.id && one.date === date);
  const isFree = (slot: number) => {
    const minute = fromMinute + slot * QUARTER_HOUR;
    return (
      times.some((one) => one.fromMinute <= minute && one.toMinute >= minute + QUARTER_HOUR) &&
      !own.some((one) => one.fromMinute < minute + QUARTER_HOUR && one.toMinute > minute)
    );
  };
  const free: [number, number][] = [];
  for (let slot = 0; slot < slots; slot++) {
    if (!isFree(slot)) continue;
    const last = free.at(-1);
    if (last && last[1] === slot) last[1] = slot + 1;
    else free.push([slot, slot + 1]);
  }
  // Whoever is there that day already may also fill a gap.
  return own.length === 0 ? free : free.map(([from, to]) => (to - from < rules.shortest ? [from, to, 1] : [from, to]));
}

/** How much somebody can work more in the week: up to what was agreed, without overtime. */
export function minutesLeft(person: Person, { days, shifts }: Pick<Ground, 'days' | 'shifts'>): number {
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  const own = shifts.filter(({ staffId }) => staffId === person.id);
  const sum = (of: readonly Plan[]) => of.reduce((all, shift) => all + workedMinutes(shift), 0);
  const term = termOn(person, last) ?? termOn(person, first);
  const inWeek = sum(own.filter(({ date }) => mondayOf(date) === mondayOf(first)));
  const agreed = (term?.weeklyMinutes ?? OVERTIME_AFTER) - inWeek;
  if (term?.isExempt) return Math.max(0, agreed);
  const weekOf = (date: string) => workweekOf(date, term ?? USUAL_TERMS);
  const inWorkweek = Math.max(...days.map((day) => sum(own.filter(({ date }) => weekOf(date) === weekOf(day.date)))));
  return Math.max(0, Math.min(agreed, OVERTIME_AFTER - inWorkweek));
}

/** The shifts that a solution comes to. */
export function plansOf(
  { problem, fromMinute, rooms, people }: Posed,
  dates: readonly string[],
  { duties }: Solution,
): Plan[] {
  const own = people.map(({ roomId }) => rooms.findIndex(({ id }) => id === roomId));
  const minuteOf = (slot: number) => fromMinute + slot * QUARTER_HOUR;
  return staysOf(problem, duties, placesOf(problem, duties, own)).map((stay) => ({
    staffId: people[stay.person]?.id ?? null,
    roomId: rooms[stay.room]?.id ?? null,
    kind: 'care',
    date: dates[stay.day] ?? '',
    fromMinute: minuteOf(stay.from),
    toMinute: minuteOf(stay.to),
    breaks:
      stay.pause === null
        ? []
        : [
            {
              fromMinute: minuteOf(stay.pause),
              toMinute: minuteOf(stay.pause + problem.rules.breakLength),
              isPaid: false,
            },
          ],
  }));
}

/** For how many minutes a room would be short without a shift. */
export function neededMinutes({ fromMinute, needed, qualified }: Ribbon, shift: Plan): number {
  return needed.reduce((sum, wanted, at) => {
    const minute = fromMinute + at * QUARTER_HOUR;
    const isThere = shift.fromMinute <= minute && shift.toMinute >= minute + QUARTER_HOUR;
    const isBreak = shift.breaks.some((one) => one.fromMinute < minute + QUARTER_HOUR && one.toMinute > minute);
    return isThere && !isBreak && (qualified[at] ?? 0) <= wanted ? sum + QUARTER_HOUR : sum;
  }, 0);
}

/** Whose break a shift covers that is needed for no longer than that: somebody's of the same room. */
export const breakCoveredBy = (shift: Plan, needed: number, all: readonly Plan[]): number | null =>
  all.find(
    (one) =>
      one !== shift &&
      one.roomId === shift.roomId &&
      one.date === shift.date &&
      one.breaks.some(
        (pause) =>
          shift.fromMinute <= pause.fromMinute &&
          shift.toMinute >= pause.toMinute &&
          needed <= pause.toMinute - pause.fromMinute,
      ),
  )?.staffId ?? null;

/** Why nobody more is there: how many of those who count in the room are elsewhere, off, out of their times or out of hours. */
export interface Reasons {
  readonly qualified: number;
  readonly working: number;
  readonly off: number;
  readonly unavailable: number;
  readonly noHours: number;
}
export function reasonsFor(
  { fromMinute, toMinute }: Shortage,
  { date, ageGroup }: { readonly date: string; readonly ageGroup: (typeof AGE_GROUPS)[number] | null },
  ground: Ground,
): Reasons {
  const counts = { qualified: 0, working: 0, off: 0, unavailable: 0, noHours: 0 };
  for (const person of ground.people) {
    if (!mayBePlanned(person, date) || !isQualifiedOn(person, ageGroup, date)) continue;
    counts.qualified += 1;
    const works = ground.shifts.some(
      (one) => one.staffId === person.id && one.date === date && one.fromMinute < toMinute && one.toMinute > fromMinute,
    );
    const isOff = ground.timeOff.some((one) => one.staffId === person.id && one.from <= date && one.to >= date);
    const said = person.availability.filter(({ weekday }) => weekday === weekdayOf(date));
    const isAvailable =
      person.availability.length === 0 ||
      said.some((one) => one.fromMinute <= fromMinute && one.toMinute >= Math.min(toMinute, fromMinute + QUARTER_HOUR));
    if (works) counts.working += 1;
    else if (isOff) counts.off += 1;
    else if (!isAvailable) counts.unavailable += 1;
    else counts.noHours += 1;
  }
  return counts;
}
