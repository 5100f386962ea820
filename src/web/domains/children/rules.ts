import type { Reply, Sent } from '../../../contract/endpoint.ts';
import type { Api } from '../../../contract/index.ts';

export type Child = Reply<Api['GET /api/children']>[number];
export type Room = Reply<Api['GET /api/rooms']>[number];
export type NewChild = Sent<Api['POST /api/children']>['body'];
type ConsentForm = Sent<Api['POST /api/children/:id/consents']>['body']['forms'][number];
type AgeGroup = Child['ageGroup'];

export const ROOM_FILTERS = ['all', 'infants', 'toddlers', 'preschool'] as const;
export type RoomFilter = (typeof ROOM_FILTERS)[number];

/** The consent forms of the enrollment dialog (DECISIONS row 13). */
export const DIALOG_CONSENTS = [
  'medicalForm',
  'photoRelease',
  'fieldTrip',
  'emergencyContact',
  'communicationConsent',
] as const satisfies readonly ConsentForm[];
export type DialogConsent = (typeof DIALOG_CONSENTS)[number];

const LATER = 'To be collected';
/** The contact fields of a child whose family has not been asked yet (seed 000 section 7). */
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

/** Whether a child's age group belongs to a room filter; preschool includes Pre-K (DECISIONS row 12). */
export function inRoomFilter(ageGroup: AgeGroup, filter: RoomFilter): boolean {
  if (filter === 'all') return true;
  return ageGroup === filter || (filter === 'preschool' && ageGroup === 'pre-k');
}

/** Whether every word that was typed occurs in the name; case and accents don't matter. */
export function nameMatches(person: Named, typed: string): boolean {
  const name = plain(fullName(person));
  return plain(typed)
    .split(/\s+/)
    .every((word) => name.includes(word));
}

/** The rooms a child can be enrolled in: those that hold an age group. */
export const enrollmentRooms = (rooms: readonly Room[]): Room[] => rooms.filter((room) => room.ageGroup !== null);

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
