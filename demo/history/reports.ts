import { writeDailyReports } from '#server/domains/daily-reports/commands.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import { Chance } from '../chance.ts';
import { type Employee, teachersOf } from '../people/staff.ts';
import { tellLately } from '../telling.ts';
import { reportTexts } from '../texts/report.ts';
import { type Minutes, minutesOf, timeOf } from '../time.ts';
import type { Deed } from '../timeline.ts';
import { CARE_DAYS, type Care, careOn, mealsOn } from './care-plan.ts';
import { workingOn } from './employment.ts';
import { arrivalOf, attends, type ChildDay } from './presence.ts';

/** When some of today's are written, in a quiet minute. */
const WHILE_PLAYING = [8 * 60 + 50, 13 * 60 + 30] as const;
/** Reports that nobody ever got round to. */
const FORGOTTEN = 0.05;

interface Writing {
  readonly childDay: ChildDay;
  readonly at: Minutes;
  readonly by: Employee;
}

/** The last weeks' reports, written room by room in the afternoon; today's are written as the day goes. */
export function dailyReports(calendar: Calendar, cast: Cast, days: readonly ChildDay[]): Deed[] {
  const since = calendar.openDays.at(-1 - CARE_DAYS) ?? '';
  const written = days
    .filter((childDay) => childDay.date > since && attends(childDay))
    .flatMap((childDay) => writing(childDay, childDay.date === calendar.today));
  const cared = new Map(
    [...Map.groupBy(days.filter(attends), ({ date: day }) => day)]
      .filter(([day]) => day > since)
      .map(([day, all]) => [day, [...mealsOn(day, all), ...careOn(day, all)]]),
  );
  const together = Map.groupBy(written, ({ childDay, at, by }) => `${childDay.date} ${timeOf(at)} ${by.key}`);
  return [...together].map(([key, group]) => batch(calendar, cast, group, cared.get(key.slice(0, 10)) ?? []));
}

function writing(childDay: ChildDay, isToday: boolean): Writing[] {
  const { child, date: day } = childDay;
  const chance = new Chance('writing', child.key, day);
  const writers = teachersOf(child.room);
  const here = workingOn(day).filter((employee) => writers.includes(employee));
  const by = here[chance.between(0, here.length - 1)];
  if (!by || chance.happens(FORGOTTEN)) return [];
  const [start, end] = (by.shift ?? []).map(minutesOf);
  // A teacher's own half hour of writing, at the end of an early shift or when the first children have left.
  const afternoon = Math.min((end ?? 0) - 10, 15 * 60 + 40 + new Chance('desk', day, by.key).between(0, 70));
  const during = Math.max(arrivalOf(childDay) + 45, (start ?? 0) + 60, chance.between(...WHILE_PLAYING));
  return [{ childDay, by, at: isToday && chance.happens(0.75) ? Math.min(during, afternoon) : afternoon }];
}

function batch(calendar: Calendar, cast: Cast, group: readonly Writing[], cared: readonly Care[]): Deed {
  const [first] = group;
  if (!first) throw new Error('A batch has at least one report');
  const { childDay, at, by } = first;
  return {
    at: calendar.moment(childDay.date, timeOf(at)),
    by: () => cast.staff(by.key),
    act: async (scope) => {
      const reports = group.map((one) => ({
        childId: cast.child(one.childDay.child.key),
        date: one.childDay.date,
        staffId: cast.staff(by.key).id,
        ...reportTexts(one.childDay, cared, one.at),
      }));
      const ids = await writeDailyReports(scope, reports);
      for (const [n, { childId }] of reports.entries()) {
        const recipients = { guardiansOf: [childId] };
        const about = { id: ids[n] ?? 0, childIds: [childId] };
        await tellLately(scope, calendar, { kind: 'daily-report', event: 'written', recipients, about });
      }
    },
  };
}
