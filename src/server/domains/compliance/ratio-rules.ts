import type { AGE_GROUPS } from '#contract/center-choices.ts';
import { after } from './ages-rules.ts';
import type { Band, RulePack } from './rule-schema.ts';

type Group = (typeof AGE_GROUPS)[number];

/** The bands that go by a child's age, in their order: what `bands` of a moment count in. */
export const ageBands = ({ ratios }: Pick<RulePack, 'ratios'>) =>
  ratios.flatMap((band) => (band.ages && 'from' in band.ages ? [{ ...band, ages: band.ages }] : []));

/** The place among `ageBands` of the age that a child of a date of birth has on a local date; -1: no band speaks of it. */
export type BandOn = (dateOfBirth: string, date: string) => number;

/** Finds bands for many dates: of each date of birth the days on which they begin and end are reckoned once. */
export function bandFinder(pack: Pick<RulePack, 'ratios'>): BandOn {
  const bands = ageBands(pack);
  const reckoned = new Map<string, { from: string; until: string | null }[]>();
  return (dateOfBirth, date) => {
    const spans =
      reckoned.get(dateOfBirth) ??
      bands.map(({ ages: { from, until } }) => ({
        from: after(dateOfBirth, from),
        until: until === null ? null : after(dateOfBirth, until),
      }));
    reckoned.set(dateOfBirth, spans);
    return spans.findIndex(({ from, until }) => date >= from && (until === null || date < until));
  };
}

/** Children of a room at a moment by their place in `ageBands`; -1: of an age no band speaks of. */
export interface BandCount {
  readonly band: number;
  readonly children: number;
}

export interface Limit {
  /** Null: nobody set one. */
  readonly childrenPerStaff: number | null;
  /** The largest group; null: none is known. */
  readonly groupSize: number | null;
  /** Whose ratio it is. */
  readonly by: 'room' | 'rules' | null;
}

/**
 * The limit of a room at a moment: its own or the rules', whichever is stricter. Rules by age group hold for rooms of that
 * group; rules by age for the children who are there, several bands together as the pack says, else as the youngest asks.
 */
export function limitAt(
  pack: Pick<RulePack, 'ratios' | 'mixedAges'>,
  room: { readonly ageGroup: Group | null; readonly childrenPerStaff: number | null },
  counts: readonly BandCount[],
): Limit {
  const band = bandOfGroup(pack, room.ageGroup) ?? bandOfChildren(pack, counts);
  const groupSize = band?.groupSize ?? null;
  const own = room.childrenPerStaff;
  if (band && (own === null || band.childrenPerStaff < own))
    return { childrenPerStaff: band.childrenPerStaff, groupSize, by: 'rules' };
  return { childrenPerStaff: own, groupSize, by: own === null ? null : 'room' };
}

const bandOfGroup = ({ ratios }: Pick<RulePack, 'ratios'>, group: Group | null): Band | undefined =>
  ratios.find(({ ages }) => group !== null && ages && 'groups' in ages && ages.groups.includes(group));

function bandOfChildren(
  { ratios, mixedAges }: Pick<RulePack, 'ratios' | 'mixedAges'>,
  counts: readonly BandCount[],
): Band | undefined {
  const bands = ageBands({ ratios });
  const there = counts.flatMap(({ band, children }) => {
    const found = bands[band];
    return found && children > 0 ? [{ band: found, children, place: band }] : [];
  });
  const [youngest] = there.toSorted((a, b) => a.place - b.place);
  if (!youngest || !mixedAges || mixedAges.rule === 'youngest') return youngest?.band;
  const isOldEnough = mixedAges.from === null || daysIn(youngest.band.ages.from) >= daysIn(mixedAges.from);
  if (!isOldEnough) return youngest.band;
  // Of two bands as large as each other the younger one asks for more.
  return there.toSorted((a, b) => b.children - a.children || a.place - b.place)[0]?.band;
}

/** An age of a rule in days, to compare ages by. */
export function daysIn(age: string): number {
  const [count, unit] = age.split(' ');
  return Number(count) * (unit === 'weeks' ? 7 : 30.44);
}
