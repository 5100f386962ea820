import { type HttpError, invalid, notFound } from '#server/kernel/http-error.ts';
import { withValues } from '#server/kernel/i18n/translate.ts';

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

/** Refuses a last day that has passed, lies before the first one or so far ahead that it is a typing mistake, and a notice of a day to come. */
export function checkLeaving(
  { lastDay, noticeGivenOn }: { readonly lastDay: string; readonly noticeGivenOn: string | null },
  enrolledOn: string,
  today: string,
): HttpError | null {
  const farthest = `${Number(today.slice(0, 4)) + FARTHEST_YEARS}${today.slice(4)}`;
  if (lastDay < enrolledOn) return invalid({ lastDay: 'The last day cannot be before the first one' });
  if (lastDay < today)
    return invalid({ lastDay: 'The last day is today or later. Remove a child who is gone already.' });
  if (lastDay > farthest) return invalid({ lastDay: 'Please check the year of the last day' });
  return noticeGivenOn !== null && noticeGivenOn > today
    ? invalid({ noticeGivenOn: 'The day of the notice cannot be in the future' })
    : null;
}

/** Refuses a first day on which a child was still here before. */
export const checkReturn = (
  enrolledOn: string,
  left: { readonly firstName: string; readonly lastDay: string },
): HttpError | null =>
  enrolledOn <= left.lastDay
    ? invalid({
        enrolledOn: withValues('{{name}} was here until {{date}}', { name: left.firstName, date: left.lastDay }),
      })
    : null;

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
