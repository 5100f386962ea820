import { invalid, type Refusal } from '../../refusal.ts';

/** Nobody of daycare age is older; a date before that is a typing mistake. */
const OLDEST_YEARS = 15;

/** Refuses a date of birth in the future, or so long ago that it is a typing mistake. `today` is the center's day. */
export function checkDateOfBirth(dateOfBirth: string, today: string): Refusal | null {
  if (dateOfBirth > today) return invalid({ dateOfBirth: 'Date of birth cannot be in the future' });
  const oldest = `${Number(today.slice(0, 4)) - OLDEST_YEARS}${today.slice(4)}`;
  return dateOfBirth < oldest ? invalid({ dateOfBirth: 'Please check the year of the date of birth' }) : null;
}

/**
 * The forms that make an enrollment complete: those of the page (seed 001 section 5), or those of the dialog. The photo
 * release is not among them: a family may refuse it, or take it back, and still be enrolled.
 */
export const COMPLETE_CONSENTS = {
  page: ['enrollmentForm', 'medicalForm', 'emergencyContact', 'pickupAuthorization', 'communicationConsent'],
  dialog: ['medicalForm', 'fieldTrip', 'emergencyContact', 'communicationConsent'],
} as const;

export type EnrollmentStep = 'consents' | 'invitation';
