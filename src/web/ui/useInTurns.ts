import { useDeferredValue } from 'react';

/** More than the tallest screens show at once. */
const FIRST = 16;

/** A list's first rows at once, and the others as soon as nothing else is to be done: a long list holds up no tap. */
export const useInTurns = <Row>(rows: readonly Row[]): readonly Row[] => useDeferredValue(rows, rows.slice(0, FIRST));
