import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PUNCH_KINDS, type PunchKind } from '#contract/time-clock-choices.ts';
import { agrees, clockOff, type Fixed, fixedAt, type Punched, readPunches, refusedMoment, type Span } from './rules.ts';
import { type MadeDuty, placedIn, rebuiltFrom } from './rules-rebuild.ts';

const at = (time: string, date = '2026-03-02') => new Date(`${date}T${time}:00Z`);
const NOW = at('12:00', '2026-03-04');
let ids = 0;
const said = (kind: PunchKind, time: string, more: Partial<Punched> = {}): Punched => {
  ids += 1;
  const moment = at(time);
  return { id: ids, kind, at: moment, receivedAt: moment, roomId: null, ...more };
};
const clock = (moment: Date | null) => moment?.toISOString().slice(11, 16) ?? null;
const shown = (spans: readonly Span[]) =>
  spans.map(({ startedAt, endedAt, breaks }) => [
    clock(startedAt),
    clock(endedAt),
    ...breaks.map(({ from, until }) => `${clock(from)}–${clock(until) ?? ''}`),
  ]);
const read = (punches: readonly Punched[], fixed: readonly Fixed[] = [], now = NOW) => {
  const { spans, found } = readPunches(punches, fixed, now);
  return { spans: shown(spans), found: found.map(({ finding, at: moment }) => `${finding} ${clock(moment)}`) };
};

describe('punches', () => {
  test('make a duty with its breaks, whatever their order', () => {
    const day = [said('in', '08:00'), said('break-start', '12:00'), said('break-end', '12:30'), said('out', '16:00')];
    expect(read(day)).toEqual({ spans: [['08:00', '16:00', '12:00–12:30']], found: [] });
    expect(read(day.toReversed())).toEqual(read(day));
  });

  test.each<[string, Punched[], string[]]>([
    ['a second in', [said('in', '08:00'), said('in', '09:00'), said('out', '16:00')], ['double-in 09:00']],
    ['an out without an in', [said('out', '16:00')], ['out-without-in 16:00']],
    ['a break without an in', [said('break-start', '12:00')], ['break-without-in 12:00']],
    [
      'a break that begins twice',
      [said('in', '08:00'), said('break-start', '12:00'), said('break-start', '12:20'), said('out', '16:00')],
      ['double-break 12:20', 'break-without-end 16:00'],
    ],
    [
      'the end of no break',
      [said('in', '08:00'), said('break-end', '12:00'), said('out', '16:00')],
      ['break-end-without-start 12:00'],
    ],
    ['a forgotten out', [said('in', '08:00')], ['forgotten-out 08:00']],
  ])('%s is named, and made into nothing', (_, punches, found) => {
    expect(read(punches).found).toEqual(found);
  });

  test('a second tap within two minutes is the same said again', () => {
    const twice = [said('in', '08:00'), said('in', '08:02'), said('out', '16:00'), said('out', '16:01')];
    expect(read(twice)).toEqual({ spans: [['08:00', '16:00']], found: [] });
  });

  test('an in after sixteen hours begins anew, and what was forgotten has no end', () => {
    const next = said('in', '08:00', { at: at('08:00', '2026-03-03') });
    expect(read([said('in', '08:00'), next, said('out', '17:00', { at: at('17:00', '2026-03-03') })])).toEqual({
      spans: [
        ['08:00', null],
        ['08:00', '17:00'],
      ],
      found: ['forgotten-out 08:00'],
    });
  });

  test('a night is one duty', () => {
    const out = said('out', '06:00', { at: at('06:00', '2026-03-03') });
    expect(read([said('in', '22:00'), out])).toEqual({ spans: [['22:00', '06:00']], found: [] });
  });
});

describe('a duty that somebody corrected', () => {
  const fixed: Fixed = {
    id: 1,
    from: at('08:00'),
    until: at('18:00'),
    startedAt: at('08:00'),
    endedAt: at('17:10'),
    correctedAt: at('09:00', '2026-03-03'),
  };
  const late = { receivedAt: at('10:00', '2026-03-03') };

  test('stays, and a punch that came after it and says otherwise is named', () => {
    expect(read([said('in', '08:00'), said('out', '17:30', late)], [fixed])).toEqual({
      spans: [],
      found: ['set-aside 17:30'],
    });
  });

  test('is not contradicted by what says the same, nor by what was known before', () => {
    expect(agrees(fixed, said('out', '17:10'))).toBe(true);
    expect(read([said('out', '17:10', late), said('out', '16:00')], [fixed]).found).toEqual([]);
  });

  test('ends what was clocked in before it and never out', () => {
    expect(read([said('in', '07:00'), said('in', '08:00')], [fixed]).found).toEqual(['in-without-out 07:00']);
  });

  test('owns the out at its very end, and nothing after it', () => {
    const open = { ...fixed, until: at('17:10') };
    expect(fixedAt([open], said('out', '17:10'))).toBe(open);
    expect(fixedAt([open], said('in', '17:10'))).toBeUndefined();
  });
});

test('a moment to come, and one of more than two weeks ago, are not taken', () => {
  expect(refusedMoment(at('12:02', '2026-03-04'), NOW)).toBe('future');
  expect(refusedMoment(at('12:00', '2026-02-18'), NOW)).toBe(null);
  expect(refusedMoment(at('11:59', '2026-02-18'), NOW)).toBe('too-old');
  expect(refusedMoment(new Date(Number.NaN), NOW)).toBe('future');
});

test('how far a clock was off is kept from a minute on', () => {
  expect([60_000, -60_001, 7_200_000].map(clockOff)).toEqual([null, -60, 7200]);
});

/** Duties as the database would have them: each punch arrives, and what lies around it is made anew. */
function oneByOne(arriving: readonly Punched[], now: Date): MadeDuty[] {
  let duties: MadeDuty[] = [];
  const come: Punched[] = [];
  for (const punch of arriving) {
    come.push(punch);
    const going = duties
      .filter(({ startedAt }) => startedAt <= punch.at && punch.at.getTime() - startedAt.getTime() <= 86_400_000)
      .toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime())
      .at(-1);
    const since = going?.startedAt ?? punch.at;
    const made = duties.filter(({ startedAt }) => startedAt >= since);
    const { spans } = readPunches(
      come.filter((one) => one.at >= since),
      [],
      now,
    );
    const changed = rebuiltFrom(spans, made, now);
    const kept = duties.filter(({ id }) => !changed.some((one) => one.id === id));
    duties = [
      ...kept,
      ...changed.map(({ id, span, isForgotten }, index) => ({
        id: id ?? come.length * 1000 + index,
        startedAt: span.startedAt,
        endedAt: span.endedAt,
        isForgotten,
      })),
    ];
  }
  return duties.toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime());
}

const somePunches = fc
  .uniqueArray(fc.record({ minute: fc.integer({ min: 0, max: 4 * 1440 }), kind: fc.constantFrom(...PUNCH_KINDS) }), {
    selector: ({ minute }) => minute,
    maxLength: 24,
  })
  .map((all) =>
    all.map(({ minute, kind }, index): Punched => {
      const moment = new Date(at('00:00', '2026-02-28').getTime() + minute * 60_000);
      return { id: index + 1, kind, at: moment, receivedAt: moment, roomId: null };
    }),
  );

describe('whatever is clocked', () => {
  test('comes to the same duties in whatever order it arrives', () => {
    fc.assert(
      fc.property(somePunches, (punches) => {
        const whole = readPunches(punches, [], NOW).spans;
        const made = oneByOne(punches, NOW);
        expect(made.map(({ startedAt, endedAt }) => [startedAt, endedAt])).toEqual(
          whole.map(({ startedAt, endedAt }) => [startedAt, endedAt]),
        );
      }),
      { numRuns: 2000 },
    );
  });

  test('no two duties overlap, none is longer than sixteen hours, and every begin and end was said', () => {
    fc.assert(
      fc.property(somePunches, (punches) => {
        const { spans } = readPunches(punches, [], NOW);
        const times = new Set(punches.map((punch) => punch.at.getTime()));
        let last = 0;
        for (const { startedAt, endedAt, breaks } of spans) {
          expect(startedAt.getTime()).toBeGreaterThanOrEqual(last);
          expect(times.has(startedAt.getTime())).toBe(true);
          if (endedAt) {
            expect(times.has(endedAt.getTime())).toBe(true);
            expect(endedAt.getTime() - startedAt.getTime()).toBeLessThan(16 * 3_600_000);
          }
          for (const { from, until } of breaks) expect(until === null || until > from).toBe(true);
          last = endedAt?.getTime() ?? startedAt.getTime();
        }
      }),
    );
  });
});

describe('where somebody was', () => {
  const first = { function: 'care', roomId: 1, mergeId: null, placedBy: 9 } as const;
  const span: Span = {
    startedAt: at('08:00'),
    endedAt: at('16:00'),
    roomId: null,
    breaks: [{ from: at('12:00'), until: at('12:30'), roomId: null }],
  };
  const rows = (all: ReturnType<typeof placedIn>) =>
    all.map(({ at: moment, function: does, roomId }) => [clock(moment), does, roomId]);

  test('is their own room, a break, and then what they did before', () => {
    const moved = { ...first, at: at('10:00'), roomId: 2 };
    expect(rows(placedIn(span, [moved], new Set(), first))).toEqual([
      ['08:00', 'care', 1],
      ['10:00', 'care', 2],
      ['12:00', 'break', null],
      ['12:30', 'care', 2],
    ]);
  });

  test('is the room in which they clock, at the beginning and after a break', () => {
    const inRooms = { ...span, roomId: 5, breaks: [{ from: at('12:00'), until: at('12:30'), roomId: 6 }] };
    expect(rows(placedIn(inRooms, [], new Set(), first))).toEqual([
      ['08:00', 'care', 5],
      ['12:00', 'break', null],
      ['12:30', 'care', 6],
    ]);
  });

  test('is training after a break where that was said at its end, and nothing before or after the duty', () => {
    const training = { ...first, at: at('12:30'), function: 'training', roomId: null } as const;
    const outside = { ...first, at: at('17:00'), roomId: 3 };
    const marks = new Set([at('12:30').getTime()]);
    expect(rows(placedIn(span, [training, outside], marks, first))).toEqual([
      ['08:00', 'care', 1],
      ['12:00', 'break', null],
      ['12:30', 'training', null],
    ]);
  });
});
