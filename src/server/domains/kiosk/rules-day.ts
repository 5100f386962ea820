/** One end of a stay: when, and which move from the kiosk says so; null where staff do. */
export interface End {
  readonly at: Date;
  readonly move: number | null;
  /** The row in which staff said so. */
  readonly row: number | null;
}
export interface Stay {
  /** The row that holds it; null: it has none yet. */
  readonly row: number | null;
  readonly start: End;
  readonly end: End | null;
}
export type Direction = 'in' | 'out';
/** What somebody entered at the kiosk about one child on one day. */
export interface Move {
  readonly id: number;
  /** Breaks the tie of two moves at one moment. */
  readonly uuid: string;
  readonly at: Date;
  readonly direction: Direction;
}
export type Misfit = 'already-in' | 'not-in' | 'staff-recorded';
export interface Folded {
  readonly stays: readonly Stay[];
  readonly misfits: ReadonlyMap<number, Misfit>;
}

/** Staff and a family entered the same thing when no more than this lies between. */
const SAME_MS = 15 * 60_000;

/**
 * A child's day made of what staff recorded, which stands, and of the moves from the kiosk, in the order of their moments:
 * whatever order they arrive in, the day comes out the same. A move for which there is no room is a misfit, and is asked
 * again whenever another one arrives. `rows` are the stays as recorded now; of their ends those with a move are made anew.
 */
export function foldDay(rows: readonly Stay[], moves: readonly Move[]): Folded {
  const state: State = { stays: [], open: null, misfits: new Map() };
  const placed = marksOf(rows, moves).every((mark) => place(state, mark));
  // Staff's entries alone contradict one another, as after the erasure of a move: nothing is touched then.
  if (!placed) return { stays: rows, misfits: leftOver(rows, moves) };
  if (state.open) state.stays.push(state.open);
  return { stays: withRows(state.stays, rows), misfits: withStaff(state.misfits, rows, moves) };
}

interface Mark {
  readonly at: Date;
  readonly direction: Direction;
  readonly move: number | null;
  /** Whose row it is, of staff's marks. */
  readonly row: number | null;
}
interface Draft {
  start: Mark;
  end: Mark | null;
}
interface State {
  readonly stays: Draft[];
  open: Draft | null;
  readonly misfits: Map<number, Misfit>;
}

function marksOf(rows: readonly Stay[], moves: readonly Move[]): Mark[] {
  const staff = [...rows]
    .sort((a, b) => a.start.at.getTime() - b.start.at.getTime() || (a.row ?? 0) - (b.row ?? 0))
    .flatMap(({ row, start, end }): Mark[] => [
      ...(start.move === null ? [{ at: start.at, direction: 'in' as const, move: null, row }] : []),
      ...(end && end.move === null ? [{ at: end.at, direction: 'out' as const, move: null, row }] : []),
    ]);
  const atKiosk = [...moves]
    .sort((a, b) => a.at.getTime() - b.at.getTime() || (a.uuid < b.uuid ? -1 : 1))
    .map(({ id, at, direction }): Mark => ({ at, direction, move: id, row: null }));
  // Sorting is stable: staff's come first at one moment, each kind in its own order.
  return [...staff, ...atKiosk].sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** Puts a mark in its place; false when a mark of staff has none. */
function place(state: State, mark: Mark): boolean {
  return mark.direction === 'in' ? arrive(state, mark) : leave(state, mark);
}

function arrive(state: State, mark: Mark): boolean {
  if (!state.open) {
    state.open = { start: mark, end: null };
    return true;
  }
  if (mark.move !== null) {
    state.misfits.set(mark.move, 'already-in');
    return true;
  }
  // Staff recorded the arrival too, a little later: theirs stands.
  if (state.open.start.move === null) return false;
  state.misfits.set(state.open.start.move, 'staff-recorded');
  state.open.start = mark;
  return true;
}

function leave(state: State, mark: Mark): boolean {
  if (state.open) {
    state.stays.push({ ...state.open, end: mark });
    state.open = null;
    return true;
  }
  if (mark.move !== null) {
    state.misfits.set(mark.move, 'not-in');
    return true;
  }
  const last = state.stays.at(-1);
  if (last?.end?.move == null) return false;
  state.misfits.set(last.end.move, 'staff-recorded');
  last.end = mark;
  return true;
}

/** Each stay keeps the row in which staff's part of it stands, else that of its move, else any that is left over. */
function withRows(drafts: readonly Draft[], rows: readonly Stay[]): Stay[] {
  const rowOfMove = new Map(
    rows.flatMap(({ row, start, end }) => [
      ...(start.move === null ? [] : [[start.move, row] as const]),
      ...(end?.move == null ? [] : [[end.move, row] as const]),
    ]),
  );
  const free = new Set(rows.map(({ row }) => row));
  const taken: (number | null)[] = drafts.map(() => null);
  const claim = (index: number, row: number | null | undefined) => {
    if (row == null || taken[index] != null || !free.delete(row)) return;
    taken[index] = row;
  };
  drafts.forEach(({ start, end }, index) => {
    claim(index, start.row);
    claim(index, end?.row);
  });
  drafts.forEach(({ start, end }, index) => {
    claim(index, start.move === null ? null : rowOfMove.get(start.move));
    claim(index, end?.move == null ? null : rowOfMove.get(end.move));
  });
  drafts.forEach((_, index) => {
    claim(index, [...free][0]);
  });
  return drafts.map(({ start, end }, index) => ({
    row: taken[index] ?? null,
    start: endOf(start),
    end: end && endOf(end),
  }));
}

const endOf = ({ at, move, row }: Mark): End => ({ at, move, row });

/** A misfit beside the same entry of staff's needs no more than its signature to be added to it. */
function withStaff(
  misfits: ReadonlyMap<number, Misfit>,
  rows: readonly Stay[],
  moves: readonly Move[],
): Map<number, Misfit> {
  const staff = marksOf(rows, []);
  const told = new Map(misfits);
  for (const { id, at, direction } of moves) {
    const isSame = (mark: Mark) =>
      mark.direction === direction && Math.abs(mark.at.getTime() - at.getTime()) <= SAME_MS;
    if (told.has(id) && staff.some(isSame)) told.set(id, 'staff-recorded');
  }
  return told;
}

function leftOver(rows: readonly Stay[], moves: readonly Move[]): Map<number, Misfit> {
  const used = new Set(rows.flatMap(({ start, end }) => [start.move, end?.move ?? null]));
  return new Map(moves.filter(({ id }) => !used.has(id)).map(({ id }) => [id, 'staff-recorded']));
}
