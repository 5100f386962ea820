import { type Finding, LATEST_PUNCH_DAYS, type PunchKind } from '#contract/time-clock-choices.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** What has been on for so long was forgotten (staff-10; `center/duty-queries.ts` counts by it). */
export const FORGOTTEN_MS = 16 * HOUR;
/** What is said again within so long is a second tap, or a tap at another device. */
const REPEATED_MS = 2 * MINUTE;
/** A device's clock is read to the second at best, and told over a network. */
const AHEAD_MS = MINUTE;

/** What somebody said at the clock. */
export interface Punched {
  readonly id: number;
  readonly kind: PunchKind;
  readonly at: Date;
  readonly receivedAt: Date;
  readonly roomId: number | null;
}
/** A duty that punches don't change: it was corrected or struck out, or is none of punches. */
export interface Fixed {
  readonly id: number;
  /** What it says, or said before it was corrected: punches in between are about it. */
  readonly from: Date;
  /** Null: it goes on. */
  readonly until: Date | null;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  /** When it was last corrected; null: never. */
  readonly correctedAt: Date | null;
}
export interface Break {
  readonly from: Date;
  /** Null: it goes on, or ended with the duty. */
  readonly until: Date | null;
  /** In which room they are from its end on, where that was said. */
  readonly roomId: number | null;
}
/** A duty as the punches say. */
export interface Span {
  readonly startedAt: Date;
  /** Null: it goes on, or its end was forgotten. */
  readonly endedAt: Date | null;
  readonly roomId: number | null;
  readonly breaks: readonly Break[];
}
export interface Found {
  readonly finding: Finding;
  readonly at: Date;
  /** When it was known. */
  readonly knownAt: Date;
}

/** Why a punch is not taken; null: it is. */
export function refusedMoment(at: Date, receivedAt: Date): 'future' | 'too-old' | null {
  const age = receivedAt.getTime() - at.getTime();
  if (Number.isNaN(age) || age < -AHEAD_MS) return 'future';
  return age > LATEST_PUNCH_DAYS * 24 * HOUR ? 'too-old' : null;
}

/** How far a device's clock was off, in seconds, where that was more than a minute. `offset` in milliseconds. */
export const clockOff = (offset: number): number | null =>
  Math.abs(offset) > MINUTE ? Math.max(-2_147_483_648, Math.min(2_147_483_647, Math.round(offset / 1000))) : null;

/** The fixed duty that a punch is about. */
export const fixedAt = (fixed: readonly Fixed[], { kind, at }: Pick<Punched, 'kind' | 'at'>): Fixed | undefined =>
  fixed.find(
    ({ from, until, endedAt }) =>
      (from <= at && (until === null || at < until)) || (kind === 'out' && endedAt?.getTime() === at.getTime()),
  );

/** Whether a punch says what a fixed duty says anyway, to the minute. */
export function agrees({ startedAt, endedAt }: Fixed, { kind, at }: Pick<Punched, 'kind' | 'at'>): boolean {
  const said = kind === 'in' ? startedAt : kind === 'out' ? endedAt : null;
  return said !== null && Math.abs(said.getTime() - at.getTime()) < MINUTE;
}

const inOrder = (a: Punched, b: Punched) => a.at.getTime() - b.at.getTime() || a.id - b.id;

/**
 * What somebody's punches say, in the order of their moments, whenever they came: duties with their breaks, and what does not fit
 * together. Nothing is guessed: what has no beginning or was said twice makes no duty and no break.
 */
export function readPunches(
  punches: readonly Punched[],
  fixed: readonly Fixed[],
  now: Date,
): { readonly spans: readonly Span[]; readonly found: readonly Found[] } {
  const reading = new Reading(fixed);
  for (const punch of punches.toSorted(inOrder)) reading.take(punch);
  return reading.end(now);
}

interface Open {
  readonly from: Punched;
  readonly breaks: Break[];
  onBreak: Punched | null;
}

class Reading {
  readonly #fixed: readonly Fixed[];
  readonly #spans: Span[] = [];
  readonly #found: Found[] = [];
  #open: Open | null = null;
  #last: Punched | null = null;

  constructor(fixed: readonly Fixed[]) {
    this.#fixed = fixed;
  }

  take(punch: Punched): void {
    this.#endBefore(punch.at);
    const about = fixedAt(this.#fixed, punch);
    if (about) {
      const cameAfter = about.correctedAt !== null && punch.receivedAt > about.correctedAt;
      if (cameAfter && !agrees(about, punch)) this.#note('set-aside', punch);
      return;
    }
    const last = this.#last;
    this.#last = punch;
    const isRepeated = last?.kind === punch.kind && punch.at.getTime() - last.at.getTime() <= REPEATED_MS;
    const finding = this.#read(punch);
    if (finding && !isRepeated) this.#note(finding, punch);
  }

  end(now: Date) {
    this.#endBefore(now);
    if (this.#open) this.#close(this.#open, null);
    return { spans: this.#spans, found: this.#found };
  }

  /** Takes a punch on; what is wrong with it. */
  #read(punch: Punched): Finding | null {
    const open = this.#open;
    if (punch.kind === 'in') {
      if (open) return 'double-in';
      this.#open = { from: punch, breaks: [], onBreak: null };
      return null;
    }
    if (!open) return punch.kind === 'out' ? 'out-without-in' : 'break-without-in';
    if (punch.kind === 'break-start') {
      if (open.onBreak) return 'double-break';
      open.onBreak = punch;
      return null;
    }
    if (punch.kind === 'break-end') {
      if (!open.onBreak) return 'break-end-without-start';
      open.breaks.push({ from: open.onBreak.at, until: punch.at, roomId: punch.roomId });
      open.onBreak = null;
      return null;
    }
    const wasOnBreak = open.onBreak;
    this.#close(open, punch.at);
    return wasOnBreak ? 'break-without-end' : null;
  }

  /** Ends what was forgotten by then, or runs into a duty that is fixed. */
  #endBefore(at: Date): void {
    const open = this.#open;
    if (!open) return;
    if (this.#fixed.some(({ from }) => from > open.from.at && from <= at)) {
      this.#note('in-without-out', open.from);
      this.#open = null;
    } else if (at.getTime() - open.from.at.getTime() >= FORGOTTEN_MS) {
      this.#note('forgotten-out', open.from);
      this.#close(open, null);
    }
  }

  #close({ from, breaks, onBreak }: Open, endedAt: Date | null): void {
    const all = onBreak ? [...breaks, { from: onBreak.at, until: null, roomId: null }] : breaks;
    this.#spans.push({ startedAt: from.at, endedAt, roomId: from.roomId, breaks: all });
    this.#open = null;
  }

  #note(finding: Finding, { at, receivedAt }: Punched): void {
    this.#found.push({ finding, at, knownAt: receivedAt });
  }
}
