import { query } from '#web/lib/api.ts';
import { type Child, hasLeft, hasStarted } from './rules.ts';

export const children = query('GET /api/children');
/** Children who are enrolled on a local date: who starts later, or has left, is in no day's list (children-13). */
export const childrenOn = (date: string) => ({
  ...children,
  select: (all: readonly Child[]) => all.filter((child) => hasStarted(child, date) && !hasLeft(child, date)),
});
export const childProfile = (id: number) => query('GET /api/children/:id/profile', { params: { id } });
