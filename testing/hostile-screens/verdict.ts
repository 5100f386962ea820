import type { Seen } from './look.ts';
import type { Pair } from './marks.ts';

/** Of one field: with how many texts it was written, and which of them were not shown to the letter. */
export interface Verdict {
  readonly field: string;
  readonly kept: number;
  readonly missing: readonly Pair[];
}

/** What was kept against what was shown, by field. */
export function verdicts(kept: readonly Pair[], { shown }: Seen): readonly Verdict[] {
  const fields = Map.groupBy(kept, ({ route, field }) => `${route} ${field}`);
  return [...fields].map(([field, pairs]) => ({
    field,
    kept: pairs.length,
    missing: pairs.filter((pair) => !shown.has(pair)),
  }));
}

const MOST_SAID = 5;

/** A line for each field of which a text is missing, with some of them and what was seen instead. */
export const saidOf = (all: readonly Verdict[], { altered }: Seen): string =>
  all
    .filter(({ missing }) => missing.length > 0)
    .map(({ field, kept, missing }) => {
      const some = missing.slice(0, MOST_SAID).map((pair) => {
        const how = altered.get(pair);
        return `    ${JSON.stringify(pair.text.slice(0, 40))}${how ? ` as ${JSON.stringify(how.slice(0, 120))}` : ''}`;
      });
      return [`  ${field}: ${kept - missing.length}/${kept}`, ...some].join('\n');
    })
    .join('\n');
