/** What an uploaded spreadsheet can be about. */
export const FILE_KINDS = ['children', 'staff'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** How many guardians one row can name. */
export const MOST_GUARDIANS = 4;
const GUARDIAN_FIELDS = [
  'FirstName',
  'LastName',
  'Name',
  'Email',
  'Phone',
  'Address',
  'Relationship',
  'MayPickUp',
] as const;
export type GuardianField = (typeof GUARDIAN_FIELDS)[number];
export type GuardianColumn = `guardian${1 | 2 | 3 | 4}${GuardianField}`;

const guardianColumns = [1, 2, 3, 4].flatMap((n) =>
  GUARDIAN_FIELDS.map((field) => `guardian${n}${field}` as GuardianColumn),
);

/** Whom a row of the child's file can name by name, phone, address and note: several with semicolons between them. */
export const PLACE_KINDS = ['doctor', 'dentist', 'hospital'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];
const PLACE_FIELDS = ['Name', 'Phone', 'Address', 'Note'] as const;
export type PlaceField = (typeof PLACE_FIELDS)[number];
export type PlaceColumn = `${PlaceKind}${PlaceField}`;

const placeColumns = PLACE_KINDS.flatMap((kind) => PLACE_FIELDS.map((field): PlaceColumn => `${kind}${field}`));

/** What goes into the file of a child. */
const CHILD_FILE_COLUMNS = ['languages', 'diet', 'specialNeeds', 'emergencyContacts', 'homes'] as const;

const CHILD_COLUMNS = [
  'childFirstName',
  'childLastName',
  'childName',
  'dateOfBirth',
  'room',
  'startDate',
  'leavingDate',
  'allergies',
  'emergency1Name',
  'emergency1Phone',
  'emergency2Name',
  'emergency2Phone',
  'weekdays',
  'pickup',
  'contactName',
  'contactPhone',
  'contactEmail',
  'contactLicense',
  'contactRelationship',
] as const;
const STAFF_COLUMNS = [
  'staffFirstName',
  'staffLastName',
  'staffName',
  'staffRole',
  'staffRoom',
  'staffPhone',
  'staffEmail',
] as const;

/** What a column of a spreadsheet can mean, by what the spreadsheet is about. */
export const FILE_FIELDS = {
  children: [...CHILD_COLUMNS, ...CHILD_FILE_COLUMNS, ...placeColumns, ...guardianColumns],
  staff: STAFF_COLUMNS,
} as const satisfies Readonly<Record<FileKind, readonly string[]>>;
export type FileField =
  | (typeof CHILD_COLUMNS)[number]
  | (typeof CHILD_FILE_COLUMNS)[number]
  | PlaceColumn
  | GuardianColumn
  | (typeof STAFF_COLUMNS)[number];
export const ALL_FIELDS: readonly FileField[] = [...FILE_FIELDS.children, ...FILE_FIELDS.staff];

/** The orders in which a date is written with figures: 3/7/2022 is the 7th of March, or the 3rd of July. */
export const DATE_ORDERS = ['mdy', 'dmy'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** The largest file, in bytes, and the most it may hold. */
export const MOST_FILE_BYTES = 5 * 1024 * 1024;
export const MOST_FILE_ROWS = 20_000;
export const MOST_FILE_COLUMNS = 200;
