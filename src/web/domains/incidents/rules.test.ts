import { expect, test } from 'vitest';
import { alertTitleOf, type Incident } from './rules.ts';

const nora = {
  id: 7,
  firstName: 'Nora',
  lastName: 'Ruiz',
  role: 'Nurse',
  room: null,
  phone: '555-0100',
  email: 'nora@larkhouse.test',
  isOnDuty: true,
  accountStatus: 'active' as const,
  version: 1,
};

const incident = (changes: Partial<Incident>): Incident => ({
  id: 1,
  childId: 1,
  date: '2026-11-20',
  time: '10:00',
  description: 'Fell from the slide',
  actionTaken: '',
  kind: null,
  bodyParts: [],
  witness: '',
  firstAid: '',
  photoUrl: null,
  toldPerson: '',
  staffId: 7,
  parentNotified: false,
  parentNotifiedAt: null,
  parentNotifiedBy: null,
  acknowledgements: [],
  createdAt: '2026-11-20T15:00:00.000Z',
  ...changes,
});

test.each(['Late pick-up again', 'late pickup', 'Was picked up 25 minutes late', 'Late for pick up', 'LATE PICK-UP'])(
  'a late pick-up in the description names the alert: %s',
  (description) => expect(alertTitleOf(incident({ description }), [nora])).toEqual({ kind: 'late-pick-up' }),
);

test.each(['Chocolate on the pick-up truck', 'Came late. Grandmother will pick up today', 'Picked up a stone'])(
  'other words do not: %s',
  (description) => expect(alertTitleOf(incident({ description }), [nora])).toEqual({ kind: 'by', position: 'Nurse' }),
);

test('without a known staff member it is an incident report', () => {
  expect(alertTitleOf(incident({ staffId: 99 }), [nora])).toEqual({ kind: 'incident' });
});
