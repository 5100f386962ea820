import type { Html } from '#server/kernel/documents/html.ts';
import type { DatesReader } from '#server/kernel/documents/moments.ts';

/** One part of an archive: its pages, and the same as JSON. */
export interface Section {
  /** Of its JSON file, in plain letters. */
  readonly name: string;
  readonly title: string;
  /** How much there is, in words. */
  readonly count: string;
  /** Empty where nothing was recorded. */
  readonly pages: readonly Page[];
  readonly data: unknown;
}
export interface Page {
  /** Of its file, in plain letters. */
  readonly name: string;
  /** What it holds within its section, such as a year. */
  readonly label: string;
  readonly body: Html;
}

/** Pages of rows that belong together by the beginning of their day: a year ('2026') or a month ('2026-03'). */
export const pagesBy = <Row>(rows: readonly Row[], { name, part, label, body }: PageBy<Row>): Page[] =>
  [...Map.groupBy(rows, part)].map(([of, own]) => ({ name: `${name}-${of}`, label: label(of), body: body(own) }));

interface PageBy<Row> {
  readonly name: string;
  readonly part: (row: Row) => string;
  readonly label: (part: string) => string;
  readonly body: (rows: readonly Row[]) => Html;
}

/** In whose words a section is written. */
export interface Reader extends DatesReader {
  readonly zone: string;
}
