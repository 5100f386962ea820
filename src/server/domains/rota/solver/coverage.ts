import { type Duty, isAt, type Problem } from './problem.ts';

/**
 * Who is where in one quarter hour, as many as can be: people of the same rooms are alike, and counted by the bits of their rooms. Each change
 * leaves the matching as large as it can be (augmenting paths).
 */
class Cell {
  readonly need: readonly number[];
  readonly #filled: number[];
  /** By rooms' bits: how many are in each room. */
  readonly #placed = new Map<number, number[]>();
  readonly #spare = new Map<number, number>();
  #good: number | null = null;
  missing: number;

  constructor(need: readonly number[]) {
    this.need = need;
    this.#filled = need.map(() => 0);
    this.missing = need.reduce((sum, one) => sum + one, 0);
  }

  /** Rooms from which a place can be made for one more: where somebody is missing, or somebody can go over to such a room. */
  get good(): number {
    if (this.#good === null) this.#good = this.#findGood();
    return this.#good;
  }

  #findGood(): number {
    let good = 0;
    for (const [room, wanted] of this.need.entries()) if ((this.#filled[room] ?? 0) < wanted) good |= 1 << room;
    for (let grows = good !== 0; grows; ) {
      grows = false;
      for (const [bits, rooms] of this.#placed) {
        if ((bits & good) === 0) continue;
        for (const [room, count] of rooms.entries())
          if (count > 0 && (good & (1 << room)) === 0) {
            good |= 1 << room;
            grows = true;
          }
      }
    }
    return good;
  }

  /** One more is there; answers whether one fewer is missing. */
  add(bits: number): boolean {
    if ((bits & this.good) === 0 || !this.#place(bits, { rooms: 0 })) {
      this.#spare.set(bits, (this.#spare.get(bits) ?? 0) + 1);
      return false;
    }
    this.missing -= 1;
    this.#good = null;
    return true;
  }

  /** One who is there goes; answers whether one more is missing. */
  remove(bits: number): boolean {
    const spare = this.#spare.get(bits) ?? 0;
    if (spare > 0) {
      this.#spare.set(bits, spare - 1);
      return false;
    }
    const rooms = this.#placed.get(bits) ?? [];
    const room = rooms.findIndex((count) => count > 0);
    rooms[room] = (rooms[room] ?? 0) - 1;
    this.#filled[room] = (this.#filled[room] ?? 0) - 1;
    this.#good = null;
    for (const [other, count] of this.#spare)
      if (count > 0 && (other & this.good) !== 0 && this.#place(other, { rooms: 0 })) {
        this.#spare.set(other, count - 1);
        this.#good = null;
        return false;
      }
    this.missing += 1;
    return true;
  }

  /** Puts one of these rooms where somebody is missing, or in the place of somebody who goes over to another room; each room is tried once. */
  #place(bits: number, seen: { rooms: number }): boolean {
    for (const [room, wanted] of this.need.entries()) {
      const bit = 1 << room;
      if ((bits & bit) === 0 || (seen.rooms & bit) !== 0) continue;
      seen.rooms |= bit;
      if ((this.#filled[room] ?? 0) < wanted) {
        this.#filled[room] = (this.#filled[room] ?? 0) + 1;
        this.#put(bits, room, 1);
        return true;
      }
      for (const [other, rooms] of this.#placed) {
        if (other === bits || (rooms[room] ?? 0) === 0 || !this.#place(other, seen)) continue;
        this.#put(other, room, -1);
        this.#put(bits, room, 1);
        return true;
      }
    }
    return false;
  }

  #put(bits: number, room: number, by: number): void {
    const rooms = this.#placed.get(bits) ?? this.need.map(() => 0);
    rooms[room] = (rooms[room] ?? 0) + by;
    this.#placed.set(bits, rooms);
  }
}

/** Who is there in every quarter hour of a week, and how many are missing in all. */
export class Coverage {
  readonly #problem: Problem;
  readonly #cells: readonly (readonly Cell[])[];
  /** In quarter hours. */
  missing: number;

  constructor(problem: Problem) {
    this.#problem = problem;
    this.#cells = problem.need.map((day) => day.map((need) => new Cell(need)));
    this.missing = this.#cells.flat().reduce((sum, cell) => sum + cell.missing, 0);
  }

  /** Each quarter hour in which somebody is missing. */
  missingAt = (): { day: number; slot: number }[] =>
    this.#cells.flatMap((cells, day) => cells.flatMap((cell, slot) => (cell.missing > 0 ? [{ day, slot }] : [])));

  /** Whether one more person of these rooms would make a quarter hour better. */
  gains = (bits: number, day: number, slot: number): boolean => ((this.#cells[day]?.[slot]?.good ?? 0) & bits) !== 0;

  add(person: number, day: number, duty: Duty): void {
    this.#each(person, day, duty, (cell, bits) => {
      if (cell.add(bits)) this.missing -= 1;
    });
  }

  remove(person: number, day: number, duty: Duty): void {
    this.#each(person, day, duty, (cell, bits) => {
      if (cell.remove(bits)) this.missing += 1;
    });
  }

  #each(person: number, day: number, duty: Duty, change: (cell: Cell, bits: number) => void): void {
    const { people, rules } = this.#problem;
    const bits = people[person]?.rooms[day] ?? 0;
    for (let slot = duty.from; slot < duty.to; slot++) {
      const cell = this.#cells[day]?.[slot];
      if (cell && isAt(duty, slot, rules)) change(cell, bits);
    }
  }
}
