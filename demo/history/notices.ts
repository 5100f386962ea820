import { reportNotice } from '#server/domains/notices/commands.ts';
import type { Notice } from '#server/domains/notices/rules.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import { Chance } from '../chance.ts';
import type { Child, Guardian, Household } from '../people/households.ts';
import { LATE, MORNING_NOTES, PICKUPS, REASONS } from '../texts/notices.ts';
import { type Minutes, timeOf } from '../time.ts';
import type { Deed } from '../timeline.ts';
import { arrivalOf, attends, type ChildDay } from './presence.ts';

const REPORTED_DAYS = 20;
/** A family that comes after this says so. */
const LATE_FROM: Minutes = 9 * 60 + 25;

/** Who of a family has an account by a day and may arrange pickups. */
export const tellerOn = (date: string, { guardians, children }: Household): Guardian | undefined =>
  children.every(({ enrolledOn }) => enrolledOn <= date)
    ? guardians.find(({ email, mayPickUp }) => email !== null && mayPickUp)
    : undefined;

/** What families told: most absences of the last weeks; today late arrivals, pickups and notes; and what is to come. */
export function familyNotices(
  calendar: Calendar,
  cast: Cast,
  { days, households }: { days: readonly ChildDay[]; households: readonly Household[] },
): Deed[] {
  const recent = new Set(calendar.openDays.slice(-REPORTED_DAYS));
  return [
    ...days
      .filter(({ date: day, isExcused }) => isExcused && recent.has(day))
      .map(({ child, date: day }) =>
        told(calendar, cast, child, { kind: 'absence', from: day, text: reasonOf(child, day) }),
      ),
    ...days.filter((one) => one.date === calendar.today && attends(one)).map((one) => ofToday(calendar, cast, one)),
    ...ahead(calendar, cast, households),
  ].filter((deed) => deed !== null);
}

const reasonOf = ({ household }: Child, date: string) => new Chance('reason', household.key, date).pick(REASONS);

function ofToday(calendar: Calendar, cast: Cast, childDay: ChildDay): Deed | null {
  const { child, date: day } = childDay;
  const chance = new Chance('told', child.key, day);
  const from = day;
  const arrival = arrivalOf(childDay);
  if (arrival >= LATE_FROM) {
    const time = timeOf(Math.round(arrival / 15) * 15);
    return told(calendar, cast, child, { kind: 'late-arrival', from, time, text: chance.pick(LATE) });
  }
  const fell = chance.next();
  const person = child.household.emergencyContact?.split(',')[0];
  if (fell < 0.08 && person) {
    return told(calendar, cast, child, { kind: 'pickup', from, person, time: '16:15', text: chance.pick(PICKUPS) });
  }
  if (fell > 0.2) return null;
  const text = chance.pick(MORNING_NOTES).replace('{name}', child.firstName);
  return told(calendar, cast, child, { kind: 'note', from, text });
}

/** The families of the printed logins have plans. */
function ahead(calendar: Calendar, cast: Cast, households: readonly Household[]): (Deed | null)[] {
  const [tomorrow = '', , , first = '', last = ''] = calendar.openDaysAhead;
  return households
    .filter(({ guardians }) => guardians.some(({ email }) => email?.startsWith('parent')))
    .flatMap(({ children, emergencyContact, guardians }) => {
      const [child] = children;
      if (!child) return [];
      const person = emergencyContact?.split(',')[0] ?? guardians.at(-1)?.key ?? '';
      return [
        told(calendar, cast, child, { kind: 'pickup', from: tomorrow, time: '15:45', person, text: '' }),
        told(calendar, cast, child, { kind: 'absence', from: first, to: last, text: 'Visiting the grandparents' }),
      ];
    });
}

type Saying = Pick<Notice, 'kind' | 'from' | 'text'> & Partial<Notice>;

/** Told early on the first of its days, or this morning when that is still to come; nothing where nobody could. */
function told(calendar: Calendar, cast: Cast, child: Child, saying: Saying): Deed | null {
  const on = saying.from < calendar.today ? saying.from : (calendar.openDays.at(-1) ?? calendar.today);
  const guardian = tellerOn(on, child.household);
  if (!guardian) return null;
  const minute = new Chance('told at', child.key, saying.from, saying.kind).between(6 * 60 + 20, 7 * 60 - 1);
  return {
    at: calendar.moment(on, timeOf(minute)),
    by: () => cast.guardian(guardian.key),
    act: (scope) =>
      reportNotice(scope, { time: null, person: null, to: saying.from, ...saying, childId: cast.child(child.key) }),
  };
}
