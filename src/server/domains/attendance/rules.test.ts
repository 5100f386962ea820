import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timeAt } from '#server/kernel/clock/zone.ts';
import { HttpError } from '#server/kernel/http-error.ts';
import {
  canUndo,
  checkDate,
  type Day,
  decideCheckIn,
  decideCheckOut,
  decideTimes,
  type Span,
  statusAt,
} from './rules.ts';

const ZONE = 'America/New_York';
const WINTER = '2026-03-02';

/** A stay on the day, in New York winter time; without an end it is open. */
const stay = (id: number, start: string, end: string | null = null): Span => ({
  id,
  checkIn: at(start),
  checkOut: end === null ? null : at(end),
});
const at = (time: string) => new Date(`${WINTER}T${time}:00-05:00`);
const dayOf = (...spans: Span[]): Day => ({ childName: 'Mia', date: WINTER, zone: ZONE, spans });

function refused(outcome: unknown): HttpError {
  if (!(outcome instanceof HttpError)) throw new Error('Expected a refusal');
  return outcome;
}
function allowed<T>(outcome: T | HttpError): T {
  if (outcome instanceof HttpError) throw outcome;
  return outcome;
}

describe('the date', () => {
  test('today and the past may be written up, the future not', () => {
    expect(checkDate(WINTER, WINTER)).toBeNull();
    expect(checkDate('2025-12-31', WINTER)).toBeNull();
    expect(checkDate('2026-03-03', WINTER)).toMatchObject({
      status: 422,
      details: { fields: { date: 'Attendance cannot be recorded for a future date' } },
    });
  });
});

describe('a check-in', () => {
  test('happens at the local time of the day', () => {
    expect(decideCheckIn(dayOf(), '07:30')).toEqual(at('07:30'));
  });

  test('is refused while a stay is open, whatever the time', () => {
    for (const time of ['06:00', '07:30', '12:00']) {
      const { status, text, details } = refused(decideCheckIn(dayOf(stay(1, '07:30')), time));
      expect([status, text, details.values]).toEqual([409, '{{name}} is already checked in', { name: 'Mia' }]);
    }
  });

  test('may follow a stay, also in the minute it ended', () => {
    const morning = dayOf(stay(1, '07:30', '11:00'));
    expect(decideCheckIn(morning, '11:00')).toEqual(at('11:00'));
    expect(decideCheckIn(morning, '13:00')).toEqual(at('13:00'));
  });

  test('cannot begin inside a stay or before one, since its end is open', () => {
    for (const time of ['07:30', '08:00', '10:59', '06:00']) {
      expect(refused(decideCheckIn(dayOf(stay(1, '07:30', '11:00')), time))).toMatchObject({
        status: 422,
        details: { fields: { checkInTime: 'This time lies within another stay on this day' } },
      });
    }
  });

  test('between two stays is refused, after both it is fine', () => {
    const two = dayOf(stay(1, '07:00', '08:00'), stay(2, '12:00', '13:00'));
    expect(refused(decideCheckIn(two, '09:00')).status).toBe(422);
    expect(decideCheckIn(two, '13:00')).toEqual(at('13:00'));
  });
});

describe('a check-out', () => {
  test('ends the open stay, not another one', () => {
    const open = stay(2, '12:00');
    expect(decideCheckOut(dayOf(stay(1, '07:00', '08:00'), open), '17:00')).toEqual({
      span: open,
      moment: at('17:00'),
    });
  });

  test('is refused without an open stay', () => {
    expect(refused(decideCheckOut(dayOf(), '17:00'))).toMatchObject({
      status: 409,
      text: '{{name}} is not checked in',
    });
    expect(refused(decideCheckOut(dayOf(stay(1, '07:00', '08:00')), '17:00')).status).toBe(409);
  });

  test('may be in the minute of the check-in, and not before it', () => {
    const day = dayOf(stay(1, '07:30'));
    expect(allowed(decideCheckOut(day, '07:30')).moment).toEqual(at('07:30'));
    expect(refused(decideCheckOut(day, '07:29'))).toMatchObject({
      status: 422,
      text: 'Check-out cannot be before the check-in at {{time}}',
      details: { values: { time: '07:30' }, fields: { checkOutTime: 'Check-out cannot be before the check-in' } },
    });
  });

  test('cannot reach over a later stay', () => {
    const day = dayOf(stay(1, '07:00'), stay(2, '12:00', '13:00'));
    expect(allowed(decideCheckOut(day, '12:00')).moment).toEqual(at('12:00'));
    expect(refused(decideCheckOut(day, '12:01')).details.fields).toHaveProperty('checkOutTime');
  });
});

describe('new times of a stay', () => {
  test('are measured against the other stays, not against its own old times', () => {
    const day = dayOf(stay(1, '07:00', '08:00'), stay(2, '12:00', '13:00'));
    expect(decideTimes(day, 1, '07:30', '12:00')).toEqual({ checkIn: at('07:30'), checkOut: at('12:00') });
    expect(refused(decideTimes(day, 1, '07:30', '12:30')).details.fields).toHaveProperty('checkOutTime');
    expect(refused(decideTimes(day, 1, '12:30', '14:00')).status).toBe(422);
  });

  test('can open it again, unless another one is open or would lie behind it', () => {
    expect(decideTimes(dayOf(stay(1, '07:00', '08:00')), 1, '07:00', null)).toEqual({
      checkIn: at('07:00'),
      checkOut: null,
    });
    expect(refused(decideTimes(dayOf(stay(1, '07:00', '08:00'), stay(2, '12:00')), 1, '07:00', null)).status).toBe(409);
    const followed = dayOf(stay(1, '07:00', '08:00'), stay(2, '12:00', '13:00'));
    expect(refused(decideTimes(followed, 1, '07:00', null)).status).toBe(422);
  });

  test('cannot end before they begin', () => {
    expect(refused(decideTimes(dayOf(), 0, '09:00', '08:59')).details.fields).toHaveProperty('checkOutTime');
  });
});

describe('clock changes', () => {
  const autumn = (...spans: Span[]): Day => ({ childName: 'Mia', date: '2026-11-01', zone: ZONE, spans });

  test('a stay over the repeated hour ends in its second pass when the first would be too early', () => {
    const open = { id: 1, checkIn: new Date('2026-11-01T05:50:00Z'), checkOut: null };
    const { moment } = allowed(decideCheckOut(autumn(open), '01:10'));
    expect(moment).toEqual(new Date('2026-11-01T06:10:00Z'));
  });

  test('a check-in after a stay that ended in the repeated hour is in its second pass', () => {
    const done = { id: 1, checkIn: new Date('2026-11-01T05:10:00Z'), checkOut: new Date('2026-11-01T05:40:00Z') };
    expect(decideCheckIn(autumn(done), '01:30')).toEqual(new Date('2026-11-01T06:30:00Z'));
  });

  test('a stay that began in the second pass keeps it when only its end is corrected', () => {
    const second = { id: 1, checkIn: new Date('2026-11-01T06:30:00Z'), checkOut: new Date('2026-11-01T07:00:00Z') };
    expect(decideTimes(autumn(second), 1, '01:30', '01:45')).toEqual({
      checkIn: second.checkIn,
      checkOut: new Date('2026-11-01T06:45:00Z'),
    });
  });

  test('in spring a day is an hour shorter and its times stay what the clock on the wall says', () => {
    const day: Day = { childName: 'Mia', date: '2026-03-08', zone: ZONE, spans: [] };
    const times = allowed(decideTimes(day, 0, '01:30', '03:30'));
    expect(times).toEqual({ checkIn: new Date('2026-03-08T06:30:00Z'), checkOut: new Date('2026-03-08T07:30:00Z') });
  });
});

describe('late', () => {
  test('begins after the deadline, to the minute', () => {
    expect(statusAt('09:00', '09:00', true, undefined)).toBe('present');
    expect(statusAt('09:01', '09:00', true, undefined)).toBe('late');
  });
  test('is off without a deadline, unless staff say so', () => {
    expect(statusAt('23:59', null, true, undefined)).toBe('present');
    expect(statusAt('07:00', null, true, 'late')).toBe('late');
    expect(statusAt('07:00', '09:00', true, 'late')).toBe('late');
  });
  test('concerns the arrival, so coming back later is not late', () => {
    expect(statusAt('15:00', '09:00', false, undefined)).toBe('present');
    expect(statusAt('15:00', '09:00', false, 'late')).toBe('present');
  });
});

test('a change can be taken back for fifteen minutes, the last one included', () => {
  const changed = at('08:00');
  expect(canUndo(changed, at('08:00'))).toBe(true);
  expect(canUndo(changed, at('08:15'))).toBe(true);
  expect(canUndo(changed, new Date(at('08:15').getTime() + 1))).toBe(false);
});

test('whatever is asked in whatever order, stays never overlap and never more than one is open', () => {
  const minute = fc.nat(24 * 60 - 1).map((m) => {
    const two = (number: number) => String(number).padStart(2, '0');
    return `${two(Math.floor(m / 60))}:${two(m % 60)}`;
  });
  const step = fc.record({
    kind: fc.constantFrom('in', 'out', 'amend'),
    time: minute,
    end: fc.option(minute),
    which: fc.nat(5),
  });
  const dates = fc.constantFrom(WINTER, '2026-03-08', '2026-11-01');
  fc.assert(
    fc.property(dates, fc.array(step, { maxLength: 12 }), (date, steps) => {
      let spans: Span[] = [];
      for (const [id, { kind, time, end, which }] of steps.entries()) {
        const day: Day = { childName: 'Mia', date, zone: ZONE, spans };
        const amended = spans[which];
        if (kind === 'in') {
          const checkIn = decideCheckIn(day, time);
          if (checkIn instanceof Date) spans = [...spans, { id, checkIn, checkOut: null }];
        } else if (kind === 'out') {
          const end = decideCheckOut(day, time);
          if (!(end instanceof HttpError)) spans = replaced(spans, { ...end.span, checkOut: end.moment });
        } else if (amended) {
          const times = decideTimes(day, amended.id, time, end);
          if (!(times instanceof HttpError)) spans = replaced(spans, { id: amended.id, ...times });
        }
        expect(spans.filter(({ checkOut }) => checkOut === null).length).toBeLessThanOrEqual(1);
        expect(overlaps(spans)).toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
});

const replaced = (spans: readonly Span[], span: Span) => spans.map((old) => (old.id === span.id ? span : old));

/** Pairs of stays that share more than a moment, or end before they begin. */
function overlaps(spans: readonly Span[]): string[] {
  const sorted = spans.toSorted((a, b) => +a.checkIn - +b.checkIn || end(a) - end(b));
  return sorted.flatMap((span, i) => {
    const next = sorted[i + 1];
    const isBad = end(span) < +span.checkIn || (next && end(span) > +next.checkIn);
    return isBad ? [`${timeAt(span.checkIn, ZONE)} (${span.id})`] : [];
  });
}
const end = ({ checkOut }: Span) => (checkOut === null ? Number.POSITIVE_INFINITY : +checkOut);
