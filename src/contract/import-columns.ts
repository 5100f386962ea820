/** What can be moved in from a spreadsheet. */
export const IMPORT_KINDS = ['children', 'guardians', 'staff'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** The columns of each spreadsheet, in their order; what a cell may say is the contract's and the commands' to decide. */
export const IMPORT_COLUMNS = {
  children: [
    'firstName',
    'lastName',
    'dateOfBirth',
    'room',
    'allergies',
    'parentName',
    'parentPhone',
    'parentEmail',
    'parentDriversLicense',
    'relationship',
    'emergencyContact',
  ],
  guardians: [
    'firstName',
    'lastName',
    'email',
    'phoneNumber',
    'address',
    'relationship',
    'mayPickUp',
    'childFirstName',
    'childLastName',
    'childDateOfBirth',
  ],
  staff: ['firstName', 'lastName', 'role', 'room', 'phone', 'email'],
} as const satisfies Readonly<Record<ImportKind, readonly string[]>>;
export type ImportColumn = (typeof IMPORT_COLUMNS)[ImportKind][number];

/** A spreadsheet of 20,000 rows fits. */
export const MOST_IMPORT_BYTES = 5 * 1024 * 1024;
