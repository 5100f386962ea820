import { mutation, query } from '#web/lib/api.ts';

export const incidents = query('GET /api/incidents');

export const tellFamily = mutation('POST /api/incidents/:id/told', 'incidents');
export const reportIncident = mutation('POST /api/incidents', 'incidents');
