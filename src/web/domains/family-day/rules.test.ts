import { expect, it } from 'vitest';
import type { DayEntry, FamilyDay } from '#web/domains/dashboard/rules.ts';
import { sessionToKeep, toKeep } from './rules.ts';

const entry = (told: Partial<DayEntry>): DayEntry => ({
  id: 'x',
  kind: 'activity',
  recordId: 1,
  at: '12:00',
  title: 'Lunch: ate everything',
  text: 'The rash is better',
  by: 'Rosa Dubois',
  mood: null,
  thumbnailUrl: null,
  needsAcknowledgement: false,
  activityKind: 'meal',
  ...told,
});
const DAY: FamilyDay = {
  childId: 1,
  date: '2046-03-05',
  isToday: true,
  isExpected: true,
  status: 'present',
  isHere: true,
  checkIn: '08:05',
  checkOut: null,
  entries: [
    entry({ kind: 'check-in', activityKind: null, title: '' }),
    entry({}),
    entry({ activityKind: 'medicine', title: 'Ibuprofen' }),
    entry({ kind: 'incident', activityKind: null, title: '' }),
    entry({ kind: 'photo', activityKind: null, thumbnailUrl: '/api/gallery/1/image' }),
  ],
  report: {
    id: 1,
    childId: 1,
    date: '2046-03-05',
    meals: 'Soup',
    naps: 'An hour',
    activities: 'Sang',
    mood: 'happy',
    notes: 'A little cough',
    writtenBy: 'Lee',
    createdAt: '2046-03-05T21:00:00.000Z',
  },
  notices: [
    {
      id: 1,
      childId: 1,
      kind: 'pickup',
      from: '2046-03-05',
      to: '2046-03-05',
      time: '16:00',
      person: 'Rosa Dubois',
      text: '',
      reportedBy: 'Maria Dubois',
      reportedAt: '2046-03-05T07:00:00.000Z',
      isOwn: true,
      canWithdraw: true,
      withdrawnAt: null,
    },
  ],
};

it('keeps how the day was', () => {
  const kept = toKeep(DAY);
  expect(kept.report).toMatchObject({ meals: 'Soup', naps: 'An hour', activities: 'Sang', mood: 'happy' });
  expect(kept.entries.map(({ kind, title }) => [kind, title])).toEqual([
    ['check-in', ''],
    ['activity', 'Lunch: ate everything'],
  ]);
});

it('keeps nothing of health, of who collects the child, and no picture', () => {
  expect(JSON.stringify(toKeep(DAY))).not.toMatch(/rash|Ibuprofen|cough|Rosa|Maria|image/);
});

it('keeps no address and no number of a session', () => {
  const session = {
    account: { id: 1, firstName: 'Maria', lastName: 'Dubois', email: 'maria@families.test' },
    center: { id: 1, name: 'Maple', timeZone: 'UTC', isDemo: false, logo: null, phone: '555 0100', email: null },
    children: [
      {
        id: 1,
        firstName: 'Ada',
        lastName: 'Dubois',
        room: 'Infant Room',
        dateOfBirth: '2045-08-20',
        emergencyContact: 'Rosa 555 0199',
        parentPhone: '555 0199',
        photoUrl: '/api/children/1/photo',
      },
    ],
    now: '2046-03-05T12:30:00.000Z',
    today: '2046-03-05',
    version: '0.2.0',
    expiresAt: '2046-03-05T20:30:00.000Z',
  };
  expect(JSON.stringify(sessionToKeep(session))).not.toMatch(/@|0199|2045|photo"/);
  expect(sessionToKeep(session)).toMatchObject({ account: { firstName: 'Maria' }, center: { phone: '555 0100' } });
});
