import { callOnce, mutation, query, type ReplyOf, type SentTo } from '#web/lib/api.ts';

export const ownForms = query('GET /api/parent/form-requests');
/** One may have written in it on another device: it is read anew each time. */
export const ownForm = (id: number) => ({
  ...query('GET /api/parent/form-requests/:id', { params: { id } }),
  gcTime: 0,
  staleTime: 0,
});

/** What is written on is nobody's news; that it was begun, staff see. */
export const keepDraft = (sent: SentTo<'PUT /api/parent/form-requests/:id/draft'>) =>
  callOnce('PUT /api/parent/form-requests/:id/draft', sent, []);
export const signForms = mutation('POST /api/parent/form-signatures', 'forms');
export const refuseForm = mutation('POST /api/parent/form-requests/:id/refuse', 'forms');

export type OwnForm = ReplyOf<'GET /api/parent/form-requests'>[number];
export type OwnFormWithBody = ReplyOf<'GET /api/parent/form-requests/:id'>;
export type KeptDraft = ReplyOf<'PUT /api/parent/form-requests/:id/draft'>;
