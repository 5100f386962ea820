// Made by `npm run domains` from the folders and files beside it; the unit tests say when it is stale.

/** What can change under a screen's feet. An event names topics; it never carries the data itself. */
export const TOPICS = [
  'activities',
  'admissions',
  'archives',
  'attendance',
  'billing',
  'bookings',
  'camera-views',
  'cameras',
  'center',
  'children',
  'daily-reports',
  'events',
  'forms',
  'gallery',
  'incidents',
  'kiosk',
  'mail',
  'messages',
  'milestones',
  'naps',
  'notices',
  'notifications',
  'offers',
  'papers',
  'parents',
  'roll-call',
  'rota',
  'sessions',
  'staff',
  'tax-documents',
  'time-clock',
  'time-off',
  'timesheets',
] as const;
export type Topic = (typeof TOPICS)[number];
/** Topics that are each person's own: only those they concern are told. */
export const OWN_TOPICS = ['messages', 'notifications', 'sessions'] as const satisfies Topic[];
export type OwnTopic = (typeof OWN_TOPICS)[number];
