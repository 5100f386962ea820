import { mutation, query } from '#web/lib/api.ts';
import type { Gap } from './rules.ts';

export const rotaWeek = (from: string) => query('GET /api/rota', { query: { from } });
export const addShift = mutation('POST /api/rota/shifts', 'rota');
export const editShift = mutation('PATCH /api/rota/shifts/:id', 'rota');
export const removeShift = mutation('DELETE /api/rota/shifts/:id', 'rota');
export const copyRota = mutation('POST /api/rota/copy', 'rota');
export const publishRota = mutation('POST /api/rota/publish', 'rota');
/** Who can cover a time in a room. */
export const coverFor = (gap: Gap) => query('GET /api/rota/cover', { query: gap });
export const askForCover = mutation('POST /api/rota/cover', 'rota');
export const offerShift = mutation('PUT /api/rota/shifts/:id/offer', 'rota');
export const takeShift = mutation('POST /api/rota/shifts/:id/take', 'rota');
export const askForShift = mutation('POST /api/rota/shifts/:id/ask', 'rota');
export const withdrawWish = mutation('DELETE /api/rota/shifts/:id/ask', 'rota');
export const approveWish = mutation('POST /api/rota/wishes/:id/approve', 'rota');
export const declineWish = mutation('POST /api/rota/wishes/:id/decline', 'rota');
export const rotaProposal = (from: string) => query('GET /api/rota/proposal', { query: { from } });
export const acceptShifts = mutation('POST /api/rota/accept', 'rota');
export const rotaTemplates = query('GET /api/rota/templates');
export const keepTemplate = mutation('POST /api/rota/templates', 'rota');
export const removeTemplate = mutation('DELETE /api/rota/templates/:id', 'rota');
export const applyTemplate = mutation('POST /api/rota/templates/:id/apply', 'rota');
export const ownShifts = (from: string, to: string) => query('GET /api/rota/own', { query: { from, to } });
