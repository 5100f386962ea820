import { CONSENT_FORMS, DECLINABLE_FORMS } from '#contract/children-consents.ts';
import type { ChildProfile } from './rules.ts';

export type Consent = ChildProfile['consents'][number];
export type ConsentForm = Consent['form'];

/** The consent forms of the enrollment dialog (children-3). */
export const DIALOG_CONSENTS = [
  'medicalForm',
  'photoRelease',
  'fieldTrip',
  'emergencyContact',
  'communicationConsent',
] as const satisfies readonly ConsentForm[];

/** The consent forms of the enrollment page (children-3). */
export const PAGE_CONSENTS = [
  'enrollmentForm',
  'medicalForm',
  'emergencyContact',
  'photoRelease',
  'pickupAuthorization',
  'communicationConsent',
] as const satisfies readonly ConsentForm[];

/** What is known of one form: its valid confirmation, else the one taken back last, else nothing. */
export const consentOf = (consents: readonly Consent[], form: ConsentForm): Consent | undefined => {
  const ofForm = consents.filter((consent) => consent.form === form);
  return ofForm.find(({ revokedAt }) => revokedAt === null) ?? ofForm[0];
};

/** The forms that were seen signed, given or declined, and not taken back. */
export const confirmedForms = (consents: readonly Consent[]): ConsentForm[] =>
  consents.filter(({ revokedAt }) => revokedAt === null).map(({ form }) => form);

/** What a family signed on a form. */
export type ConsentAnswer = 'given' | 'declined';
export type ConsentAnswers = Readonly<Partial<Record<ConsentForm, ConsentAnswer>>>;
type DeclinableForm = (typeof DECLINABLE_FORMS)[number];
export const isDeclinable = (form: ConsentForm): form is DeclinableForm =>
  (DECLINABLE_FORMS as readonly ConsentForm[]).includes(form);

/** The answers as they are sent. */
export const signedFormsOf = (answers: ConsentAnswers) => ({
  forms: CONSENT_FORMS.filter((form) => answers[form] === 'given'),
  declined: CONSENT_FORMS.filter(isDeclinable).filter((form) => answers[form] === 'declined'),
});
