import type { Scope } from '#server/db/scope.ts';
import { recordMilestones } from '#server/domains/milestones/commands.ts';
import { seeMilestone } from '#server/domains/milestones/family.ts';
import { basisOf } from '#server/domains/milestones/queries.ts';
import {
  STARTER_CATEGORIES,
  type StarterTemplateRow,
  starterTemplates,
} from '#server/domains/milestones/starter/set.ts';
import { templates } from '#server/domains/milestones/template-queries.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import { Chance } from '../chance.ts';
import type { Child, Household } from '../people/households.ts';
import { teachersOf } from '../people/staff.ts';
import type { Deed } from '../timeline.ts';
import { workingOn } from './employment.ts';
import { DAYS_PER_MONTH, shownTo } from './milestones.ts';

/** Of the steps whose age is over; nothing says that a child misses the others. */
const OF_BEHIND = 0.93;
/** Of the step a child is in the midst of, at its end. */
const OF_PRESENT = 0.75;
/** Of a family that is shown the last months are told one by one (`milestones`). */
const TOLD_MONTHS = 4;
/**
 * On some days the house wrote down what several children had learnt: so many days lie between two of them that each step has
 * one, of steps of so many months. Each area has days of its own.
 */
const APART: readonly (readonly [months: number, days: number])[] = [
  [12, 364],
  [6, 182],
  [0, 119],
];
const AREA_DAYS = 16;
/** Of the open days: when the paper of the years before was written up, and who came later was asked. */
const WRITTEN_UP = 3;

interface Learnt {
  readonly child: Child;
  readonly template: StarterTemplateRow;
  readonly date: string;
  /** The open day on which it was recorded. */
  readonly on: string;
}

/**
 * What children had learnt before the weeks that are told of: nearly all of the steps behind their age, and of the step they
 * are in the more, the longer they are in it. A family that signs in has seen it.
 */
export function growth(calendar: Calendar, cast: Cast, households: readonly Household[]): Deed[] {
  const learnt = households
    .filter(({ isComing }) => !isComing)
    .flatMap(({ children }) => children)
    .flatMap((child) => TEMPLATES.flatMap((template) => learntOf(calendar, child, template)));
  const together = Map.groupBy(learnt, ({ template, date, on }) => `${on} ${template.starterKey} ${date}`);
  const ids = new Map<string, number>();
  return [...together.values()].flatMap((group) => written(calendar, cast, group, ids));
}

const TEMPLATES = STARTER_CATEGORIES.flatMap(({ starterKey }) => starterTemplates(starterKey));

function learntOf(calendar: Calendar, child: Child, template: StarterTemplateRow): Learnt[] {
  const { today, openDays } = calendar;
  const { ageRangeMin: from, ageRangeMax: to, starterKey } = template;
  const isShown = shownTo(child.household) !== undefined;
  const until = child.months - (isShown ? TOLD_MONTHS : 0);
  const chance = new Chance('growth', child.key, starterKey);
  const share = to <= until ? OF_BEHIND : isShown ? 0 : (OF_PRESENT * (until - from)) / (to - from);
  if (!chance.happens(share)) return [];
  const latest = Math.min(to, until);
  const date = sharedDay(
    calendar,
    template,
    [from, latest].map((months) => addMonths(child.dateOfBirth, months)),
  );
  if (date === undefined) return [];
  const on = openDays.find((day, index) => index >= WRITTEN_UP && day > date && day > child.enrolledOn);
  return on === undefined || on >= today ? [] : [{ child, template, date, on }];
}

const addMonths = (date: string, months: number) => addDays(date, Math.ceil(months * DAYS_PER_MONTH));

/** The day of a step's area that lies between two days, on which the house is open. */
function sharedDay(
  { today, isOpen }: Calendar,
  { starterKey, ageRangeMin, ageRangeMax }: StarterTemplateRow,
  [first = '', last = '']: readonly string[],
): string | undefined {
  const apart = APART.find(([months]) => ageRangeMax - ageRangeMin >= months)?.[1] ?? 0;
  const area = STARTER_CATEGORIES.findIndex((category) => starterKey.startsWith(`${category.starterKey}-`));
  for (let day = addDays(today, -1 - area * AREA_DAYS); day > first; day = addDays(day, -apart)) {
    let open = day;
    while (!isOpen(open)) open = addDays(open, -1);
    if (open < last) return open > first ? open : undefined;
  }
  return undefined;
}

/** What several children had learnt, in one go; then a family that is shown looks at it. */
function written(calendar: Calendar, cast: Cast, group: readonly Learnt[], ids: Map<string, number>): Deed[] {
  const [first] = group;
  const by = first && teachersOf(first.child.room).find((teacher) => workingOn(first.on).includes(teacher))?.key;
  if (!first || by === undefined) return [];
  const recorded = new Map<number, number>();
  const record: Deed = {
    at: calendar.moment(first.on, '13:10'),
    by: () => cast.staff(by),
    act: async (scope) => {
      const templateId = (await idsByKey(scope, ids)).get(first.template.starterKey);
      const childIds = group.map(({ child }) => cast.child(child.key));
      // What a teacher told of this very week already.
      const has = (await scope.all(basisOf(childIds))).filter((one) => one.templateId === templateId);
      const open = childIds.filter((id) => !has.some(({ childId }) => childId === id));
      if (templateId === undefined || open.length === 0) return;
      const made = await recordMilestones(scope, { childIds: open, templateId, achievedDate: first.date, notes: '' });
      for (const [place, id] of made.entries()) recorded.set(open[place] ?? 0, id);
    },
  };
  const looks = group.flatMap(({ child }): Deed[] => {
    const guardian = shownTo(child.household);
    if (!guardian) return [];
    const act = async (scope: Scope) => {
      const id = recorded.get(cast.child(child.key));
      if (id !== undefined) await seeMilestone(scope, id);
    };
    return [{ at: calendar.moment(first.on, '19:05'), by: () => cast.guardian(guardian.key), act }];
  });
  return [record, ...looks];
}

async function idsByKey(scope: Scope, ids: Map<string, number>): Promise<ReadonlyMap<string, number>> {
  if (ids.size === 0) {
    for (const { id, starterKey } of await scope.all(templates())) if (starterKey !== null) ids.set(starterKey, id);
  }
  return ids;
}
