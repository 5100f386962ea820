import { query } from '#web/lib/api.ts';
import type { AskedPeriod } from './rules.ts';

export const attendanceReport = (period: AskedPeriod) => query('GET /api/analytics/attendance', { query: period });
export const ratioReport = (date: string, room: AskedPeriod['room']) =>
  query('GET /api/analytics/ratio', { query: { date, room } });
export const incidentReport = (period: AskedPeriod) => query('GET /api/analytics/incidents', { query: period });
export const activityReport = (period: AskedPeriod) => query('GET /api/analytics/activities', { query: period });
export const completenessReport = (period: AskedPeriod) => query('GET /api/analytics/completeness', { query: period });
export const bookedReport = (period: AskedPeriod) => query('GET /api/analytics/booked', { query: period });
export const bookedDaysRevenue = (period: AskedPeriod) =>
  query('GET /api/analytics/booked-days-revenue', { query: period });
