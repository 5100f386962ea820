import { mutation, query, type ReplyOf } from '#web/lib/api.ts';

export const pickupPeopleOf = (childId: number) =>
  query('GET /api/children/:id/pickup-people', { params: { id: childId } });
export const proposedPeople = query('GET /api/pickup-people/proposed');
export const addPickupPerson = mutation('POST /api/pickup-people', 'children');
export const editPickupPerson = mutation('PATCH /api/pickup-people/:id', 'children');
export const answerProposal = mutation('POST /api/pickup-people/:id/answer', 'children');
export const addChildTo = mutation('POST /api/pickup-people/:id/children', 'children');
export const changePickupPhoto = mutation('PUT /api/pickup-people/:id/photo', 'children');
export const noteIdSeen = mutation('POST /api/pickup-people/:id/id-seen', 'children');
export const endForChild = mutation('POST /api/pickup-people/:id/end', 'children');
export const makePickupPinCode = mutation('POST /api/pickup-people/:id/pin-code');
export const resetPickupPin = mutation('DELETE /api/pickup-people/:id/pin', 'children');

export const familyPickupPeople = query('GET /api/parent/pickup-people');
export const proposePickupPerson = mutation('POST /api/parent/pickup-people', 'children');
export const proposeForSibling = mutation('POST /api/parent/pickup-people/:id/children', 'children');
export const endForFamily = mutation('POST /api/parent/pickup-people/:id/end', 'children');

export type PickupPerson = ReplyOf<'GET /api/pickup-people/proposed'>[number];
export type FamilyPickupPerson = ReplyOf<'GET /api/parent/pickup-people'>[number];
