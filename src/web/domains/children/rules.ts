import type { RoomFilter } from '#contract/center-room-filters.ts';
import type { Api } from '#contract/index.ts';
import type { Reply, Sent } from '#contract/kernel/endpoint.ts';
import { matchesSearch } from '#web/lib/matchesSearch.ts';

export type Child = Reply<Api['GET /api/children']>[number];
export type NewChild = Sent<Api['POST /api/children']>['body'];
export type ChildProfile = Reply<Api['GET /api/children/:id/profile']>;
export type Consent = ChildProfile['consents'][number];
export type ConsentForm = Consent['form'];
type AgeGroup = Child['ageGroup'];
export type EnrollmentStep = NonNullable<Child['enrollmentStep']>;

/** The consent forms of the enrollment dialog (children-3). */
export const DIALOG_CONSENTS = [
  'medicalForm',
  'photoRelease',
  'fieldTrip',
  'emergencyContact',
  'communicationConsent',
] as const satisfies readonly ConsentForm[];
export type DialogConsent = (typeof DIALOG_CONSENTS)[number];

/** The consent forms of the enrollment page (children-3). */
export const PAGE_CONSENTS = [
  'enrollmentForm',
  'medicalForm',
  'emergencyContact',
  'photoRelease',
  'pickupAuthorization',
  'communicationConsent',
] as const satisfies readonly ConsentForm[];

/** Every form there is, in the order in which a profile lists them. */
export const CONSENT_FORMS: readonly ConsentForm[] = [...PAGE_CONSENTS, 'fieldTrip'];

const LATER = 'To be collected';
/** The contact fields of a child whose family has not been asked yet (children-6). */
export const TO_BE_COLLECTED = {
  emergencyContact: LATER,
  parentName: LATER,
  parentPhone: LATER,
  parentEmail: LATER,
  parentDriversLicense: LATER,
  relationship: LATER,
} as const satisfies Partial<NewChild>;

type Named = { readonly firstName: string; readonly lastName: string };
export const fullName = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`;

/** Whether a child's first day has come on a local date. */
export const hasStarted = ({ enrolledOn }: Pick<Child, 'enrolledOn'>, date: string): boolean => enrolledOn <= date;

/** Whether a child's age group belongs to a room filter; preschool includes Pre-K (center-4). */
export function inRoomFilter(ageGroup: AgeGroup, filter: RoomFilter): boolean {
  if (filter === 'all') return true;
  return ageGroup === filter || (filter === 'preschool' && ageGroup === 'pre-k');
}

/** Whether every word that was typed occurs in the name; case and accents don't matter. */
export const nameMatches = (person: Named, typed: string): boolean => matchesSearch(fullName(person), typed);

/** How many children of each age group the summary cards show. */
export function countByGroup(children: readonly Child[]): Record<RoomFilter, number> {
  const count = (filter: RoomFilter) => children.filter(({ ageGroup }) => inRoomFilter(ageGroup, filter)).length;
  return {
    all: count('all'),
    infants: count('infants'),
    toddlers: count('toddlers'),
    preschool: count('preschool'),
  };
}

/** What is known of one form: its valid confirmation, else the one taken back last, else nothing. */
export const consentOf = (consents: readonly Consent[], form: ConsentForm): Consent | undefined => {
  const ofForm = consents.filter((consent) => consent.form === form);
  return ofForm.find(({ revokedAt }) => revokedAt === null) ?? ofForm[0];
};

/** The forms whose confirmation is valid. */
export const confirmedForms = (consents: readonly Consent[]): ConsentForm[] =>
  consents.filter(({ revokedAt }) => revokedAt === null).map(({ form }) => form);

/** Where an enrollment goes on (children-1). */
export const resumePath = (childId: number, step: EnrollmentStep): string =>
  step === 'consents' ? `/consent-confirmation/${childId}` : `/parent-invite/${childId}`;

/** Which right a step of the enrollment needs. */
export const resumeRight = (step: EnrollmentStep) => (step === 'consents' ? 'children.enroll' : 'parents.invite');
