import type { Scope } from '#server/db/scope.ts';
import { recordMilestones } from '#server/domains/milestones/commands.ts';
import { seeMilestone } from '#server/domains/milestones/family.ts';
import { basisOf } from '#server/domains/milestones/queries.ts';
import type { StarterCategory } from '#server/domains/milestones/starter/texts.ts';
import { type TemplateRow, templates } from '#server/domains/milestones/template-queries.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import { Chance } from '../chance.ts';
import type { Child, Guardian, Household } from '../people/households.ts';
import { teachersOf } from '../people/staff.ts';
import { tellLately } from '../telling.ts';
import { MILESTONE_NOTES } from '../texts/milestones.ts';
import type { Deed } from '../timeline.ts';
import { workingOn } from './employment.ts';

/** Families whose growth pages are looked at: theirs tell of months. */
const SHOWN = ['parent@larkhouse.test', 'parent2@larkhouse.test'];
/** The last milestone of this family waits to be celebrated. */
const WAITING = 'parent2@larkhouse.test';
const OF_SHOWN = 9;
/** How many open days lie between two observations, and back to the newest one. */
const APART_DAYS = 8;
const NEWEST_DAYS = 2;
export const DAYS_PER_MONTH = 30.44;

/** Who of a family signs in with a printed login. */
export const shownTo = ({ guardians }: Household): Guardian | undefined =>
  guardians.find(({ email }) => email !== null && SHOWN.includes(email));

/** What was achieved lately: a little of many children, and of the families that sign in more, seen by them but for the last. */
export const milestones = (calendar: Calendar, cast: Cast, households: readonly Household[]): Deed[] =>
  households
    .filter(({ isComing }) => !isComing)
    .flatMap((household) => {
      const shown = shownTo(household);
      return household.children.flatMap((child) =>
        turnsOf(child, shown !== undefined)
          .map((turn) => ({ turn, day: calendar.openDays.at(-1 - NEWEST_DAYS - turn * APART_DAYS) }))
          .flatMap(({ turn, day }) => {
            const waits = turn === 0 && shown?.email === WAITING;
            return day && day > child.enrolledOn
              ? achieved(calendar, cast, child, day, waits ? undefined : shown?.key)
              : [];
          }),
      );
    });

/** Which of the days, counted back from the newest; of other families every second child has one. */
function turnsOf({ key }: Child, isShown: boolean): number[] {
  if (isShown) return Array.from({ length: OF_SHOWN }, (_, turn) => turn);
  const chance = new Chance('milestone', key);
  return chance.happens(0.5) ? [chance.between(0, 5)] : [];
}

/** One milestone of the child's age on a day, that it doesn't have yet; a guardian who is named saw it the same evening. */
function achieved(calendar: Calendar, cast: Cast, child: Child, date: string, seenBy: string | undefined): Deed[] {
  const by = teachersOf(child.room).find((teacher) => workingOn(date).includes(teacher))?.key;
  if (!by) return [];
  const chance = new Chance('milestone', child.key, date);
  const has: { id?: number } = {};
  const deeds: Deed[] = [
    {
      at: calendar.moment(date, '11:40'),
      by: () => cast.staff(by),
      act: async (scope) => {
        const fitting = await open(scope, cast.child(child.key), monthsOn(child.dateOfBirth, date));
        if (fitting.length === 0) return;
        const template = chance.pick(fitting);
        const area = (template.starterKey ?? '').split('-')[0] as StarterCategory;
        const [id] = await recordMilestones(scope, {
          childIds: [cast.child(child.key)],
          templateId: template.id,
          achievedDate: date,
          notes: chance.pick(MILESTONE_NOTES[area]),
          isStarred: chance.happens(0.3),
        });
        if (id === undefined) return;
        has.id = id;
        const childIds = [cast.child(child.key)];
        await tellLately(scope, calendar, {
          kind: 'milestone',
          event: 'achieved',
          recipients: { guardiansOf: childIds },
          about: { id, childIds },
        });
      },
    },
  ];
  if (seenBy === undefined) return deeds;
  const seen: Deed = {
    at: calendar.moment(date, '18:50'),
    by: () => cast.guardian(seenBy),
    act: async (scope) => {
      if (has.id !== undefined) await seeMilestone(scope, has.id);
    },
  };
  return [...deeds, seen];
}

/** Of the starter set what suits an age and isn't achieved yet. */
async function open(scope: Scope, childId: number, months: number): Promise<TemplateRow[]> {
  const all = await scope.all(templates());
  const taken = new Set((await scope.all(basisOf([childId]))).map(({ templateId }) => templateId));
  return all.filter(
    ({ id, ageRangeMin, ageRangeMax }) => ageRangeMin <= months && ageRangeMax >= months - 3 && !taken.has(id),
  );
}

const monthsOn = (born: string, date: string): number =>
  Math.floor((Date.parse(date) - Date.parse(born)) / 86_400_000 / DAYS_PER_MONTH);
