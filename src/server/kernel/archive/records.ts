import type { DocumentRecord } from '#server/kernel/documents/document.ts';
import { type Html, html } from '#server/kernel/documents/html.ts';
import { pagesBy, type Section } from './section.ts';

interface Recorded {
  readonly date: string;
}
interface Records<Row> {
  readonly name: string;
  readonly title: string;
  readonly count: string;
  readonly rows: readonly Row[];
  /** A row as a document says it. */
  readonly record: (row: Row) => DocumentRecord;
  /** What stands below its fields, such as a picture. */
  readonly below?: (row: Row) => Html | null;
  /** A row as a program reads it. */
  readonly data: (row: Row) => object;
}

/** A section of what staff wrote by days, a page for each year. */
export const recordsSection = <Row extends Recorded>({
  name,
  title,
  count,
  rows,
  record,
  below = () => null,
  data,
}: Records<Row>): Section => ({
  name,
  title,
  count,
  pages: pagesBy(rows, {
    name,
    part: ({ date }) => date.slice(0, 4),
    label: (year) => year,
    body: (own) => html`${own.map((row) => article(record(row), below(row)))}`,
  }),
  data: rows.map(data),
});

const article = ({ heading, fields }: DocumentRecord, below: Html | null): Html => html`
<article class="card">
<h2>${heading}</h2>
<dl>${fields.filter(({ text }) => text !== '').map(({ label, text }) => html`<div><dt>${label}</dt><dd>${text}</dd></div>`)}</dl>${below}
</article>`;
