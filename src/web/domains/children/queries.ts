import { mutation, query } from '#web/lib/api.ts';
import { type Child, hasLeft, hasStarted } from './rules.ts';

export const children = query('GET /api/children');
/** Children who are enrolled on a local date: who starts later, or has left, is in no day's list (children-13). */
export const childrenOn = (date: string) => ({
  ...children,
  select: (all: readonly Child[]) => all.filter((child) => hasStarted(child, date) && !hasLeft(child, date)),
});
export const childProfile = (id: number) => query('GET /api/children/:id/profile', { params: { id } });

export const enrollChild = mutation('POST /api/children', 'children');
export const editChild = mutation('PATCH /api/children/:id', 'children');
export const changePhoto = mutation('PUT /api/children/:id/photo', 'children');
export const leftChildren = query('GET /api/children/left');
export const planLeaving = mutation('PUT /api/children/:id/leaving', 'children');
export const stayAfterAll = mutation('DELETE /api/children/:id/leaving', 'children');
export const enrollAgain = mutation('POST /api/children/:id/enrollments', 'children');
/** An open stay ends with it. */
export const removeChild = mutation('DELETE /api/children/:id', 'children', 'attendance');
export const confirmConsents = mutation('POST /api/children/:id/consents', 'children');
export const recordConsents = mutation('POST /api/children/consents', 'children');
export const moveChildren = mutation('POST /api/children/move', 'children');
export const revokeConsent = mutation('POST /api/children/:id/consents/:form/revoke', 'children');
