import type { Figure } from './load.ts';

/** A line of the table: what was measured, against which budget. */
export interface Row {
  readonly what: string;
  readonly figure: string;
  readonly budget: string;
  readonly isMet: boolean;
}

/** Requests per second as a share of a bare handler's in the same run. */
export function ratio(what: string, own: Figure, bare: Figure, atLeast: number): Row {
  const share = (own.perSecond / bare.perSecond) * 100;
  const figure = `${share.toFixed(0)} % (${own.perSecond.toFixed(0)}/s of ${bare.perSecond.toFixed(0)}/s)`;
  return { what, figure, budget: `≥ ${atLeast} %`, isMet: share >= atLeast };
}

export function atMost(what: string, value: number, limit: number, unit: string, digits = 0): Row {
  return { what, figure: `${value.toFixed(digits)} ${unit}`, budget: `≤ ${limit} ${unit}`, isMet: value <= limit };
}

/** Prints the table; a row over its budget is marked. */
export function print(rows: readonly Row[]): void {
  const width = (of: (row: Row) => string) => Math.max(...rows.map((row) => of(row).length));
  const [what, figure] = [width((row) => row.what), width((row) => row.figure)];
  for (const row of rows) {
    const line = `${row.what.padEnd(what)}  ${row.figure.padStart(figure)}  ${row.budget}`;
    process.stdout.write(`${row.isMet ? '  ' : '✗ '}${line}\n`);
  }
}
