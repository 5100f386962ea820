import type { RoomFilter } from '#contract/center-room-filters.ts';
import type { Api } from '#contract/index.ts';
import type { Reply, Sent } from '#contract/kernel/endpoint.ts';
import { matchesSearch } from '#web/lib/matchesSearch.ts';

export type Child = Reply<Api['GET /api/children']>[number];
export type LeftChild = Reply<Api['GET /api/children/left']>[number];
export type NewChild = Sent<Api['POST /api/children']>['body'];
export type ChildProfile = Reply<Api['GET /api/children/:id/profile']>;
type AgeGroup = Child['ageGroup'];
export type EnrollmentStep = NonNullable<Child['enrollmentStep']>;

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

/** Whether a child's last day has passed on a local date. */
export const hasLeft = ({ leavesOn }: Pick<Child, 'leavesOn'>, date: string): boolean =>
  leavesOn !== null && leavesOn < date;

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

/** Where an enrollment goes on (children-1). */
export const resumePath = (childId: number, step: EnrollmentStep): string =>
  step === 'consents' ? `/consent-confirmation/${childId}` : `/parent-invite/${childId}`;

/** Which right a step of the enrollment needs. */
export const resumeRight = (step: EnrollmentStep) => (step === 'consents' ? 'children.enroll' : 'parents.invite');
