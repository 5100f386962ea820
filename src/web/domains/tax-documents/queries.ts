import { mutation, query } from '#web/lib/api.ts';

/** Newest first: to staff all, to parents their own and those for everybody. */
export const taxDocuments = query('GET /api/tax-documents');

export const giveTaxDocument = mutation('POST /api/tax-documents', 'tax-documents');
export const changeTaxDocument = mutation('PATCH /api/tax-documents/:id', 'tax-documents');
export const deleteTaxDocument = mutation('DELETE /api/tax-documents/:id', 'tax-documents');
