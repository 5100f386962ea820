import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type KINDS, MATRIX_DEFAULTS } from '#contract/notifications-kinds.ts';
import { timeAt } from '#server/kernel/clock/zone.ts';
import { afterQuiet, matrixOf, planFor, type Reader } from './rules.ts';

const NOON = new Date('2026-03-02T17:00:00Z');
const NIGHT = new Date('2026-03-03T04:00:00Z');
const MORNING = new Date('2026-03-03T12:00:00Z');
const zone = 'America/New_York';
const quiet = { from: '22:00', to: '07:00', zone };
const escalation = { pushMinutes: 10, mailMinutes: 60 };
const parent: Reader = { matrix: MATRIX_DEFAULTS.parent, mayMail: true, mayPush: true, quiet: null };
const notification = { kind: 'message', isUrgent: false } as const;
const told = (reader: Reader, what: Parameters<typeof planFor>[1] = notification, now = NOON) =>
  planFor(reader, what, now, escalation);
const choosing = (kind: (typeof KINDS)[number], cell: object, reader = parent): Reader => ({
  ...reader,
  matrix: matrixOf('parent', { [kind]: cell }, {}),
});

describe('the matrix', () => {
  test('is the defaults where nothing was chosen', () => {
    for (const audience of ['staff', 'parent'] as const)
      expect(matrixOf(audience, {}, {})).toEqual(MATRIX_DEFAULTS[audience]);
  });
  test('begins as the settings’ defaults do', () => {
    expect(MATRIX_DEFAULTS.staff['daily-report'].mail).toBe(false);
    expect(MATRIX_DEFAULTS.staff.incident.mail).toBe(true);
    expect(MATRIX_DEFAULTS.staff.attendance.mail).toBe(true);
    expect(MATRIX_DEFAULTS.parent['daily-report'].mail).toBe(true);
    expect(MATRIX_DEFAULTS.parent.incident.mail).toBe(true);
  });
  test('takes a choice for its cell alone, and a named preference over a stored one', () => {
    const matrix = matrixOf('parent', { photo: { mail: true }, incident: { mail: true } }, { incident: false });
    expect(matrix.photo).toEqual({ inApp: true, mail: true, push: true });
    expect(matrix.incident).toEqual({ inApp: true, mail: false, push: true });
    expect(matrix.message).toEqual(MATRIX_DEFAULTS.parent.message);
  });
});

describe('a plan', () => {
  test('is what the cells say', () => {
    expect(told(parent)).toEqual({
      inApp: true,
      deliveries: [
        { channel: 'push', stage: 'first', dueAt: NOON },
        { channel: 'mail', stage: 'first', dueAt: NOON },
      ],
    });
    expect(told(choosing('message', { push: false }))?.deliveries.map(({ channel }) => channel)).toEqual(['mail']);
  });
  test('is nothing for who wants nothing', () => {
    expect(told(choosing('message', { inApp: false, mail: false, push: false }))).toBeNull();
    expect(told({ ...choosing('message', { inApp: false }), mayMail: false, mayPush: false })).toBeNull();
  });
  test('goes out although it is not listed', () => {
    expect(told(choosing('message', { inApp: false }))).toMatchObject({ inApp: false, deliveries: { length: 2 } });
  });
  test('holds to the master switches', () => {
    for (const isUrgent of [false, true]) {
      const plan = told({ ...parent, mayMail: false, mayPush: false }, { kind: 'incident', isUrgent });
      expect(plan).toEqual({ inApp: true, deliveries: [] });
    }
  });
  test('waits for the end of the quiet hours, which the list does not', () => {
    expect(told({ ...parent, quiet }, notification, NIGHT)).toEqual({
      inApp: true,
      deliveries: [
        { channel: 'push', stage: 'first', dueAt: MORNING },
        { channel: 'mail', stage: 'first', dueAt: MORNING },
      ],
    });
  });
  test('of what is urgent waits for nothing, and calls again by push, then by mail', () => {
    const off = choosing('message', { inApp: false, mail: false, push: false }, { ...parent, quiet });
    expect(told(off, { kind: 'message', isUrgent: true }, NIGHT)).toEqual({
      inApp: true,
      deliveries: [
        { channel: 'push', stage: 'again', dueAt: new Date('2026-03-03T04:10:00Z') },
        { channel: 'mail', stage: 'again', dueAt: new Date('2026-03-03T05:00:00Z') },
      ],
    });
    const twice = planFor(parent, { kind: 'incident', isUrgent: true }, NOON, escalation)?.deliveries;
    expect(twice?.map(({ channel, stage }) => `${channel} ${stage}`)).toEqual([
      'push first',
      'mail first',
      'push again',
      'mail again',
    ]);
  });
  test('does not call again where the center does not want that', () => {
    const never = { pushMinutes: null, mailMinutes: null };
    const plan = planFor(parent, { kind: 'incident', isUrgent: true }, NOON, never);
    expect(plan?.deliveries.map(({ stage }) => stage)).toEqual(['first', 'first']);
  });
  test('gathers the photos of ten minutes', () => {
    const at = (now: string) =>
      told(parent, { kind: 'photo', isUrgent: false }, new Date(now))?.deliveries[0]?.dueAt.toISOString();
    expect(at('2026-03-02T17:00:01Z')).toBe('2026-03-02T17:10:00.000Z');
    expect(at('2026-03-02T17:09:59Z')).toBe('2026-03-02T17:10:00.000Z');
  });
  test('waits a minute for a check-in to be undone', () => {
    const plan = told(parent, { kind: 'attendance', isUrgent: false });
    expect(plan?.deliveries).toEqual([{ channel: 'push', stage: 'first', dueAt: new Date('2026-03-02T17:01:00Z') }]);
  });
});

describe('quiet hours', () => {
  const ends = (now: string, from: string, to: string, at = zone) =>
    afterQuiet(new Date(now), { from, to, zone: at }).toISOString();

  test.each([
    ['before they begin', '2026-03-03T02:59:00Z', '2026-03-03T02:59:00.000Z'],
    ['as they begin, in the evening', '2026-03-03T03:00:00Z', '2026-03-03T12:00:00.000Z'],
    ['after midnight', '2026-03-03T11:59:00Z', '2026-03-03T12:00:00.000Z'],
    ['as they end', '2026-03-03T12:00:00Z', '2026-03-03T12:00:00.000Z'],
  ])('over midnight, %s', (_, now, then) => {
    expect(ends(now, '22:00', '07:00')).toBe(then);
  });
  test('within a day', () => {
    expect(ends('2026-03-02T18:00:00Z', '12:30', '14:30')).toBe('2026-03-02T19:30:00.000Z');
    expect(ends('2026-03-02T19:30:00Z', '12:30', '14:30')).toBe('2026-03-02T19:30:00.000Z');
  });
  test('are the person’s own', () => {
    expect(ends('2026-03-02T21:00:00Z', '22:00', '07:00', 'Europe/Berlin')).toBe('2026-03-03T06:00:00.000Z');
  });
  test('follow the clock when it changes', () => {
    // In the night to March 8 the clocks of New York go forward, in that to November 1 back.
    expect(ends('2026-03-08T03:00:00Z', '22:00', '07:00')).toBe('2026-03-08T11:00:00.000Z');
    expect(ends('2026-11-01T04:00:00Z', '22:00', '07:00')).toBe('2026-11-01T12:00:00.000Z');
    expect(ends('2026-11-01T06:10:00Z', '22:00', '01:30')).toBe('2026-11-01T06:30:00.000Z');
  });
  test('end within a day, outside of themselves, and never in the past', () => {
    const time = fc.integer({ min: 0, max: 1439 }).map((m) => {
      const two = (n: number) => String(n).padStart(2, '0');
      return `${two(Math.floor(m / 60))}:${two(m % 60)}`;
    });
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, time, time, (now, from, to) => {
        fc.pre(from !== to);
        const end = afterQuiet(now, { from, to, zone });
        const wait = end.getTime() - now.getTime();
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait).toBeLessThanOrEqual(25 * 3_600_000);
        // A time that a clock change skips is an hour later, where they may have begun again.
        if (wait === 0 || timeAt(end, zone) === to) expect(afterQuiet(end, { from, to, zone })).toEqual(end);
      }),
    );
  });
});
