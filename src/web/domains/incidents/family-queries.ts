import { mutation, query } from '#web/lib/api.ts';

/** What parents may read of their child's incidents, and sign. */
export const incidentsOf = (childId: number) => query('GET /api/parent/incidents', { query: { childId } });
export const openIncident = mutation('POST /api/parent/incidents/:id/seen', 'incidents');
export const acknowledgeIncident = mutation('POST /api/parent/incidents/:id/acknowledge', 'incidents');
