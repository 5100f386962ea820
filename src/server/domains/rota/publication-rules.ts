import { isDeepStrictEqual } from 'node:util';
import type { Plan } from './rules.ts';

/** A shift as it is planned, and as it was told last. */
export interface Publishable {
  readonly id: number;
  /** Null: it is planned no longer. */
  readonly planned: Plan | null;
  /** Null: nobody was told of it. */
  readonly told: Plan | null;
}

/** What a publication changes for one person. */
export interface Change {
  readonly staffId: number;
  readonly shiftId: number;
  readonly kind: 'new' | 'moved' | 'gone';
  readonly before: Plan | null;
  readonly after: Plan | null;
}

const partsOf = ({ staffId, roomId, kind, date, fromMinute, toMinute, breaks }: Plan): Plan => ({
  ...{ staffId, roomId, kind, date, fromMinute, toMinute },
  breaks: breaks.map((one) => ({ fromMinute: one.fromMinute, toMinute: one.toMinute, isPaid: one.isPaid })),
});

/** Whether a shift was told as it is planned now. */
export const isTold = ({ planned, told }: Omit<Publishable, 'id'>): boolean =>
  planned === null || told === null ? planned === told : isDeepStrictEqual(partsOf(planned), partsOf(told));

/** What publishing these shifts changes for whom, in their order; of what is open nobody is told. */
export const changesOf = (shifts: readonly Publishable[]): Change[] =>
  shifts
    .filter((shift) => !isTold(shift))
    .flatMap(({ id, planned, told }): Change[] => {
      const [had, has] = [told?.staffId ?? null, planned?.staffId ?? null];
      if (had !== null && had === has) {
        return [{ staffId: had, shiftId: id, kind: 'moved', before: told, after: planned }];
      }
      const gone = { shiftId: id, kind: 'gone', before: told, after: null } as const;
      const begun = { shiftId: id, kind: 'new', before: null, after: planned } as const;
      return [
        ...(had === null ? [] : [{ staffId: had, ...gone }]),
        ...(has === null ? [] : [{ staffId: has, ...begun }]),
      ];
    });

export interface Counts {
  readonly staffId: number;
  readonly new: number;
  readonly moved: number;
  readonly gone: number;
}
/** How much changes for each person. */
export const countsOf = (changes: readonly Pick<Change, 'staffId' | 'kind'>[]): Counts[] =>
  [...Map.groupBy(changes, ({ staffId }) => staffId)].map(([staffId, own]) => {
    const count = (kind: Change['kind']) => own.filter((one) => one.kind === kind).length;
    return { staffId, new: count('new'), moved: count('moved'), gone: count('gone') };
  });
