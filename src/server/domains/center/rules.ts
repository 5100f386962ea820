import type { AGE_GROUPS } from '#contract/center-choices.ts';

export interface NewRoom {
  readonly name: string;
  readonly ageGroup: (typeof AGE_GROUPS)[number] | null;
  readonly minAgeMonths: number | null;
  readonly maxAgeMonths: number | null;
  readonly capacity: number | null;
  readonly childrenPerStaff: number | null;
}

const group = (
  name: string,
  ageGroup: NewRoom['ageGroup'],
  [minAgeMonths, maxAgeMonths]: readonly [number, number],
  capacity: number,
  childrenPerStaff: number,
): NewRoom => ({ name, ageGroup, minAgeMonths, maxAgeMonths, capacity, childrenPerStaff });

const place = (name: string): NewRoom => ({
  name,
  ageGroup: null,
  minAgeMonths: null,
  maxAgeMonths: null,
  capacity: null,
  childrenPerStaff: null,
});

/** The rooms of a new center with usual ages, capacities and ratios (center-1); no state's rule. */
export const DEFAULT_ROOMS: readonly NewRoom[] = [
  group('Infant Room', 'infants', [0, 17], 12, 4),
  group('Toddler Room', 'toddlers', [18, 35], 16, 6),
  group('Preschool Room', 'preschool', [36, 47], 20, 10),
  group('Pre-K Room', 'pre-k', [48, 72], 20, 10),
  place('Playground'),
  place('Main Office'),
];

/** The usual ages, in months, of a group. */
export function agesOf(ageGroup: NewRoom['ageGroup']): Pick<NewRoom, 'minAgeMonths' | 'maxAgeMonths'> {
  const usual = DEFAULT_ROOMS.find((room) => ageGroup !== null && room.ageGroup === ageGroup);
  return { minAgeMonths: usual?.minAgeMonths ?? null, maxAgeMonths: usual?.maxAgeMonths ?? null };
}

/** Names that stand for another room (center-2). */
const ALIASES: ReadonlyMap<string, string> = new Map([['infants', 'Infant Room']]);

/** The name under which a room is looked up. */
export const roomName = (name: string): string => ALIASES.get(name.trim().toLowerCase()) ?? name.trim();

/** Monday to Friday, as ISO weekdays, 7:00 to 18:00. */
export const DEFAULT_HOURS = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '07:00', closes: '18:00' }));

/** How many staff a room's ratio asks for. */
export const staffNeeded = (children: number, childrenPerStaff: number): number =>
  Math.ceil(children / childrenPerStaff);
