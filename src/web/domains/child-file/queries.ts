import { mutation, query, type ReplyOf } from '#web/lib/api.ts';

export const fileOf = (childId: number) => query('GET /api/children/:id/file', { params: { id: childId } });
/** Each time it is asked for is written down, so that no answer is kept. */
export const insuranceOf = (childId: number) => ({
  ...query('GET /api/children/:id/file/insurance', { params: { id: childId } }),
  gcTime: 0,
});
export const fileChanges = query('GET /api/child-file-changes');
export const incompleteFiles = query('GET /api/child-files/incomplete');

export const editDetails = mutation('PATCH /api/children/:id/file', 'children');
export const addContact = mutation('POST /api/children/:id/file/contacts', 'children');
export const editContact = mutation('PATCH /api/children/:id/file/contacts/:contactId', 'children');
export const removeContact = mutation('DELETE /api/children/:id/file/contacts/:contactId', 'children');
export const orderContacts = mutation('PUT /api/children/:id/file/contacts', 'children');
export const sayInsurance = mutation('PUT /api/children/:id/file/insurance', 'children');
export const sayCustody = mutation('PUT /api/children/:id/file/custody', 'children');
export const answerChange = mutation('POST /api/child-file-changes/:id/answer', 'children');
export const withdrawChange = mutation('POST /api/parent/child-file-changes/:id/withdraw', 'children');

export type ChildFile = ReplyOf<'GET /api/children/:id/file'>;
export type Contact = ChildFile['contacts'][number];
export type FileChange = ChildFile['changes'][number];
export type IncompleteFile = ReplyOf<'GET /api/child-files/incomplete'>[number];
export type Custody = NonNullable<ChildFile['custody']>;
export type Insurance = NonNullable<ReplyOf<'GET /api/children/:id/file/insurance'>['insurance']>;
export type Changed = ReplyOf<'PATCH /api/children/:id/file'>;
