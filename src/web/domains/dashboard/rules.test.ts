import { describe, expect, it } from 'vitest';
import { greetingAt } from '../../../contract/greetings.ts';
import { attendanceRate, type FamilyDay, standingOf } from './rules.ts';

const day = (changed: Partial<FamilyDay>): FamilyDay => ({
  childId: 1,
  date: '2046-03-05',
  isToday: true,
  status: null,
  isHere: false,
  checkIn: null,
  checkOut: null,
  entries: [],
  report: null,
  notices: [],
  ...changed,
});

describe('standingOf', () => {
  it('says where the child is', () => {
    expect(standingOf(day({}))).toEqual({ kind: 'notIn' });
    expect(standingOf(day({ status: 'absent' }))).toEqual({ kind: 'absent' });
    expect(standingOf(day({ status: 'present', isHere: true, checkIn: '08:05' }))).toEqual({
      kind: 'here',
      time: '08:05',
    });
    expect(standingOf(day({ status: 'late', isHere: true, checkIn: '09:40' }))).toEqual({
      kind: 'hereLate',
      time: '09:40',
    });
    expect(standingOf(day({ status: 'late', checkIn: '08:05', checkOut: '17:00' }))).toEqual({
      kind: 'left',
      time: '17:00',
    });
  });

  it('says that a child is here who left and came back', () => {
    const back = day({ status: 'present', isHere: true, checkIn: '08:05', checkOut: null });
    expect(standingOf(back).kind).toBe('here');
  });
});

describe('attendanceRate', () => {
  it('counts late as attended, and rounds', () => {
    const rows = (['present', 'late', 'absent'] as const).map((status) => ({ status }));
    expect(attendanceRate(rows)).toEqual({ attended: 2, recorded: 3, rate: 67 });
  });

  it('invents no rate where nothing is recorded', () => {
    expect(attendanceRate([]).rate).toBeUndefined();
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
