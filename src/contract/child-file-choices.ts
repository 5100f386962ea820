// What the screens hold of the child's file, without zod.

export const CONTACT_KINDS = ['doctor', 'dentist', 'hospital', 'emergency', 'home'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

export const CHANGE_KINDS = ['add-contact', 'edit-contact', 'remove-contact', 'care', 'custody', 'record'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];
export const CHANGE_STATES = ['waiting', 'accepted', 'declined', 'withdrawn'] as const;

/** What a change says; each stands once in a change. */
export const CHANGED_FIELDS = [
  'kind',
  'name',
  'relationship',
  'phoneNumber',
  'address',
  'note',
  'diet',
  'specialNeeds',
  'custody',
  'firstName',
  'lastName',
  'dateOfBirth',
  'allergies',
] as const;
export type ChangedField = (typeof CHANGED_FIELDS)[number];

export const MOST_LANGUAGES = 8;
/** Of one child. */
export const MOST_CONTACTS = 40;
