import { Temporal } from 'temporal-polyfill';
import type { CONSENT_FORMS } from '#contract/children-consents.ts';
import { DEFAULT_ROOMS, type NewRoom } from '#server/domains/center/rules.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import type { Calendar } from '../calendar.ts';
import { Chance } from '../chance.ts';
import { FAMILIES, type Family } from './families.ts';
import { mailName } from './staff.ts';

export type AgeGroup = NonNullable<NewRoom['ageGroup']>;

export type ConsentForm = (typeof CONSENT_FORMS)[number];

export interface Guardian {
  /** First and last name. */
  readonly key: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  /** Null without an account. */
  readonly email: string | null;
  readonly mayPickUp: boolean;
  readonly custodyNote?: string;
}
export interface Child {
  readonly key: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly months: number;
  readonly room: string;
  /** A number of its own among the children of the room, from 0. */
  readonly place: number;
  readonly ageGroup: AgeGroup;
  readonly allergies: string;
  readonly enrolledOn: string;
  readonly household: Household;
}
export interface Household {
  readonly key: string;
  /** A number of its own among the families, from 0. */
  readonly place: number;
  readonly address: string;
  readonly relationship: string;
  /** Nobody as long as the family was not invited. */
  readonly guardians: readonly Guardian[];
  readonly emergencyContact: string | null;
  readonly driversLicense: string | null;
  readonly isNew: boolean;
  readonly isComing: boolean;
  readonly unsigned: readonly ConsentForm[];
  readonly takenBack: ConsentForm | null;
  readonly children: readonly Child[];
}

const TOWN = 'Willow Falls';
const YOUNGEST_DAYS = 84;
/** How many open days lie between today and the first day of those who come soon. */
const SOON = 3;

/** The families as they are on the calendar's today. */
export function householdsOn(calendar: Calendar): Household[] {
  const taken = new Map<string, number>();
  const takePlace = (room: string) => {
    const place = taken.get(room) ?? 0;
    taken.set(room, place + 1);
    return place;
  };
  return FAMILIES.map((family, index) => household(family, index, { calendar, takePlace }));
}

interface Surroundings {
  readonly calendar: Calendar;
  readonly takePlace: (room: string) => number;
}

function household(family: Family, index: number, around: Surroundings): Household {
  const key = family.guardians[0] ?? '';
  const chance = new Chance('household', key);
  const children: Child[] = [];
  const made: Household = {
    key,
    place: index,
    address: `${family.home}, ${TOWN}`,
    relationship: family.relationship ?? 'parent',
    guardians: family.isComing ? [] : family.guardians.map((name, place) => guardian(family, name, index * 3 + place)),
    emergencyContact: family.emergency && `${family.emergency}, ${phone(index * 3 + 2)}`,
    driversLicense:
      family.isNew || chance.happens(0.3) ? null : `NY ${chance.between(100, 999)} 555 ${chance.between(100, 999)}`,
    isNew: family.isNew ?? false,
    isComing: family.isComing ?? false,
    unsigned: family.unsigned ?? [],
    takenBack: family.takenBack ?? null,
    children,
  };
  for (const [name, months, allergies = ''] of family.children) {
    children.push(child(made, name, { months, allergies }, around));
  }
  return made;
}

function guardian(family: Family, marked: string, index: number): Guardian {
  const key = marked.replace(/^-/, '');
  const login = family.guardians[0] === marked ? family.login : undefined;
  const custody = family.custody?.guardian === key ? family.custody : undefined;
  return {
    key,
    ...named(key),
    phone: phone(index),
    email: marked.startsWith('-') ? null : `${login ?? mailName(key)}@larkhouse.test`,
    mayPickUp: custody?.mayPickUp ?? true,
    ...(custody && { custodyNote: custody.note }),
  };
}

function child(
  household: Household,
  key: string,
  { months, allergies }: { months: number; allergies: string },
  { calendar, takePlace }: Surroundings,
): Child {
  // Twins are of one day: the days depend on the family and the age alone.
  const days = new Chance('birthday', household.key, months).between(0, 27);
  const dateOfBirth = Temporal.PlainDate.from(calendar.today).subtract({ months }).subtract({ days }).toString();
  const { name: room, ageGroup } = roomFor(months);
  return {
    key,
    ...named(key),
    dateOfBirth,
    months,
    room,
    place: takePlace(room),
    ageGroup,
    allergies,
    enrolledOn: enrolledOn(household, dateOfBirth, calendar),
    household,
  };
}

/** Siblings come when the family does, or as soon as they are old enough; newcomers came in the last weeks or come soon. */
function enrolledOn({ key, isNew, isComing }: Household, dateOfBirth: string, calendar: Calendar): string {
  const { today, isOpen, openDaysAhead } = calendar;
  if (isComing) return openDaysAhead[SOON] ?? today;
  const chance = new Chance('enrolled', key);
  const days = isNew ? chance.between(9, 40) : chance.between(60, 900);
  const wished = addDays(today, -days);
  const earliest = addDays(dateOfBirth, YOUNGEST_DAYS);
  let day = wished > earliest ? wished : earliest;
  while (!isOpen(day)) day = addDays(day, 1);
  return day;
}

function roomFor(months: number): { name: string; ageGroup: AgeGroup } {
  for (const { name, ageGroup, minAgeMonths, maxAgeMonths } of DEFAULT_ROOMS) {
    if (ageGroup && months >= (minAgeMonths ?? 0) && months <= (maxAgeMonths ?? 0)) return { name, ageGroup };
  }
  throw new Error(`There is no room for a child of ${months} months`);
}

const named = (key: string) => {
  const [firstName = '', ...rest] = key.split(' ');
  return { firstName, lastName: rest.join(' ') };
};

/** Numbers that are kept free for fiction: 555-0100 to 555-0199 of several areas. */
export const phone = (index: number): string =>
  `(${AREAS[Math.floor(index / 100) % AREAS.length]}) 555-01${String(index % 100).padStart(2, '0')}`;
const AREAS = [315, 518, 585, 607];
