import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayAt, momentOf, timeAt, weekdayOf } from './zone.ts';

const NEW_YORK = 'America/New_York';
const ZONES = [NEW_YORK, 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC'];
const zone = fc.constantFrom(...ZONES);
const day = fc.integer({ min: 0, max: 365 * 20 }).map((days) => addDays('2015-01-01', days));
const two = (number: number) => String(number).padStart(2, '0');
const time = fc.tuple(fc.nat(23), fc.nat(59)).map(([hour, minute]) => `${two(hour)}:${two(minute)}`);
const moment = fc.date({ min: new Date('2015-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });

describe('days and times of a zone', () => {
  test('a local day and time come back from their moment, unless a clock change skips them', () => {
    fc.assert(
      fc.property(zone, day, time, (zone, day, time) => {
        const moment = momentOf(day, time, zone);
        const back = `${dayAt(moment, zone)} ${timeAt(moment, zone)}`;
        expect(back >= `${day} ${time}`).toBe(true);
        if (back !== `${day} ${time}`) expect(isSkipped(day, time, zone)).toBe(true);
      }),
    );
  });

  test('any moment is found again from its day and time, to the minute', () => {
    fc.assert(
      fc.property(zone, moment, (zone, moment) => {
        const minute = new Date(Math.floor(moment.getTime() / 60_000) * 60_000);
        const found = momentOf(dayAt(moment, zone), timeAt(moment, zone), zone, minute);
        expect(found).toEqual(minute);
      }),
    );
  });

  test('days count on over month, year and leap day', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    fc.assert(fc.property(day, fc.integer({ min: -900, max: 900 }), (day, n) => addDays(addDays(day, n), -n) === day));
    fc.assert(fc.property(day, (day) => weekdayOf(addDays(day, 7)) === weekdayOf(day)));
  });

  test('Monday is 1 and Sunday 7', () => {
    expect(weekdayOf('2026-03-02')).toBe(1);
    expect(weekdayOf('2026-03-08')).toBe(7);
  });

  test("a day turns at the center's midnight, not at the machine's", () => {
    expect(dayAt(new Date('2026-03-03T04:59:59.999Z'), NEW_YORK)).toBe('2026-03-02');
    expect(timeAt(new Date('2026-03-03T04:59:59.999Z'), NEW_YORK)).toBe('23:59');
    expect(dayAt(new Date('2026-03-03T05:00:00Z'), NEW_YORK)).toBe('2026-03-03');
    expect(timeAt(new Date('2026-03-03T05:00:00Z'), NEW_YORK)).toBe('00:00');
  });
});

describe('clock changes', () => {
  test('in spring a skipped time becomes the one an hour later', () => {
    expect(momentOf('2026-03-08', '02:30', NEW_YORK)).toEqual(new Date('2026-03-08T07:30:00Z'));
    expect(timeAt(momentOf('2026-03-08', '02:30', NEW_YORK), NEW_YORK)).toBe('03:30');
    expect(momentOf('2026-03-08', '01:59', NEW_YORK)).toEqual(new Date('2026-03-08T06:59:00Z'));
    expect(momentOf('2026-03-08', '03:00', NEW_YORK)).toEqual(new Date('2026-03-08T07:00:00Z'));
  });

  test('in autumn a repeated time is the first one, or the second when the first would be too early', () => {
    const first = new Date('2026-11-01T05:30:00Z');
    const second = new Date('2026-11-01T06:30:00Z');
    expect(momentOf('2026-11-01', '01:30', NEW_YORK)).toEqual(first);
    expect(momentOf('2026-11-01', '01:30', NEW_YORK, first)).toEqual(first);
    expect(momentOf('2026-11-01', '01:30', NEW_YORK, new Date('2026-11-01T05:31:00Z'))).toEqual(second);
    expect([first, second].map((moment) => timeAt(moment, NEW_YORK))).toEqual(['01:30', '01:30']);
  });

  test('a time that is unambiguous stays itself, whatever it must not be earlier than', () => {
    expect(momentOf('2026-11-01', '08:00', NEW_YORK, new Date('2026-11-01T20:00:00Z'))).toEqual(
      new Date('2026-11-01T13:00:00Z'),
    );
  });
});

/** A time that no moment within a day's reach of it shows. */
function isSkipped(date: string, time: string, zone: string): boolean {
  const around = momentOf(date, '00:00', zone).getTime();
  const minutes = Array.from({ length: 27 * 60 }, (_, minute) => new Date(around + minute * 60_000));
  return !minutes.some((moment) => dayAt(moment, zone) === date && timeAt(moment, zone) === time);
}
