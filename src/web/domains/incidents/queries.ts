import { mutation, query } from '../../lib/api.ts';

export const incidents = query('GET /api/incidents');

export const reportIncident = mutation('POST /api/incidents', 'GET /api/incidents', 'GET /api/dashboard/stats');
