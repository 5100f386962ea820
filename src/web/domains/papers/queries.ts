import { mutation, query, type ReplyOf } from '#web/lib/api.ts';

export const teamPapers = query('GET /api/papers');
export const papersOf = (id: number) => query('GET /api/staff/:id/papers', { params: { id } });
export const healthPapersOf = (id: number) => query('GET /api/staff/:id/health-papers', { params: { id } });

export const switchCheck = mutation('PUT /api/papers/check', 'papers');
export const addPaper = mutation('POST /api/staff/:id/papers', 'papers');
export const editPaper = mutation('PATCH /api/papers/:id', 'papers');
export const verifyPaper = mutation('POST /api/papers/:id/verify', 'papers');
export const removePaper = mutation('DELETE /api/papers/:id', 'papers');
export const addTraining = mutation('POST /api/staff/:id/training', 'papers');
export const editTraining = mutation('PATCH /api/training/:id', 'papers');
export const removeTraining = mutation('DELETE /api/training/:id', 'papers');
export const addOverride = mutation('POST /api/staff/:id/paper-overrides', 'papers');
export const endOverride = mutation('POST /api/paper-overrides/:id/end', 'papers');
export const addHealthPaper = mutation('POST /api/staff/:id/health-papers', 'papers');
export const editHealthPaper = mutation('PATCH /api/health-papers/:id', 'papers');
export const verifyHealthPaper = mutation('POST /api/health-papers/:id/verify', 'papers');
export const removeHealthPaper = mutation('DELETE /api/health-papers/:id', 'papers');

export type TeamPapers = ReplyOf<'GET /api/papers'>;
export type StaffPapers = ReplyOf<'GET /api/staff/:id/papers'>;
export type AskedPaper = StaffPapers['asked'][number];
export type StaffPaper = StaffPapers['papers'][number];
export type PaperOfHealth = ReplyOf<'GET /api/staff/:id/health-papers'>['papers'][number];
export type StaffTraining = StaffPapers['training'][number];
