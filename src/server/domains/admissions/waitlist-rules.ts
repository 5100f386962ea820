import type { Ground } from '#contract/admissions-choices.ts';

/** A child that waits. */
export interface Waiting {
  readonly id: number;
  readonly grounds: readonly Ground[];
  /** When it came onto the list. */
  readonly since: Date;
  /** Put somewhere by hand: it counts as if it had this ground and had come at this moment. */
  readonly counts: { readonly as: Ground | null; readonly since: Date; readonly movedAt: Date } | null;
}

/** Where a child stands and why. */
export interface Place {
  readonly id: number;
  /** From 1. */
  readonly place: number;
  /** The strongest of its grounds that the center counts; null: the day alone. */
  readonly ground: Ground | null;
  readonly since: Date;
  /** Where it would stand without being moved by hand. */
  readonly ruledPlace: number;
}

/**
 * The order of the waitlist, by the center's priorities and then by when each came, whatever order they are given in: who has a stronger
 * ground stands before who has a weaker one or none, of two alike who came first, of two at one moment who was entered first.
 */
export function orderOf(waiting: readonly Waiting[], priorities: readonly Ground[]): Place[] {
  const ruled = sorted(waiting.map((one) => keyOf({ ...one, counts: null }, priorities)));
  const places = new Map(ruled.map(({ id }, at) => [id, at + 1]));
  const sinceOf = new Map(waiting.map(({ id, since }) => [id, since]));
  const groundOf = new Map(waiting.map(({ id, grounds }) => [id, strongest(grounds, priorities)]));
  return sorted(waiting.map((one) => keyOf(one, priorities))).map(({ id, since }, at) => ({
    id,
    place: at + 1,
    ground: groundOf.get(id) ?? null,
    since: sinceOf.get(id) ?? new Date(since),
    ruledPlace: places.get(id) ?? 0,
  }));
}

/** The strongest ground that the center counts. */
export const strongest = (grounds: readonly Ground[], priorities: readonly Ground[]): Ground | null =>
  priorities.find((one) => grounds.includes(one)) ?? null;

interface Key {
  readonly id: number;
  readonly tier: number;
  readonly since: number;
  /** Of two at one moment those who were moved come first, in the order in which they were. */
  readonly moved: number;
}

function keyOf({ id, grounds, since, counts }: Waiting, priorities: readonly Ground[]): Key {
  const ground = counts ? counts.as : strongest(grounds, priorities);
  const tier = ground === null ? -1 : priorities.indexOf(ground);
  return {
    id,
    tier: tier < 0 ? priorities.length : tier,
    since: (counts?.since ?? since).getTime(),
    moved: counts ? counts.movedAt.getTime() : Number.MAX_SAFE_INTEGER,
  };
}

const sorted = (keys: readonly Key[]): Key[] =>
  keys.toSorted((a, b) => a.tier - b.tier || a.since - b.since || a.moved - b.moved || a.id - b.id);

/** What somebody counts as from now on who is put directly before another one. */
export const countsBefore = (other: Waiting, priorities: readonly Ground[]): { as: Ground | null; since: Date } => ({
  as: other.counts ? other.counts.as : strongest(other.grounds, priorities),
  since: new Date((other.counts?.since ?? other.since).getTime() - 1),
});

/** The first places of the bands in which a family reads its place; up to the tenth each place is one. */
const BANDS = [11, 21, 51, 101, 201, 501];

/** The places among which one lies, as far as a family is told; null: there is no last one. */
export function bandOf(place: number): { from: number; to: number | null } {
  const [first = 11] = BANDS;
  if (place < first) return { from: place, to: place };
  const at = BANDS.findLastIndex((from) => from <= place);
  const next = BANDS[at + 1];
  return { from: BANDS[at] ?? first, to: next === undefined ? null : next - 1 };
}
