import { expect, test } from 'vitest';
import { daysOfSeries } from '#server/domains/events/recurrence.ts';
import { asICalendar, asInvitation, type Entry, type Invitation } from './icalendar.ts';

const weekly = (date: string) => ({
  date,
  recurrence: {
    unit: 'week',
    interval: 1,
    weekdays: [],
    monthlyBy: 'day',
    until: null,
    count: null,
    skipsClosed: false,
  } as const,
});
const entry = (date: string, more: Partial<Entry> = {}): Entry => ({
  id: `event-1-1-${date}@larkhouse`,
  title: 'Music',
  date,
  time: '09:30',
  endDate: date,
  endTime: '10:15',
  changedAt: new Date('2026-01-01T00:00:00Z'),
  ...more,
});
const linesOf = (ics: string, name: string) =>
  ics
    .split('\r\n')
    .filter((line) => line.startsWith(name))
    .map((line) => line.slice(name.length + 1));

test.each([
  // 2026: forward on the 8th of March, back on the 1st of November.
  ['America/New_York', '2026-03-01', '2026-03-16', ['20260301T143000Z', '20260308T133000Z', '20260315T133000Z']],
  ['America/New_York', '2026-10-25', '2026-11-09', ['20261025T133000Z', '20261101T143000Z', '20261108T143000Z']],
  // Half an hour: back on the 5th of April, forward on the 4th of October.
  ['Australia/Lord_Howe', '2026-03-29', '2026-04-13', ['20260328T223000Z', '20260404T230000Z', '20260411T230000Z']],
  ['Australia/Lord_Howe', '2026-09-27', '2026-10-12', ['20260926T230000Z', '20261003T223000Z', '20261010T223000Z']],
])('half past nine stays half past nine in %s over the clock change after %s', async (zone, from, to, expected) => {
  const series = { date: from, recurrence: { ...weekly(from).recurrence, weekdays: [] } };
  const ics = await asICalendar(
    'Maple House',
    zone,
    [...daysOfSeries(series, from, to)].map((day) => entry(day)),
  );
  expect(linesOf(ics, 'DTSTART')).toEqual(expected);
});

test('a time that a clock change skips is the one after it, and never ends before it begins', async () => {
  const ics = await asICalendar('Maple House', 'America/New_York', [
    entry('2026-03-08', { time: '02:15', endTime: '03:00', endDate: '2026-03-08' }),
    entry('2026-11-01', { time: '01:30', endTime: '01:45', endDate: '2026-11-01' }),
  ]);
  expect(linesOf(ics, 'DTSTART')).toEqual(['20260308T071500Z', '20261101T053000Z']);
  expect(linesOf(ics, 'DTEND')).toEqual(['20261101T054500Z']);
});

test('an event of whole days ends, for calendar programs, on the day after its last', async () => {
  const ics = await asICalendar('Maple House', 'America/New_York', [
    entry('2026-03-07', { time: null, endTime: null, endDate: '2026-03-08' }),
  ]);
  expect(linesOf(ics, 'DTSTART;VALUE=DATE')).toEqual(['20260307']);
  expect(linesOf(ics, 'DTEND;VALUE=DATE')).toEqual(['20260309']);
});

test('no text becomes a line of its own, and every line is folded', async () => {
  const hostile = 'Party\r\nEND:VEVENT\r\nBEGIN:VALARM;, \\ "x"';
  const ics = await asICalendar(hostile, 'America/New_York', [
    entry('2026-03-04', { title: hostile, location: hostile, description: `${hostile}${'ß'.repeat(200)}` }),
  ]);
  const lines = ics.split('\r\n');
  expect(lines.filter((line) => /^(BEGIN|END):/.test(line))).toEqual([
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
  expect(lines.at(-1)).toBe('');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

const tour = (more: Partial<Invitation> = {}): Invitation => ({
  ...entry('2026-03-04', { id: 'tour-1-7@larkhouse', title: 'Visit', version: 0 }),
  method: 'REQUEST',
  organizer: { name: 'Maple House', address: 'office@maple.test' },
  attendee: { name: 'Ana Okafor', address: 'ana@okafor.test' },
  ...more,
});

test('an invitation names who invites and who is invited, and is known again when it moves and when it is canceled', async () => {
  const first = await asInvitation('America/New_York', tour());
  const moved = await asInvitation('America/New_York', tour({ date: '2026-03-11', endDate: '2026-03-11', version: 1 }));
  const gone = await asInvitation('America/New_York', tour({ method: 'CANCEL', version: 2 }));
  const all = [first, moved, gone];
  expect(all.map((one) => linesOf(one, 'UID'))).toEqual(all.map(() => ['tour-1-7@larkhouse']));
  expect(all.map((one) => linesOf(one, 'SEQUENCE'))).toEqual([['0'], ['1'], ['2']]);
  expect(all.map((one) => linesOf(one, 'METHOD'))).toEqual([['REQUEST'], ['REQUEST'], ['CANCEL']]);
  expect(all.map((one) => linesOf(one, 'STATUS'))).toEqual([['CONFIRMED'], ['CONFIRMED'], ['CANCELLED']]);
  expect(linesOf(first, 'DTSTART')).toEqual(['20260304T143000Z']);
  // By then the clocks are forward.
  expect(linesOf(moved, 'DTSTART')).toEqual(['20260311T133000Z']);
  const whole = first.replaceAll('\r\n ', '');
  expect(whole).toContain('ORGANIZER;CN="Maple House"');
  expect(whole).toMatch(/ATTENDEE;.*PARTSTAT=ACCEPTED.*mailto:ana@okafor\.test/i);
});

test('no name of an invitation becomes a line or a parameter of its own', async () => {
  const name = 'Ana"\r\nEND:VEVENT;RSVP=TRUE:x';
  const text = await asInvitation('America/New_York', tour({ attendee: { name, address: 'ana@okafor.test' } }));
  expect(text.split('\r\n').filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  expect(text.replaceAll('\r\n ', '')).not.toMatch(/\r?\nRSVP|Ana"[^:;]*"/);
});
