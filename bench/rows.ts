import type { Figure } from './load.ts';

/** A line of the table: what was measured, against which budget. */
export interface Row {
  readonly what: string;
  readonly figure: string;
  readonly budget: string;
  readonly isMet: boolean;
}

/** What a part measures: its rows all at once, or each as soon as it is there. */
export type Rows = AsyncIterable<Row> | Promise<readonly Row[]>;

const WHAT_WIDTH = 64;
const FIGURE_WIDTH = 22;

/** Requests per second as a share of a bare handler's in the same run. */
export function ratio(what: string, own: Figure, bare: Figure, atLeast: number): Row {
  const share = (own.perSecond / bare.perSecond) * 100;
  const figure = `${share.toFixed(0)} % (${own.perSecond.toFixed(0)}/s of ${bare.perSecond.toFixed(0)}/s)`;
  return { what, figure, budget: `≥ ${atLeast} %`, isMet: share >= atLeast };
}

export function atMost(what: string, value: number, limit: number, unit: string, digits = 0): Row {
  return { what, figure: `${value.toFixed(digits)} ${unit}`, budget: `≤ ${limit} ${unit}`, isMet: value <= limit };
}

/** Prints a row; one over its budget is marked. */
export function print({ what, figure, budget, isMet }: Row): void {
  const line = `${what.padEnd(WHAT_WIDTH)}  ${figure.padStart(FIGURE_WIDTH)}  ${budget}`;
  process.stdout.write(`${isMet ? '  ' : '✗ '}${line.trimEnd()}\n`);
}

/** This machine lacks what something is measured with. That is said in its place, and fails nothing. */
export class NotHere extends Error {}

/**
 * Prints a part's rows, each as soon as it is there: what comes later may fail, and then a row says so.
 * @returns whether all of it was measured and is within its budget, or can't be measured here
 */
export async function printAll(name: string, measure: () => Rows): Promise<boolean> {
  let isAllMet = true;
  try {
    for await (const row of await measure()) {
      print(row);
      isAllMet &&= row.isMet;
    }
    return isAllMet;
  } catch (error) {
    if (error instanceof NotHere) {
      print({ what: name, figure: `not measured here: ${error.message}`, budget: '', isMet: true });
      return isAllMet;
    }
    print(failed(name, error instanceof Error ? error.message : String(error)));
    return false;
  }
}

/** The row of a part that did not come to its end. */
export const failed = (what: string, why: string): Row => ({ what, figure: why, budget: 'ends', isMet: false });
