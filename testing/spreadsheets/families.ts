/** A guardian as the plain model has them. */
export interface ModelGuardian {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  /** Ten digits. */
  readonly phone: string | null;
}
export interface ModelChild {
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly room: string;
  readonly startDate: string | null;
  readonly allergies: string;
  readonly emergencyName: string | null;
  readonly emergencyPhone: string | null;
  readonly weekdays: string | null;
  readonly pickup: string | null;
  readonly guardians: readonly { readonly who: ModelGuardian; readonly relationship: string }[];
}

export type Random = () => number;
/** Numbers from 0 to 1, the same for one seed (mulberry32). */
export function randomBy(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
export const pick = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from');
  return item;
};
export const shuffled = <Item>(random: Random, items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);

const FIRST = [
  'Mia',
  'Noah',
  'Eva',
  'Zoë',
  'Liam',
  'José',
  'Ada',
  'Théo',
  'Ruby',
  'Max',
  'Lena',
  'Omar',
  'Ivy',
  'Anaïs',
];
const ADULT = ['Ana', 'Luis', 'Sue', 'Tom', 'Priya', 'Chloé', 'Marta', 'Ken', 'Ruth', 'Jürgen'];
const LAST = [
  'Lopez',
  "O'Neil",
  'García',
  'Müller',
  'Smith',
  'Chen',
  'Patel',
  'Brown',
  'Núñez',
  'O’Hara',
  'Šimek',
  'Žák',
];
export const MODEL_ROOMS = ['Infant Room', 'Toddler Room', 'Preschool Room', 'Pre-K Room', 'Butterflies'] as const;

const two = (n: number) => String(n).padStart(2, '0');
const dayIn = (random: Random, from: number, years: number) =>
  `${from + Math.floor(random() * years)}-${two(1 + Math.floor(random() * 12))}-${two(1 + Math.floor(random() * 28))}`;

/** Families with siblings, two households and gaps; no two children have one name. */
export function someFamilies(random: Random, count: number): ModelChild[] {
  const children: ModelChild[] = [];
  for (let family = 0; children.length < count; family += 1) {
    const lastName = `${pick(random, LAST)}${String.fromCharCode(97 + (family % 26))}${String.fromCharCode(97 + Math.floor(family / 26))}`;
    const guardians = guardiansOf(random, lastName, family);
    const siblings = Math.min(random() < 0.3 ? 2 : random() < 0.1 ? 3 : 1, count - children.length);
    const names = shuffled(random, FIRST);
    for (let n = 0; n < siblings; n += 1) {
      const own = guardians.map((who) => ({ who, relationship: pick(random, ['Mother', 'Father', 'Guardian']) }));
      children.push(childOf(random, names[n] ?? 'Kim', lastName, own));
    }
  }
  return children;
}

function guardiansOf(random: Random, lastName: string, family: number): ModelGuardian[] {
  const names = shuffled(random, ADULT);
  const count = random() < 0.08 ? 0 : random() < 0.4 ? 1 : 2;
  return Array.from({ length: count }, (_, n) => {
    const firstName = names[n] ?? 'Kim';
    // The second household has a name of its own.
    const own = n === 1 && random() < 0.5 ? `${pick(random, LAST)}x` : lastName;
    return {
      firstName,
      lastName: own,
      email: random() < 0.75 ? `g${family}.${n}@families.test` : null,
      phone: random() < 0.85 ? `512${two(family % 100)}5${String(1000 + family * 2 + n).slice(-4)}` : null,
    };
  });
}

function childOf(random: Random, firstName: string, lastName: string, guardians: ModelChild['guardians']): ModelChild {
  const maybe = <T>(part: number, value: T): T | null => (random() < part ? value : null);
  const emergencyName = maybe(0.6, `${pick(random, ADULT)} Aunt`);
  return {
    firstName,
    lastName,
    dateOfBirth: dayIn(random, 2020, 5),
    room: pick(random, MODEL_ROOMS),
    startDate: maybe(0.6, dayIn(random, 2025, 1)),
    allergies: maybe(0.3, pick(random, ['Peanuts', 'Eggs, milk', 'Bee "stings"', 'Crème brûlée – “œufs”'])) ?? '',
    emergencyName,
    emergencyPhone: emergencyName && maybe(0.8, `512777${String(1000 + Math.floor(random() * 9000))}`),
    weekdays: maybe(0.4, pick(random, ['Mon, Wed, Fri', 'M-F', 'Tue/Thu'])),
    pickup: maybe(0.3, 'Grandma Joan'),
    guardians,
  };
}
