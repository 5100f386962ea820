import { startTransition, useDeferredValue, useEffect, useState } from 'react';

/** About what a phone shows at once. */
const FIRST = 5;

interface List<Row> {
  readonly rows: readonly Row[];
}

/**
 * A list's first rows at once, and the others, like all that changes in it later, as soon as nothing else is to be done: a
 * long list holds up no tap. For what is only shown, not for fields that are typed in.
 */
export function useInTurns<Shown extends List<unknown>>(list: Shown): Shown {
  const [isWhole, setWhole] = useState(list.rows.length <= FIRST);
  useEffect(() => startTransition(() => setWhole(true)), []);
  const shown = useDeferredValue(list);
  return isWhole ? shown : { ...shown, rows: shown.rows.slice(0, FIRST) };
}
