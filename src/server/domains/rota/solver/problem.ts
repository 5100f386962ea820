// A week as the solver sees it: days of equally many quarter hours, rooms and people by their places in lists.

/** How long somebody works at once, in quarter hours. */
export interface DutyRules {
  readonly shortest: number;
  /** With its break. */
  readonly longest: number;
  /** Whoever is there for longer than so much has a break … */
  readonly breakAfter: number;
  /** … of so much … */
  readonly breakLength: number;
  /** … which begins so much after the duty at the earliest … */
  readonly breakEarliest: number;
  /** … and so much after it at the latest. */
  readonly breakLatest: number;
}

export interface Candidate {
  /** For each day the rooms they count in, as bits. */
  readonly rooms: readonly number[];
  /** For each day when they can work: quarter hours from and to, apart and in order, and the shortest duty if it is another than usual. */
  readonly free: readonly (readonly (readonly [from: number, to: number, shortest?: number])[])[];
  /** How many quarter hours of work they have left. */
  readonly most: number;
}

export interface Problem {
  readonly days: number;
  /** Quarter hours of a day. */
  readonly slots: number;
  /** By day, quarter hour and room: how many are missing. */
  readonly need: readonly (readonly (readonly number[])[])[];
  readonly people: readonly Candidate[];
  readonly rules: DutyRules;
}

/** When somebody works on a day: from and to, and where the break begins (null: none). */
export interface Duty {
  readonly from: number;
  readonly to: number;
  readonly pause: number | null;
}

/** Quarter hours of work: without the break. */
export const workOf = ({ from, to, pause }: Duty, { breakLength }: DutyRules): number =>
  to - from - (pause === null ? 0 : breakLength);

export const isAt = ({ from, to, pause }: Duty, slot: number, { breakLength }: DutyRules): boolean =>
  slot >= from && slot < to && (pause === null || slot < pause || slot >= pause + breakLength);

/** Where a break of a duty can begin: not at its ends, and no later than the rules have it; null: it has none. */
export function pausesOf(from: number, to: number, rules: DutyRules): readonly (number | null)[] {
  if (to - from <= rules.breakAfter) return [null];
  const last = Math.min(from + rules.breakLatest, to - rules.breakLength - 1);
  const first = from + rules.breakEarliest;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}

/** Every duty somebody can have on a day within what is left to them. */
export function dutiesOf({ free, most }: Candidate, day: number, rules: DutyRules, left = most): Duty[] {
  return (free[day] ?? []).flatMap(([begins, ends, shortest = rules.shortest]) => {
    const all: Duty[] = [];
    for (let from = begins; from + shortest <= ends; from++)
      for (let to = from + shortest; to <= Math.min(ends, from + rules.longest); to++)
        for (const pause of pausesOf(from, to, rules)) {
          const duty = { from, to, pause };
          if (workOf(duty, rules) <= left) all.push(duty);
        }
    return all;
  });
}
