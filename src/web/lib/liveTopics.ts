import type { Topic } from '../../contract/live.ts';
import type { Reads } from './api.ts';

/** Which reads a change makes stale; a read that stands here is live. */
export const LIVE_READS: Readonly<Record<Topic, readonly Reads[]>> = {
  attendance: [
    'GET /api/attendance',
    'GET /api/attendance/forgotten',
    'GET /api/dashboard/stats',
    'GET /api/rooms/ratios',
    'GET /api/center/status',
    'GET /api/parent/attendance',
    'GET /api/parent/day',
  ],
  children: [
    'GET /api/children',
    'GET /api/children/:id',
    'GET /api/children/:id/profile',
    'GET /api/attendance',
    'GET /api/dashboard/stats',
    'GET /api/parent/child-data',
    'GET /api/parent/session',
  ],
  staff: [
    'GET /api/staff',
    'GET /api/dashboard/stats',
    'GET /api/rooms/ratios',
    'GET /api/center/status',
    'GET /api/auth/status',
  ],
  'daily-reports': [
    'GET /api/daily-reports',
    'GET /api/dashboard/stats',
    'GET /api/parent/daily-reports',
    'GET /api/parent/day',
  ],
  incidents: ['GET /api/incidents', 'GET /api/dashboard/stats', 'GET /api/parent/incidents', 'GET /api/parent/day'],
  activities: ['GET /api/activities', 'GET /api/parent/activities', 'GET /api/parent/day'],
  notices: ['GET /api/notices', 'GET /api/parent/notices', 'GET /api/parent/day'],
  gallery: ['GET /api/gallery', 'GET /api/gallery/summary'],
  'tax-documents': ['GET /api/tax-documents'],
  events: ['GET /api/events'],
  messages: ['GET /api/messages/unread-count', 'GET /api/messages/unread/count', 'GET /api/messages/recent'],
  center: [
    'GET /api/center',
    'GET /api/center/status',
    'GET /api/center/settings',
    'GET /api/center/closures',
    'GET /api/center/rooms',
    'GET /api/center/payment-details',
    'GET /api/rooms/ratios',
    'GET /api/rooms',
    'GET /api/roles',
    'GET /api/auth/status',
    'GET /api/parent/child-data',
    'GET /api/parent/session',
  ],
  parents: [
    'GET /api/parent-accounts',
    'GET /api/parent-invitations',
    'GET /api/children',
    'GET /api/children/:id/profile',
    'GET /api/parent/child-data',
    'GET /api/parent/session',
  ],
  mail: ['GET /api/mail'],
};

export const ALL_LIVE_READS: readonly Reads[] = [...new Set(Object.values(LIVE_READS).flat())];
