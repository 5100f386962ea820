import { describe, expect, it } from 'vitest';
import { attendanceRate, type DayEntry, type FamilyDay, glanceOf, greetingAt, presenceOf } from './rules.ts';

const day = (changed: Partial<FamilyDay>): FamilyDay => ({
  childId: 1,
  date: '2046-03-05',
  isToday: true,
  isExpected: true,
  status: null,
  isHere: false,
  checkIn: null,
  checkOut: null,
  entries: [],
  report: null,
  notices: [],
  ...changed,
});

const NOTICE = {
  id: 1,
  childId: 1,
  from: '2046-03-05',
  to: '2046-03-05',
  time: null,
  person: null,
  text: '',
  reportedBy: 'Maria Dubois',
  reportedAt: '2046-03-05T07:00:00.000Z',
  isOwn: true,
  canWithdraw: true,
  withdrawnAt: null,
};

describe('presenceOf', () => {
  const stands = (of: FamilyDay) => presenceOf(of, false);

  it('says where the child is', () => {
    expect(stands(day({}))).toEqual({ kind: 'notIn' });
    expect(stands(day({ status: 'absent' }))).toEqual({ kind: 'absent' });
    expect(stands(day({ status: 'present', isHere: true, checkIn: '08:05' }))).toEqual({
      kind: 'here',
      time: '08:05',
    });
    expect(stands(day({ status: 'late', isHere: true, checkIn: '09:40' }))).toEqual({
      kind: 'hereLate',
      time: '09:40',
    });
    expect(stands(day({ status: 'late', checkIn: '08:05', checkOut: '17:00' }))).toEqual({
      kind: 'left',
      time: '17:00',
    });
  });

  it('says that a child is here who left and came back', () => {
    const back = day({ status: 'present', isHere: true, checkIn: '08:05', checkOut: null });
    expect(stands(back).kind).toBe('here');
  });

  it('awaits nobody on a closed day, nor a child whose family told of an absence', () => {
    expect(presenceOf(day({}), true)).toEqual({ kind: 'closed' });
    expect(presenceOf(day({ status: 'absent' }), true)).toEqual({ kind: 'closed' });
    expect(presenceOf(day({ isHere: true, checkIn: '08:05' }), true)).toMatchObject({ kind: 'here' });
    const told = (kind: 'absence' | 'note') => day({ notices: [{ ...NOTICE, kind }] });
    expect(stands(told('absence'))).toEqual({ kind: 'absent' });
    expect(stands(told('note'))).toEqual({ kind: 'notIn' });
  });

  it('awaits no child that is not booked, and shows it where it came all the same', () => {
    expect(stands(day({ isExpected: false }))).toEqual({ kind: 'notBooked' });
    expect(stands(day({ isExpected: false, isHere: true, checkIn: '08:05' }))).toMatchObject({ kind: 'here' });
  });
});

describe('glanceOf', () => {
  const entry = (activityKind: DayEntry['activityKind'], title: string): DayEntry => ({
    id: title,
    kind: 'activity',
    recordId: 1,
    at: '12:00',
    title,
    text: '',
    by: null,
    mood: null,
    thumbnailUrl: null,
    needsAcknowledgement: false,
    activityKind,
  });
  const entries = [
    entry('bottle', 'Bottle of milk: 4 oz'),
    entry('meal', 'Lunch: ate everything'),
    entry('nap', 'Nap'),
  ];
  const report: NonNullable<FamilyDay['report']> = {
    id: 1,
    childId: 1,
    date: '2046-03-05',
    meals: 'Soup',
    naps: '',
    activities: '',
    mood: 'tired',
    notes: '',
    writtenBy: 'Lee',
    createdAt: '2046-03-05T21:00:00.000Z',
  };

  it('says what was logged until there is a report', () => {
    expect(glanceOf(day({ entries }))).toEqual({
      mood: null,
      meals: 'Bottle of milk: 4 oz\nLunch: ate everything',
      naps: 'Nap',
      activities: '',
    });
  });

  it('says what the report says, and what was logged where it says nothing', () => {
    expect(glanceOf(day({ entries, report }))).toEqual({ mood: 'tired', meals: 'Soup', naps: 'Nap', activities: '' });
  });
});

describe('attendanceRate', () => {
  it('is rounded to whole percent', () => {
    expect(attendanceRate({ attended: 2, recorded: 3 })).toBe(67);
  });

  it('invents no rate where nothing is recorded', () => {
    expect(attendanceRate({ attended: 0, recorded: 0 })).toBeUndefined();
  });
});

it('greets by the time of day', () => {
  expect(['00:00', '11:59', '12:00', '16:59', '17:00', '23:59'].map(greetingAt)).toEqual([
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ]);
});
