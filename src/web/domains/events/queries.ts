import { query } from '../../lib/api.ts';

export const upcomingEvents = query('GET /api/events');
