import type { ChildValues } from './ChildFields.tsx';

/** The empty form. */
export const NO_CHILD: ChildValues = {
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  room: '',
  allergies: '',
  enrolledOn: '',
};

/** The form's fields are called as the server calls them. */
export const CHILD_FIELDS = ['firstName', 'lastName', 'dateOfBirth', 'room', 'enrolledOn', 'allergies'] as const;

/** As it is sent: a first day that is left open is today. */
export const childBody = <Values extends ChildValues>({ enrolledOn, ...values }: Values) => ({
  ...values,
  ...(enrolledOn !== '' && { enrolledOn }),
});
