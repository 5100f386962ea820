import { mutation, query, type ReplyOf } from '#web/lib/api.ts';

export const editGuardianship = mutation('PATCH /api/guardianships/:id', 'children');
export const endGuardianship = mutation('DELETE /api/guardianships/:id', 'children', 'parents');

/** A child's guardians two by two. */
export const guardianPairs = (id: number) => query('GET /api/children/:id/contacts', { params: { id } });
export const decideContacts = mutation('PUT /api/children/:id/contacts', 'parents');
export type GuardianPair = ReplyOf<'GET /api/children/:id/contacts'>[number];

/** The other guardians of each of the parent's children. */
export const familyContacts = query('GET /api/parent/contacts');
export const shareContacts = mutation('PUT /api/parent/contacts/:id', 'parents');
export type FamilyContacts = ReplyOf<'GET /api/parent/contacts'>[number];
