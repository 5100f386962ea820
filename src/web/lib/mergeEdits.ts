type Plain = string | number | boolean | null;

export interface MergedEdits<Values> {
  /** What to show and save next: one's own changes over the newest. */
  readonly values: Values;
  /** What only the others changed; it is in `values` already. */
  readonly theirs: (keyof Values)[];
  /** What both changed, each to something else; `values` holds one's own. */
  readonly clashes: (keyof Values)[];
}

/** Puts two edits together that began from the same values (412: somebody else has saved meanwhile). */
export function mergeEdits<Values extends Readonly<Record<keyof Values, Plain>>>(
  base: Values,
  mine: Values,
  newest: Values,
): MergedEdits<Values> {
  const keys = Object.keys(base) as (keyof Values)[];
  const isMine = (key: keyof Values) => mine[key] !== base[key];
  const isTheirs = (key: keyof Values) => newest[key] !== base[key];
  return {
    values: { ...newest, ...changesOf(base, mine) },
    theirs: keys.filter((key) => isTheirs(key) && !isMine(key)),
    clashes: keys.filter((key) => isTheirs(key) && isMine(key) && mine[key] !== newest[key]),
  };
}

/** What was changed, and nothing else: an edit must not write back what it never touched. */
export const changesOf = <Values extends object>(base: Values, mine: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(mine).filter(([key, value]) => value !== base[key as keyof Values]),
  ) as Partial<Values>;
