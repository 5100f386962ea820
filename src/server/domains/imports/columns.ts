import type { IMPORT_KINDS } from '../../../contract/imports.ts';

export type Kind = (typeof IMPORT_KINDS)[number];

/** The columns of each spreadsheet, in their order; what a cell may say is the contract's and the commands' to decide. */
export const COLUMNS: Readonly<Record<Kind, readonly string[]>> = {
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
};

/** How a heading is compared: 'Date of birth', 'date_of_birth' and 'dateOfBirth' are one. */
export const headingKey = (heading: string): string => heading.toLowerCase().replace(/[^a-z]/g, '');
