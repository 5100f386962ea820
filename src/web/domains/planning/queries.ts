import { query } from '#web/lib/api.ts';

export const plannedWeek = (date: string) => query('GET /api/planning/week', { query: { date } });
export const planningForecast = query('GET /api/planning/forecast');
