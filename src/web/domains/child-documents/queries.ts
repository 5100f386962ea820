import { mutation, query, type ReplyOf } from '#web/lib/api.ts';

export const documentsOf = (childId: number) => query('GET /api/children/:id/documents', { params: { id: childId } });
export const openDocuments = query('GET /api/child-documents');

export const giveDocument = mutation('POST /api/children/:id/documents', 'children');
export const givePages = mutation('PUT /api/child-documents/:id/pages', 'children');
export const requestDocument = mutation('POST /api/child-document-requests', 'children');
export const editDocument = mutation('PATCH /api/child-documents/:id', 'children');
export const answerDocument = mutation('POST /api/child-documents/:id/answer', 'children');
export const removeDocument = mutation('DELETE /api/child-documents/:id', 'children');

export type ChildDocument = ReplyOf<'GET /api/children/:id/documents'>[number];
export type OpenDocument = ReplyOf<'GET /api/child-documents'>[number];
