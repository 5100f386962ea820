import type { Child } from '../children/rules.ts';

export type PerformerKind = 'parent' | 'emergency' | 'staff' | 'other';

/** Somebody who may bring or collect a child (seed 000 section 5). */
export interface Performer {
  readonly kind: PerformerKind;
  /** The person's name where it is known. */
  readonly name: string | null;
  /** What is recorded as `checkInBy` or `checkOutBy`; null where that takes a name which is not known. */
  readonly recordedAs: string | null;
}

/** The choices for a child, likeliest first. Without a child only those that need none. */
export function performersFor(child: Child | undefined): Performer[] {
  const ours: Performer[] = [
    { kind: 'staff', name: null, recordedAs: 'Staff Member' },
    { kind: 'other', name: null, recordedAs: null },
  ];
  if (!child) return ours;
  const { parentName, relationship, emergencyContact } = child;
  return [
    {
      kind: 'parent',
      name: parentName,
      recordedAs: parentName ? `${parentName} (${relationship})` : capitalised(relationship),
    },
    { kind: 'emergency', name: emergencyContact, recordedAs: emergencyContact },
    ...ours,
  ];
}

/** Who goes into the record: the chosen one, or for another guardian the name that was typed. */
export const recordedAs = (performer: Performer, typedName: string): string | null =>
  performer.kind === 'other' ? typedName.trim() || null : performer.recordedAs;

export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
