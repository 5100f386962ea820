import { query } from '#web/lib/api.ts';
import type { AskedStart } from './rules.ts';

export const plannedWeek = (date: string) => query('GET /api/planning/week', { query: { date } });
export const requestedStart = (start: AskedStart) => query('GET /api/planning/start', { query: start });
export const planningForecast = query('GET /api/planning/forecast');
