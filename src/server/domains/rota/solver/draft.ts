import { Coverage } from './coverage.ts';
import type { Dice } from './dice.ts';
import { type Duty, type Problem, pausesOf, workOf } from './problem.ts';

/** A duty (or none) for each person and day. */
export type Duties = (Duty | null)[][];

/** A duty with how many quarter hours it fills of what is missing, and how much work it is. */
interface Found {
  readonly duty: Duty;
  readonly gain: number;
  readonly work: number;
}
const isBetter = (one: Found, other: Found): boolean =>
  one.gain > other.gain || (one.gain === other.gain && one.work < other.work);

/** So many people are planned anew at once. */
const TAKEN_OUT = 5;
/** After so many looks for the best duty of somebody others have their turn. */
const LOOKED_AT_ONCE = 8;

/** A plan that is being made, with what it leaves missing. */
export class Draft {
  readonly problem: Problem;
  readonly duties: Duties;
  readonly #coverage: Coverage;
  readonly #left: number[];

  constructor(problem: Problem) {
    this.problem = problem;
    this.duties = problem.people.map(() => Array.from({ length: problem.days }, () => null));
    this.#coverage = new Coverage(problem);
    this.#left = problem.people.map(({ most }) => most);
  }

  get missing(): number {
    return this.#coverage.missing;
  }

  set(person: number, day: number, duty: Duty | null): void {
    const own = this.duties[person];
    const before = own?.[day] ?? null;
    if (!own || before === duty) return;
    if (before) {
      this.#coverage.remove(person, day, before);
      this.#spend(person, -workOf(before, this.problem.rules));
    }
    own[day] = duty;
    if (duty) {
      this.#coverage.add(person, day, duty);
      this.#spend(person, workOf(duty, this.problem.rules));
    }
  }

  #spend(person: number, work: number): void {
    this.#left[person] = (this.#left[person] ?? 0) - work;
  }

  /**
   * Gives duties on a day to these people, each time the one that helps most, until none helps. What somebody helps never grows with who is there
   * already, so that only whoever seems to be best is looked at anew.
   */
  *fill(people: readonly number[], day: number): Generator<void> {
    let looked = 0;
    const waiting = new Map<number, Found>();
    for (const person of people) {
      const found = this.duties[person]?.[day] ? undefined : this.#bestDuty(person, day);
      if (found) waiting.set(person, found);
      if (++looked % LOOKED_AT_ONCE === 0) yield;
    }
    while (waiting.size > 0) {
      const [person, known] = [...waiting].reduce((best, one) => (isBetter(one[1], best[1]) ? one : best));
      const found = this.#bestDuty(person, day);
      if (++looked % LOOKED_AT_ONCE === 0) yield;
      if (!found) waiting.delete(person);
      else if (found.gain < known.gain) waiting.set(person, found);
      else {
        this.set(person, day, found.duty);
        waiting.delete(person);
      }
    }
  }

  /** The duty of somebody on a day that fills most of what is missing, and of such the one with least work. */
  #bestDuty(person: number, day: number): Found | undefined {
    const { rules, people } = this.problem;
    const candidate = people[person];
    const left = this.#left[person] ?? 0;
    if (!candidate || left < 1) return undefined;
    let best: Found | undefined;
    for (const [begins, ends, shortest = rules.shortest] of candidate.free[day] ?? []) {
      const gained = this.#gainsOf(candidate.rooms[day] ?? 0, day, begins, ends);
      for (let from = begins; from + shortest <= ends; from++) {
        const last = Math.min(ends, from + rules.longest);
        if (gained(from, last) < (best?.gain ?? 1)) continue;
        for (let to = from + shortest; to <= last; to++) {
          const whole = gained(from, to);
          if (whole < (best?.gain ?? 1)) continue;
          for (const pause of pausesOf(from, to, rules)) {
            const duty = { from, to, pause };
            const gain = pause === null ? whole : whole - gained(pause, pause + rules.breakLength);
            const found = { duty, gain, work: workOf(duty, rules) };
            if (gain > 0 && found.work <= left && (!best || isBetter(found, best))) best = found;
          }
        }
      }
    }
    return best;
  }

  /** Says of each part of a time in how many quarter hours one more person of these rooms helps. */
  #gainsOf(bits: number, day: number, begins: number, ends: number): (from: number, to: number) => number {
    const sums = [0];
    for (let slot = begins; slot < ends; slot++)
      sums.push((sums.at(-1) ?? 0) + (this.#coverage.gains(bits, day, slot) ? 1 : 0));
    return (from, to) => (sums[to - begins] ?? 0) - (sums[from - begins] ?? 0);
  }

  /** Takes some people out around a time at which somebody is missing, and plans everybody anew there; what is worse is taken back. */
  *repair(dice: Dice): Generator<void> {
    const found = this.#coverage.missingAt();
    const at = found[dice.below(found.length)];
    if (!at) return;
    const everybody = [...this.duties.keys()];
    const near = everybody.filter((person) =>
      this.problem.people[person]?.free[at.day]?.some(([from, to]) => from <= at.slot && at.slot < to),
    );
    const taken = dice.some(near, 1 + dice.below(TAKEN_OUT));
    const days = [...new Set([at.day, dice.below(this.problem.days)])];
    const before = this.duties.map((own) => days.map((day) => own[day] ?? null));
    const was = this.missing;
    for (const day of days) for (const person of taken) this.set(person, day, null);
    for (const day of days) {
      // Whoever comes first has the choice.
      for (const person of dice.some(taken, dice.below(taken.length + 1))) yield* this.fill([person], day);
      yield* this.fill(everybody, day);
    }
    if (this.missing > was)
      for (const [person, own] of before.entries())
        for (const [place, day] of days.entries()) this.set(person, day, own[place] ?? null);
  }

  /** Takes away what helps nobody: duties, and parts of them, without which no more is missing. */
  *trim(): Generator<void> {
    for (const [person, own] of this.duties.entries()) {
      yield;
      for (const [day, duty] of own.entries()) {
        if (!duty) continue;
        const was = this.missing;
        this.set(person, day, null);
        if (this.missing === was) continue;
        this.set(person, day, this.#bestDuty(person, day)?.duty ?? null);
        if (this.missing > was) this.set(person, day, duty);
      }
    }
  }
}
