import fc from 'fast-check';
import type { Misfit, Move, Stay } from '#server/domains/kiosk/rules-day.ts';

export interface Told {
  readonly id: number;
  readonly at: number;
  readonly direction: 'in' | 'out';
}

/** A day as somebody would do it by hand: in order of time, in and out by turns; what doesn't fit is left over. */
export function plainDay(moves: readonly Told[]) {
  const stays: { start: Told; end: Told | null }[] = [];
  const left: number[] = [];
  for (const move of [...moves].sort((a, b) => a.at - b.at || a.id - b.id)) {
    const last = stays.at(-1);
    const isIn = last !== undefined && last.end === null;
    if (move.direction === 'in' && !isIn) stays.push({ start: move, end: null });
    else if (move.direction === 'out' && isIn) last.end = move;
    else left.push(move.id);
  }
  return { stays, left };
}

/** A move whose ties are broken by its number alone. */
export const asMove = ({ id, at, direction }: Told): Move => ({
  id,
  uuid: String(id).padStart(12, '0'),
  at: new Date(at),
  direction,
});

export const someMoves = fc
  .array(fc.record({ at: fc.nat(600), direction: fc.constantFrom('in' as const, 'out' as const) }), { maxLength: 14 })
  .map((moves) => moves.map((move, id) => ({ ...move, at: move.at * 60_000, id: id + 1 })));

/** Stays of staff that don't overlap; the last may be open. */
export const staffStays = fc
  .tuple(fc.uniqueArray(fc.nat(600), { maxLength: 6 }), fc.boolean())
  .map(([times, isOpen]): Stay[] => {
    const sorted = times.toSorted((a, b) => a - b).map((time) => new Date(time * 60_000 + 30_000));
    const stays: Stay[] = [];
    for (let i = 0; i < sorted.length; i += 2) {
      const [start, end] = [sorted[i], sorted[i + 1]];
      if (!start || (!end && !isOpen)) break;
      const row = 100 + i;
      stays.push({ row, start: { at: start, move: null, row }, end: end ? { at: end, move: null, row } : null });
    }
    return stays;
  });

export const reasons = (misfits: ReadonlyMap<number, Misfit>) => [...misfits.keys()].sort((a, b) => a - b);
