/** The lists that can be taken out as a spreadsheet; each can be moved in as it is. */
export const EXPORT_KINDS = ['children', 'guardians', 'staff'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

/** The columns of each list, in their order. */
export const EXPORT_COLUMNS = {
  children: [
    'firstName',
    'lastName',
    'dateOfBirth',
    'room',
    'enrolledOn',
    'leavesOn',
    'allergies',
    'parentName',
    'parentPhone',
    'parentEmail',
    'parentDriversLicense',
    'relationship',
    'emergencyContact',
    'weekdays',
    'pickup',
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
} as const satisfies Readonly<Record<ExportKind, readonly string[]>>;
