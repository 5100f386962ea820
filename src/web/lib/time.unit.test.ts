import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeLanguage, startI18n, withTexts } from './i18n.ts';
import { translate } from './texts.ts';
import {
  centerNow,
  dayLabel,
  daysBetween,
  formatAge,
  formatDate,
  formatInstant,
  formatInstantExactly,
  formatTime,
  secondsUntil,
  setCenterClock,
  setTimeDisplay,
} from './time.ts';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await startI18n('en');
});

describe('the center clock', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-08T12:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  test('shows the center its own day, whatever the browser thinks', () => {
    setCenterClock('2026-03-02T04:30:00Z', 'America/New_York');
    expect(centerNow()).toEqual({ date: '2026-03-01', time: '23:30' });
  });

  test('goes on from the server’s moment', () => {
    setCenterClock('2026-03-02T04:59:30Z', 'America/New_York');
    vi.advanceTimersByTime(30_000);
    expect(centerNow()).toEqual({ date: '2026-03-02', time: '00:00' });
  });

  test('skips the hour that summer time takes', () => {
    setCenterClock('2026-03-08T06:59:00Z', 'America/New_York');
    vi.advanceTimersByTime(60_000);
    expect(centerNow()).toEqual({ date: '2026-03-08', time: '03:00' });
  });

  test('a moment of today is shown by its time alone', () => {
    setCenterClock('2026-03-02T15:00:00Z', 'America/New_York');
    expect(formatInstant('2026-03-02T14:05:00Z')).toBe('9:05 AM');
    expect(formatInstant('2026-03-02T04:05:00Z')).toBe('Mar 1, 2026, 11:05 PM');
  });

  test('a moment that is told apart from others has its date and its seconds, also of today', () => {
    setCenterClock('2026-03-02T15:00:00Z', 'America/New_York');
    expect(formatInstantExactly('2026-03-02T14:05:09Z')).toBe('Mar 2, 2026, 9:05:09 AM');
    setTimeDisplay({ dateFormat: 'YYYY-MM-DD', zone: null });
    expect(formatInstantExactly('2026-03-02T04:05:09Z')).toBe('2026-03-01, 11:05:09 PM');
    setTimeDisplay({ dateFormat: null, zone: null });
  });
});

test('German names the hour by its word, but not behind AM and PM', async () => {
  await withTexts(['attendanceRoom'], async () => ({}));
  await changeLanguage('de');
  expect(translate('attendanceRoom.state.here', { time: formatTime('15:05') })).toBe('Da seit 15:05 Uhr');
  setTimeDisplay({ dateFormat: null, zone: null, hourCycle: 'h12' });
  expect(translate('attendanceRoom.state.here', { time: formatTime('15:05') })).toBe('Da seit 3:05 PM');
  setTimeDisplay({ dateFormat: null, zone: null });
  await changeLanguage('en');
});

test('a Spanish time of the 12-hour clock ends its sentence by its own period', async () => {
  await changeLanguage('es');
  const said = () => translate('shell.demoTime', { day: 'lunes', time: formatTime('07:30') });
  expect(said()).toMatch(/7:30\sa\.\sm\.$|7:30\sa\.m\.$/);
  setTimeDisplay({ dateFormat: null, zone: null, hourCycle: 'h23' });
  expect(said()).toMatch(/7:30\.$/);
  setTimeDisplay({ dateFormat: null, zone: null });
  await changeLanguage('en');
});

describe('a countdown', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2020-01-01T00:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  test('goes by the server’s clock and ends at zero', () => {
    setCenterClock('2026-03-02T15:00:00.500Z', 'America/New_York');
    expect(secondsUntil('2026-03-02T15:30:00Z')).toBe(1800);
    vi.advanceTimersByTime(600);
    expect(secondsUntil('2026-03-02T15:30:00Z')).toBe(1799);
    vi.advanceTimersByTime(3_600_000);
    expect(secondsUntil('2026-03-02T15:30:00Z')).toBe(0);
  });
});

describe('days and times in words', () => {
  test('a time of day', () => {
    expect(formatTime('09:05')).toBe('9:05 AM');
    expect(formatTime('00:00')).toBe('12:00 AM');
    expect(formatTime('17:30')).toBe('5:30 PM');
    expect(formatTime(null)).toBe('');
  });

  test('a calendar day stays the same day in every zone', () => {
    setCenterClock('2026-02-28T12:00:00Z', 'America/New_York');
    expect(formatDate('2026-03-01')).toBe('Mar 1, 2026');
    expect(formatDate('2026-03-01', 'long')).toBe('Sunday, March 1');
  });

  test('a day of another year says its year, however briefly it is written', () => {
    setCenterClock('2026-12-31T12:00:00Z', 'America/New_York');
    expect(formatDate('2026-01-01', 'short')).toBe('Jan 1');
    expect(formatDate('2027-01-01', 'short')).toBe('Jan 1, 2027');
    expect(formatDate('2025-12-31', 'long')).toBe('Wednesday, December 31, 2025');
    setTimeDisplay({ zone: null, dateFormat: 'DD/MM/YYYY' });
    expect(formatDate('2027-01-02', 'short')).toBe('02/01/2027');
    expect(formatDate('2026-01-02', 'short')).toBe('2 Jan');
    expect(formatDate('2026-03-01', 'long')).toBe('Sunday 1 March');
    setTimeDisplay({ zone: null, dateFormat: null });
  });

  test('near days have names', () => {
    expect(dayLabel('2026-02-28', '2026-02-28')).toBe('Today');
    expect(dayLabel('2026-03-01', '2026-02-28')).toBe('Tomorrow');
    expect(dayLabel('2026-03-02', '2026-02-28')).toBe('Monday');
    expect(dayLabel('2026-02-27', '2026-02-28')).toBe('Friday');
  });

  test('days between two dates do not notice summer time', () => {
    expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
  });
});

describe('ages (365.25-day years)', () => {
  test.each([
    ['2026-03-01', '0 months'],
    ['2026-01-29', '1 month'],
    ['2025-03-01', '11 months'],
    ['2025-02-28', '1 year'],
    ['2023-02-01', '3 years'],
    ['2026-04-01', '0 months'],
  ])('born %s', (dateOfBirth, age) => {
    expect(formatAge(dateOfBirth, '2026-03-01')).toBe(age);
  });
});
