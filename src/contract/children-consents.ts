/** The forms that a family signs. */
export const CONSENT_FORMS = [
  'enrollmentForm',
  'medicalForm',
  'emergencyContact',
  'photoRelease',
  'pickupAuthorization',
  'communicationConsent',
  'fieldTrip',
] as const;

/** What a family may answer with 'signed: declined'. Of the others there is no care without them. */
export const DECLINABLE_FORMS = [
  'photoRelease',
  'communicationConsent',
  'fieldTrip',
] as const satisfies readonly (typeof CONSENT_FORMS)[number][];

/** What a guardian takes back by themselves, as the next photo, message or pickup shows; the others one speaks about with the center. */
export const WITHDRAWABLE_FORMS = [
  ...DECLINABLE_FORMS,
  'pickupAuthorization',
] as const satisfies readonly (typeof CONSENT_FORMS)[number][];
