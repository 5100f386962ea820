import type { StaffFunction } from '#contract/presence-choices.ts';
import { FORGOTTEN_MS, type Span } from './rules.ts';

/** A duty that punches made. */
export interface MadeDuty {
  readonly id: number;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly isForgotten: boolean;
}
/** What a duty becomes. */
export interface Rebuilt {
  /** Null: a new one. */
  readonly id: number | null;
  readonly span: Span;
  /** Nobody clocked out: it ends as forgotten duties do. */
  readonly isForgotten: boolean;
  /** Whether begin or end are others than before. */
  readonly isChanged: boolean;
}

/**
 * Which duty each span is: the one that began with it, else the first one that it overlaps, else a new one. Those that end come first, as
 * nobody has two duties that go on.
 */
export function rebuiltFrom(spans: readonly Span[], duties: readonly MadeDuty[], now: Date): Rebuilt[] {
  const left = new Set(duties);
  const take = (fits: (duty: MadeDuty) => boolean): MadeDuty | undefined => {
    const found = [...left].find(fits);
    if (found) left.delete(found);
    return found;
  };
  const same = spans.map(({ startedAt }) => take((duty) => duty.startedAt.getTime() === startedAt.getTime()));
  const rebuilt = spans.map((span, index) => {
    const duty = same[index] ?? take((other) => overlaps(span, other, now));
    const isForgotten = span.endedAt === null && now.getTime() - span.startedAt.getTime() >= FORGOTTEN_MS;
    return { id: duty?.id ?? null, span, isForgotten, isChanged: !duty || differs(span, isForgotten, duty) };
  });
  return [...rebuilt.filter((one) => !goesOn(one)), ...rebuilt.filter(goesOn)];
}

const goesOn = ({ span, isForgotten }: Rebuilt) => span.endedAt === null && !isForgotten;

const overlaps = (span: Span, duty: MadeDuty, now: Date) =>
  span.startedAt < (duty.endedAt ?? now) && duty.startedAt < (span.endedAt ?? now);

function differs(span: Span, isForgotten: boolean, duty: MadeDuty): boolean {
  if (duty.startedAt.getTime() !== span.startedAt.getTime()) return true;
  if (isForgotten) return duty.endedAt !== null && !duty.isForgotten;
  return duty.isForgotten || duty.endedAt?.getTime() !== span.endedAt?.getTime();
}

/** What somebody does from a moment on, and where. */
export interface Placed {
  readonly at: Date;
  readonly function: StaffFunction;
  readonly roomId: number | null;
  readonly mergeId: number | null;
  readonly placedBy: number | null;
}

/**
 * What somebody did during a duty: where its beginning puts them, what was said of them besides, and their breaks, after each of which
 * they go on with what they did before, or in the room in which they said so.
 * @param before what was said until now of these hours
 * @param marks the moments at which punches were, of which what stands there follows
 */
export function placedIn(
  span: Span,
  before: readonly Placed[],
  marks: ReadonlySet<number>,
  first: Omit<Placed, 'at'>,
): Placed[] {
  const ends = span.endedAt ?? null;
  const said = before.filter(
    ({ at }) => at > span.startedAt && (ends === null || at < ends) && !marks.has(at.getTime()),
  );
  const began = before.find(({ at }) => at.getTime() === span.startedAt.getTime());
  const start: Placed = {
    ...first,
    ...(began && { roomId: began.roomId, mergeId: began.mergeId, placedBy: began.placedBy }),
    ...(span.roomId !== null && { roomId: span.roomId, mergeId: null }),
    at: span.startedAt,
  };
  const rows = [start, ...said].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const breaks = span.breaks.flatMap((pause): Placed[] => {
    const doing = rows.findLast(({ at, function: does }) => at <= pause.from && does !== 'break') ?? start;
    const { placedBy } = first;
    const begins: Placed = { at: pause.from, function: 'break', roomId: null, mergeId: null, placedBy };
    if (pause.until === null) return [begins];
    const until = pause.until.getTime();
    const kept = before.find(({ at, function: does }) => at.getTime() === until && does !== 'break');
    const back: Placed = kept ?? { ...doing, at: pause.until, placedBy };
    return [begins, pause.roomId === null ? back : { ...back, function: 'care', roomId: pause.roomId }];
  });
  return [...rows, ...breaks].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
