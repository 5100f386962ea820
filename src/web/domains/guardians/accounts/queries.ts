import { mutation, query } from '#web/lib/api.ts';

export const parentAccounts = query('GET /api/parent-accounts');
export const deactivateParent = mutation('POST /api/parent-accounts/:id/deactivate', 'parents');
export const reactivateParent = mutation('POST /api/parent-accounts/:id/reactivate', 'parents');

export const signInParent = mutation('POST /api/parent-accounts/login');

/** The signed-in parent's children: the first one, and all of them. */
export const childData = query('GET /api/parent/child-data');

/** A child's day as its parents may follow it. */
export const familyDay = (childId: number, date: string) => query('GET /api/parent/day', { query: { childId, date } });

/** How often a child was here on the recorded days of the last year. */
export const attendanceOf = (childId: number) => query('GET /api/parent/attendance/summary', { query: { childId } });
export const resetParentTwoStep = mutation('POST /api/parent-accounts/:id/two-step/reset', 'parents');
