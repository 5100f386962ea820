import { invalid, type Refusal } from '../../refusal.ts';

/** Nobody of daycare age is older; a date before that is a typing mistake. */
const OLDEST_YEARS = 15;

/** Refuses a date of birth in the future, or so long ago that it is a typing mistake. `today` is the center's day. */
export function checkDateOfBirth(dateOfBirth: string, today: string): Refusal | null {
  if (dateOfBirth > today) return invalid({ dateOfBirth: 'Date of birth cannot be in the future' });
  const oldest = `${Number(today.slice(0, 4)) - OLDEST_YEARS}${today.slice(4)}`;
  return dateOfBirth < oldest ? invalid({ dateOfBirth: 'Please check the year of the date of birth' }) : null;
}

/** The forms of the enrollment page (seed 001 section 5); the dialog's five hold all but two of them. */
const PAGE_FORMS = [
  'enrollmentForm',
  'medicalForm',
  'emergencyContact',
  'photoRelease',
  'pickupAuthorization',
  'communicationConsent',
];
const DIALOG_FORMS = ['medicalForm', 'photoRelease', 'fieldTrip', 'emergencyContact', 'communicationConsent'];

/**
 * What is still to be done of an enrollment: the consents until either way's forms are all confirmed, then the
 * invitation until the family is invited or known.
 */
export function enrollmentStep(
  confirmed: readonly string[],
  isFamilyReached: boolean,
): 'consents' | 'invitation' | null {
  const has = (forms: readonly string[]) => forms.every((form) => confirmed.includes(form));
  if (!has(PAGE_FORMS) && !has(DIALOG_FORMS)) return 'consents';
  return isFamilyReached ? null : 'invitation';
}
