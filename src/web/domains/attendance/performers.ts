import { barredPerson, nameKey } from '#contract/guardians-pickup.ts';
import { isPickupDay } from '#contract/pickup-people-days.ts';
import type { Child } from '#web/domains/children/rules.ts';
import type { Action } from './rules.ts';

export type PerformerKind = 'parent' | 'emergency' | 'staff' | 'other';

/** Somebody who may bring or collect a child (attendance-9). */
export interface Performer {
  readonly kind: PerformerKind;
  /** Tells the performers of a child apart. */
  readonly key: string;
  /** The person's name where it is known. */
  readonly name: string | null;
  readonly relationship: string | null;
  /** What is recorded as `checkInBy` or `checkOutBy`; null where that takes a name which is typed. */
  readonly recordedAs: string | null;
  /** How a pickup person looks, to compare with who stands there (pickup-people-8). */
  readonly photoUrl?: string | null;
}

/** What is to be recorded, and on which local date. */
export interface Asked {
  readonly action: Action;
  readonly date: string;
}

/** The choices for a child, likeliest first: whoever has nothing to record is not among them. Without a child only those that need none. */
export function performersFor(child: Child | undefined, { action, date }: Asked): Performer[] {
  const ours: Performer[] = [
    { kind: 'staff', key: 'staff', name: null, relationship: null, recordedAs: 'Staff Member' },
    { kind: 'other', key: 'other', name: null, relationship: null, recordedAs: null },
  ];
  if (!child) return ours;
  const { parentName, relationship, emergencyContact, guardians } = child;
  const isGuardian = (name: string) => guardians.some((guardian) => nameKey(guardian.name) === nameKey(name));
  const parents: Performer[] = [
    ...(parentName && !isGuardian(parentName) ? [parentOf('parent', parentName, relationship)] : []),
    ...guardians.map((guardian) => parentOf(`parent-${guardian.id}`, guardian.name, guardian.relationship)),
  ];
  const people = child.pickupPeople
    .filter((person) => isPickupDay(person, date) && (action === 'check-in' ? person.mayDropOff : person.mayPickUp))
    .map(({ id, name, relationship, photoUrl }) => ({ ...parentOf(`pickup-${id}`, name, relationship), photoUrl }));
  const isOffered = (contact: string) => people.some(({ name }) => name && nameKey(contact).includes(nameKey(name)));
  const emergency: Performer[] =
    emergencyContact && !isOffered(emergencyContact)
      ? [
          {
            kind: 'emergency',
            key: 'emergency',
            name: emergencyContact,
            relationship: null,
            recordedAs: emergencyContact,
          },
        ]
      : [];
  return [...parents, ...people, ...emergency, ...ours];
}

/** Who collects a child: those who may, and apart from them those who are known not to (attendance-17). */
export function collectorsOf(child: Child, date: string): { may: readonly Performer[]; mayNot: readonly Performer[] } {
  const { barredFromPickup: barred } = child;
  return {
    may: performersFor(child, { action: 'check-out', date }).filter(
      ({ recordedAs }) => recordedAs === null || !barredPerson(recordedAs, barred),
    ),
    mayNot: barred.map(({ id, name, relationship }) => parentOf(`barred-${id}`, name, relationship)),
  };
}

const parentOf = (key: string, name: string, relationship: string): Performer => ({
  kind: 'parent',
  key,
  name,
  relationship,
  recordedAs: `${name} (${relationship})`,
});
/** What is known of who brought a child lately. */
type Brought = { readonly childId: number; readonly by: string; readonly times: number; readonly lastOn: string };

/**
 * Who usually brings a child: of its guardians and contacts the one who did so most often lately, of several the last one.
 * Null where the record knows none of them.
 */
export function usualBringer(child: Child, brought: readonly Brought[], date: string): string | null {
  const counted = performersFor(child, { action: 'check-in', date }).flatMap(({ name, recordedAs }) => {
    const theirs = brought.filter((one) => one.childId === child.id && name && isOf(one.by, name));
    const lastOn = theirs
      .map((one) => one.lastOn)
      .sort()
      .at(-1);
    return recordedAs && lastOn
      ? [{ recordedAs, lastOn, times: theirs.reduce((sum, { times }) => sum + times, 0) }]
      : [];
  });
  return counted.sort((a, b) => b.times - a.times || b.lastOn.localeCompare(a.lastOn)).at(0)?.recordedAs ?? null;
}

/** The kiosk records the name alone, staff the relationship behind it. */
const isOf = (by: string, name: string) => nameKey(by.replace(/\([^()]*\)\s*$/, '')) === nameKey(name);

/** Who goes into the record: the chosen one, or for another guardian the name that was typed. */
export const recordedAs = (performer: Pick<Performer, 'kind' | 'recordedAs'>, typedName: string): string | null =>
  performer.kind === 'other' ? typedName.trim() || null : performer.recordedAs;

export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
