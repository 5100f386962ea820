import type { ChangedField, ChangeKind, ContactKind } from '#contract/child-file-choices.ts';
import { barredPerson } from '#contract/guardians-pickup.ts';
import type { Edit } from '#server/kernel/edit.ts';

/** In which order the kinds of contacts stand wherever a file is read. */
export const CALLED: readonly ContactKind[] = ['emergency', 'doctor', 'dentist', 'hospital', 'home'];

/** What is said of a contact. */
export interface Contact {
  readonly kind: ContactKind;
  readonly name: string;
  readonly relationship: string | null;
  readonly phoneNumber: string | null;
  readonly address: string | null;
  readonly note: string | null;
}
export const saidOf = ({ kind, name, relationship, phoneNumber, address, note }: Contact): Contact => ({
  kind,
  name,
  relationship,
  phoneNumber,
  address,
  note,
});
export const isSameContact = (one: Contact, other: Contact): boolean =>
  JSON.stringify(saidOf(one)) === JSON.stringify(saidOf(other));
export interface Care {
  readonly diet: string | null;
  readonly specialNeeds: string | null;
}

/** What of a child's record a guardian proposes in a form. */
export interface ChildRecord {
  readonly firstName: string;
  readonly lastName: string;
  /** Local date. */
  readonly dateOfBirth: string;
  /** Empty: none. */
  readonly allergies: string;
}

/** A change of a file, which a form makes as a screen does; one of the record a form alone proposes. */
export type Change =
  | { readonly kind: 'add-contact'; readonly contact: Contact }
  | { readonly kind: 'edit-contact'; readonly contactId: number; readonly contact: Contact }
  | { readonly kind: 'remove-contact'; readonly contactId: number }
  | { readonly kind: 'care'; readonly care: Partial<Care> }
  | { readonly kind: 'custody'; readonly note: string | null }
  | { readonly kind: 'record'; readonly record: Partial<ChildRecord> };

/** A contact that is there, and whether the guardian who acts said it. */
interface KnownContact {
  readonly kind: ContactKind;
  readonly isOwn: boolean;
}

/**
 * Whether a guardian's change waits for staff (child-file-4): what is said of custody, diet, special needs and the record, whom to call in an
 * emergency, and a home that is not their own word. Staff's own change never waits.
 */
export function waits(by: 'guardian' | 'staff', change: Change, known?: KnownContact): boolean {
  if (by === 'staff') return false;
  switch (change.kind) {
    case 'care':
    case 'custody':
    case 'record':
      return true;
    case 'add-contact':
      return change.contact.kind === 'emergency';
    default: {
      const after = change.kind === 'edit-contact' ? change.contact.kind : known?.kind;
      if (known?.kind === 'emergency' || after === 'emergency') return true;
      // A doctor's entry made a home would be its guardian's word alone.
      return known?.isOwn === false && (known.kind === 'home' || after === 'home');
    }
  }
}

/** What is wrong with a contact, of a child with these guardians without the right to pick up; null where nothing is. */
export function wrongContact(
  { kind, name, phoneNumber, address }: Contact,
  barred: readonly { readonly name: string }[],
): Readonly<Record<string, string>> | null {
  if (kind === 'home') return address === null ? { address: 'Enter the address' } : null;
  if (kind === 'emergency') {
    if (phoneNumber === null) return { phoneNumber: 'Enter a phone number' };
    if (barredPerson(name, barred))
      return { name: 'This person may not pick up this child. Please speak with the center.' };
    return null;
  }
  // A family prefers a hospital by its name alone.
  if (kind === 'hospital') return null;
  return phoneNumber === null && address === null ? { phoneNumber: 'Enter a phone number or an address' } : null;
}

interface FieldChange {
  readonly name: ChangedField;
  readonly before: string | null;
  readonly after: string | null;
}
const RECORD_FIELDS = ['firstName', 'lastName', 'dateOfBirth', 'allergies'] as const;
const CONTACT_FIELDS = ['kind', 'name', 'relationship', 'phoneNumber', 'address', 'note'] as const;

/** What of a file is there now that a change is about. */
export interface Now extends Care {
  /** As far as the reader sees it. */
  readonly record: ChildRecord | null;
  readonly contact: Contact | null;
  readonly custody: string | null;
}

/** What a change would change, field by field; of a contact that comes or goes all that is said of it. */
export function fieldsOf(change: Change, now: Now): FieldChange[] {
  const fields: FieldChange[] = [];
  const add = (name: ChangedField, before: string | null, after: string | null) => {
    if (before !== after) fields.push({ name, before, after });
  };
  if (change.kind === 'custody') add('custody', now.custody, change.note);
  else if (change.kind === 'record') {
    for (const name of RECORD_FIELDS) {
      const after = change.record[name];
      if (after !== undefined) add(name, now.record?.[name] || null, after || null);
    }
  } else if (change.kind === 'care') {
    if (change.care.diet !== undefined) add('diet', now.diet, change.care.diet);
    if (change.care.specialNeeds !== undefined) add('specialNeeds', now.specialNeeds, change.care.specialNeeds);
  } else {
    const after = change.kind === 'remove-contact' ? null : change.contact;
    for (const name of CONTACT_FIELDS) add(name, now.contact?.[name] ?? null, after?.[name] ?? null);
    // By its kind and name a contact is known, also where only its number changes.
    if (change.kind === 'edit-contact' && !fields.some(({ name }) => name === 'name') && now.contact)
      fields.unshift({ name: 'name', before: now.contact.name, after: change.contact.name });
  }
  return fields;
}

/** Whether a new change of a guardian takes the place of one that waits: the same contact, or the same part of the file. */
export const replaces = (
  change: Change,
  waiting: { readonly kind: ChangeKind; readonly contactId: number | null },
): boolean => {
  if (change.kind === 'add-contact') return false;
  if ('contactId' in change) return waiting.contactId === change.contactId;
  return waiting.kind === change.kind;
};

/** The parts of what was said that differ from what is there. */
export function changedParts<T extends object>(said: Edit<T>, now: T): Partial<T> {
  const entries = Object.entries(said).filter(
    ([name, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(now[name as keyof T]),
  );
  return Object.fromEntries(entries) as Partial<T>;
}

/** Each language once, as it was first written. */
export const eachOnce = (languages: readonly string[]): string[] =>
  languages.filter((one, place) => languages.findIndex((first) => first.toLowerCase() === one.toLowerCase()) === place);
