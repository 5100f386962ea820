import { expect, test } from 'vitest';
import type { Topic } from '#contract/kernel/topics.ts';
import { readsOf } from './liveTopics.ts';

/** The lists that two people can look at, in both portals, by what changes them. */
const LISTS: Readonly<Partial<Record<Topic, readonly string[]>>> = {
  attendance: ['GET /api/attendance', 'GET /api/parent/attendance/summary', 'GET /api/parent/day', 'GET /api/cameras'],
  messages: ['GET /api/messages', 'GET /api/messages/threads', 'GET /api/messages/recent'],
  gallery: ['GET /api/gallery'],
  incidents: ['GET /api/incidents', 'GET /api/parent/incidents'],
  'daily-reports': ['GET /api/daily-reports', 'GET /api/parent/daily-reports'],
  staff: ['GET /api/staff', 'GET /api/dashboard/now'],
  cameras: ['GET /api/cameras'],
  notifications: ['GET /api/notifications'],
};

test.each(Object.entries(LISTS))('%s makes every list of it stale', (topic, lists) => {
  expect(readsOf([topic as Topic])).toEqual(expect.arrayContaining([...lists]));
});
