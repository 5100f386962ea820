import type { AgeGroup } from '#contract/center-choices.ts';
import type { DateOrder, FileField, FileKind } from '#contract/imports-fields.ts';
import type { WholeFile } from '#server/domains/child-file/queries.ts';
import type { Text } from '#server/kernel/i18n/translate.ts';
import type { PlannedFile } from './file.ts';

/** Where the children of one name of a room go: into a room that is here, or into one that is made. */
export type RoomChoice = { readonly room: string } | { readonly ageGroup: AgeGroup };

/** What whoever imports a file has said about it. */
export interface Choices {
  readonly kind: FileKind;
  /** What each column means; null is left out. */
  readonly columns: readonly (FileField | null)[];
  readonly dateOrder: DateOrder | null;
  /** By the room's name in the file (`roomKey`); '' is for children of whom none is said. */
  readonly rooms: Readonly<Record<string, RoomChoice>>;
  /** Cells that were corrected, by line and column. */
  readonly edits: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface KnownChild {
  readonly id: number;
  readonly version: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly room: string;
  readonly allergies: string;
  readonly emergencyContact: string | null;
  readonly enrolledOn: string;
  readonly leavesOn: string | null;
  readonly parentName: string | null;
  readonly parentPhone: string | null;
  readonly parentEmail: string | null;
  readonly parentDriversLicense: string | null;
  readonly relationship: string;
  readonly weekdays: string | null;
  readonly pickup: string | null;
  /** The pickup people whom staff entered, as an export says them. */
  readonly enteredPickup: string | null;
  /** Null: nothing is said in it. */
  readonly file: WholeFile | null;
}
export interface KnownGuardian {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  /** Of whom, now. */
  readonly childIds: readonly number[];
}
/** What is here already, against which a file is held. */
export interface Known {
  readonly today: string;
  readonly rooms: readonly { readonly name: string; readonly ageGroup: AgeGroup | null }[];
  readonly places: readonly { readonly room: string; readonly capacity: number; readonly taken: number }[];
  readonly roles: readonly string[];
  readonly staffEmails: readonly string[];
  readonly children: readonly KnownChild[];
  readonly guardians: readonly KnownGuardian[];
  /** Who may not pick up which child. */
  readonly barred: readonly { readonly childId: number; readonly name: string }[];
}

/** A cell that is wrong, and what would be right. */
export interface WrongCell {
  readonly line: number;
  /** Null where the whole line is meant. */
  readonly column: number | null;
  readonly field: FileField | null;
  readonly value: string;
  readonly message: Text;
}

export interface PlannedPerson {
  /** Null for one who is not here yet. */
  readonly id: number | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly address: string | null;
}
export interface PlannedRight {
  /** Whose, by their place in `Plan.people`. */
  readonly person: number;
  readonly relationship: string;
  readonly mayPickUp: boolean;
}
export interface Change {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}
/** A child as the file has it. */
export interface PlannedChild {
  readonly lines: readonly number[];
  readonly status: 'new' | 'changed' | 'same';
  readonly id: number | null;
  readonly version: number | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly room: string;
  readonly enrolledOn: string | null;
  readonly leavesOn: string | null;
  readonly allergies: string;
  readonly emergencyContact: string | null;
  readonly contact: {
    readonly parentName: string | null;
    readonly parentPhone: string | null;
    readonly parentEmail: string | null;
    readonly parentDriversLicense: string | null;
    readonly relationship: string | null;
  };
  /** Rights that are not here yet. */
  readonly guardians: readonly PlannedRight[];
  /** Kept aside until booked days and pick-up lists take them in. */
  readonly weekdays: string | null;
  readonly pickup: string | null;
  /** What its file becomes; null: it stays. */
  readonly file: PlannedFile | null;
  /** Whether a home or contact is the word of a guardian who is not on its record yet. */
  readonly isLater: boolean;
  readonly changes: readonly Change[];
}
export interface PlannedStaff {
  readonly line: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: string;
  readonly room: string | null;
  readonly phone: string;
  readonly email: string;
}
export interface Plan {
  readonly children: readonly PlannedChild[];
  readonly people: readonly PlannedPerson[];
  readonly staff: readonly PlannedStaff[];
  readonly newRooms: readonly { readonly name: string; readonly ageGroup: AgeGroup }[];
  readonly wrong: readonly WrongCell[];
  /** Lines that do not come in: wrong ones, and the others of the same children. */
  readonly leftOut: readonly number[];
  /** Members of staff who are here already. */
  readonly sameStaff: number;
}
