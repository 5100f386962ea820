import { ALERTS_SHOWN } from '#contract/incidents-choices.ts';
import { mutation, query } from '#web/lib/api.ts';

export const incidents = query('GET /api/incidents');
/** The newest incidents, as many as the dashboard shows. */
export const newestIncidents = query('GET /api/incidents', { query: { limit: ALERTS_SHOWN } });

export const tellFamily = mutation('POST /api/incidents/:id/told', 'incidents');
export const reportIncident = mutation('POST /api/incidents', 'incidents');
