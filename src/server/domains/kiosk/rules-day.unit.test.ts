import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asMove, plainDay, reasons, someMoves, staffStays } from '#testing/properties/kiosk.ts';
import { foldDay, type Move, type Stay } from './rules-day.ts';

const shown = (stays: readonly Stay[]) => stays.map(({ start, end }) => [start.move, end?.move ?? null]);
/** As rows that were written, each with a number. */
const written = (stays: readonly Stay[]): Stay[] =>
  stays.map(({ row, start, end }, index) => {
    const own = row ?? 1000 + index + start.at.getTime();
    return { row: own, start: { ...start, row: own }, end: end && { ...end, row: own } };
  });
/** Moves one after the other, in the order given, each on top of what was recorded before. */
function oneByOne(rows: readonly Stay[], moves: readonly Move[]) {
  let day = { stays: rows, misfits: new Map() as ReadonlyMap<number, unknown> };
  const come: Move[] = [];
  for (const move of moves) {
    come.push(move);
    day = foldDay(written(day.stays), come);
  }
  return day;
}

describe('a day of moves alone', () => {
  test('is what somebody would write down in order of time', () => {
    fc.assert(
      fc.property(someMoves, (moves) => {
        const plain = plainDay(moves);
        const folded = foldDay([], moves.map(asMove));
        expect(shown(folded.stays)).toEqual(plain.stays.map(({ start, end }) => [start.id, end?.id ?? null]));
        expect(reasons(folded.misfits)).toEqual(plain.left.toSorted((a, b) => a - b));
      }),
    );
  });

  test('comes out the same in whatever order and however often they arrive', () => {
    fc.assert(
      fc.property(someMoves, fc.infiniteStream(fc.nat()), (moves, chance) => {
        const keys = new Map(moves.map(({ id }) => [id, chance.next().value ?? 0]));
        const mixed = moves.toSorted((a, b) => (keys.get(a.id) ?? 0) - (keys.get(b.id) ?? 0)).map(asMove);
        const whole = foldDay([], moves.map(asMove));
        const step = oneByOne([], mixed);
        expect(shown(step.stays)).toEqual(shown(whole.stays));
        expect(reasons(step.misfits as typeof whole.misfits)).toEqual(reasons(whole.misfits));
      }),
    );
  });
});

describe('a day on which staff recorded too', () => {
  test('keeps every word of staff and loses no move', () => {
    fc.assert(
      fc.property(staffStays, someMoves, (rows, moves) => {
        const { stays, misfits } = oneByOne(rows, moves.map(asMove));
        const words = (all: readonly Stay[]) =>
          all.flatMap(({ start, end }) => [start, ...(end ? [end] : [])]).filter(({ move }) => move === null);
        const times = (all: readonly Stay[]) => words(all).map(({ at }) => at.getTime());
        expect(times(stays)).toEqual(times(rows));
        const used = stays.flatMap(({ start, end }) => [start.move, end?.move ?? null]).filter((id) => id !== null);
        expect([...used, ...misfits.keys()].toSorted((a, b) => a - b)).toEqual(moves.map(({ id }) => id));
      }),
    );
  });

  test('has stays one after the other, at most the last one open, each in a row of its own', () => {
    fc.assert(
      fc.property(staffStays, someMoves, (rows, moves) => {
        const { stays } = foldDay(rows, moves.map(asMove));
        for (const [index, { start, end }] of stays.entries()) {
          const next = stays[index + 1];
          expect(end === null).toBe(end === null && next === undefined);
          if (end) expect(end.at >= start.at).toBe(true);
          if (end && next) expect(next.start.at >= end.at).toBe(true);
        }
        const kept = stays.flatMap(({ row }) => row ?? []);
        expect(new Set(kept).size).toBe(kept.length);
      }),
    );
  });
});

const at = (minute: number) => new Date(minute * 60_000);
const staff = (row: number, start: number, end: number | null): Stay => ({
  row,
  start: { at: at(start), move: null, row },
  end: end === null ? null : { at: at(end), move: null, row },
});

test('a move beside the same entry of staff is told so, further away it is told as what it is', () => {
  const near = asMove({ id: 1, at: 10 * 60_000, direction: 'in' });
  const far = asMove({ id: 2, at: 60 * 60_000, direction: 'in' });
  const { misfits } = foldDay([staff(7, 5, null)], [near, far]);
  expect([...misfits]).toEqual([
    [1, 'staff-recorded'],
    [2, 'already-in'],
  ]);
});

test('an absence between two entries of staff divides their stay', () => {
  const out = asMove({ id: 1, at: 60 * 60_000, direction: 'out' });
  const back = asMove({ id: 2, at: 90 * 60_000, direction: 'in' });
  const { stays } = foldDay([staff(7, 0, 240)], [out, back]);
  expect(stays.map(({ row, start, end }) => [row, start.move, end?.move])).toEqual([
    [7, null, 1],
    [null, 2, null],
  ]);
  expect(stays[1]?.end?.row).toBe(7);
});
