import type { ChildValues } from './ChildFields.tsx';

/** The empty form. */
export const NO_CHILD: ChildValues = { firstName: '', lastName: '', dateOfBirth: '', room: '', allergies: '' };

/** The form's fields are called as the server calls them. */
export const CHILD_SENT_AS = {
  firstName: 'firstName',
  lastName: 'lastName',
  dateOfBirth: 'dateOfBirth',
  room: 'room',
  allergies: 'allergies',
} as const satisfies { readonly [Name in keyof ChildValues]: Name };
