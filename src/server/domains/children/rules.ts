import { type HttpError, invalid, notFound } from '#server/kernel/http-error.ts';

export const noSuchChild = () => notFound('This child was not found');

/** Nobody of daycare age is older; a date before that is a typing mistake. */
const OLDEST_YEARS = 15;

/** Refuses a date of birth in the future, or so long ago that it is a typing mistake. `today` is the center's day. */
export function checkDateOfBirth(dateOfBirth: string, today: string): HttpError | null {
  if (dateOfBirth > today) return invalid({ dateOfBirth: 'Date of birth cannot be in the future' });
  const oldest = `${Number(today.slice(0, 4)) - OLDEST_YEARS}${today.slice(4)}`;
  return dateOfBirth < oldest ? invalid({ dateOfBirth: 'Please check the year of the date of birth' }) : null;
}

/** A start further ahead is a typing mistake. */
const FARTHEST_YEARS = 3;

/** Refuses a first day before the birth, or so far ahead that it is a typing mistake. */
export function checkFirstDay(enrolledOn: string, dateOfBirth: string, today: string): HttpError | null {
  if (enrolledOn < dateOfBirth) return invalid({ enrolledOn: 'The first day cannot be before the birth' });
  const farthest = `${Number(today.slice(0, 4)) + FARTHEST_YEARS}${today.slice(4)}`;
  return enrolledOn > farthest ? invalid({ enrolledOn: 'Please check the year of the first day' }) : null;
}

/**
 * The forms that make an enrollment complete: those of the page, or those of the dialog (children-3). The photo
 * release is not among them: a family may refuse it, or take it back, and still be enrolled.
 */
export const COMPLETE_CONSENTS = {
  page: ['enrollmentForm', 'medicalForm', 'emergencyContact', 'pickupAuthorization', 'communicationConsent'],
  dialog: ['medicalForm', 'fieldTrip', 'emergencyContact', 'communicationConsent'],
} as const;

export type EnrollmentStep = 'consents' | 'invitation';

/** A guardian's emergency contact as a child's record says it; null where nothing is known. */
export const emergencyContactOf = (person: {
  readonly emergencyContactName: string | null;
  readonly emergencyContactPhone: string | null;
}): string | null => [person.emergencyContactName, person.emergencyContactPhone].filter(Boolean).join(' ') || null;

/** What is said of a child's consents on the wire, where one form stands for mail and text messages. */
export interface SignedConsents {
  readonly parentEmailConsent?: boolean | undefined;
  readonly parentSmsConsent?: boolean | undefined;
  readonly emergencyContactConsent?: boolean | undefined;
}

/** The forms that were seen signed. Refuses mail without text messages and the other way round. */
export function signedForms({
  parentEmailConsent = false,
  parentSmsConsent = false,
  emergencyContactConsent = false,
}: SignedConsents) {
  if (parentEmailConsent !== parentSmsConsent) {
    const field = parentEmailConsent ? 'parentSmsConsent' : 'parentEmailConsent';
    throw invalid({ [field]: 'One form is for e-mail and text messages: give both, or neither' });
  }
  return [
    ...(parentEmailConsent ? (['communicationConsent'] as const) : []),
    ...(emergencyContactConsent ? (['emergencyContact'] as const) : []),
  ];
}
