import { QUARTER_HOUR } from '#contract/rota-choices.ts';
import type { DutyRules } from './solver/problem.ts';

/** When a meal break is due, in minutes of a duty. */
export interface MealBreak {
  /** Whoever works for longer than so much has one … */
  readonly after: number;
  readonly length: number;
  /** … which begins so much after the duty at the latest. */
  readonly latestStart: number;
}

/** No law: a usual half hour, in which nobody works (29 CFR 785.19). */
const USUAL: MealBreak = { after: 360, length: 30, latestStart: 300 };

/** By the id of the center's rule pack. California: Labor Code 512(a), begun before the end of the fifth hour (text not read). */
const MEAL_BREAKS: Readonly<Record<string, MealBreak>> = {
  ca: { after: 300, length: 30, latestStart: 285 },
};

export const mealBreakOf = (packId: string): MealBreak => MEAL_BREAKS[packId] ?? USUAL;

/** A duty that is proposed is worth coming for, and no longer than a usual one, in minutes. */
const SHORTEST = 180;
const LONGEST = 540;
/** A break is no break before somebody has worked for a while, in minutes. */
const EARLIEST_BREAK = 120;

const quarters = (minutes: number): number => Math.floor(minutes / QUARTER_HOUR);

/** By which duties are proposed. */
export const dutyRules = ({ after, length, latestStart }: MealBreak): DutyRules => ({
  shortest: quarters(SHORTEST),
  longest: quarters(LONGEST),
  breakAfter: quarters(after),
  breakLength: Math.ceil(length / QUARTER_HOUR),
  breakEarliest: quarters(EARLIEST_BREAK),
  breakLatest: quarters(latestStart),
});
