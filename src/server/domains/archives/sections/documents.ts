import { type Html, html } from '../../../documents/html.ts';
import { say } from '../../../words/say.ts';
import type { Gathered } from '../gather.ts';
import { pagesBy, type Reader, type Section } from '../section.ts';

/** A tax document with the path under which it lies in the archive. */
export type PlacedDocument = Gathered['documents'][number] & { readonly file: string };

/** The tax documents given to the guardian, a page for each tax year. */
export function documentsSection({ language }: Reader, documents: readonly PlacedDocument[]): Section {
  return {
    name: 'documents',
    title: say(language, 'Tax documents'),
    count: say(language, '{{count}} tax documents', { count: documents.length }),
    pages: pagesBy(documents, {
      name: 'documents',
      part: ({ taxYear }) => String(taxYear),
      label: (year) => say(language, 'Tax year {{year}}', { year }),
      body: (own) => html`<div class="cards">${own.map(article)}</div>`,
    }),
    data: documents.map(({ file, title, description, documentType, taxYear, createdAt }) => ({
      file,
      title,
      description,
      documentType,
      taxYear,
      createdAt,
    })),
  };
}

const article = ({ file, title, description }: PlacedDocument): Html => html`
<article class="card">
<h2><a href="../${file}">${title}</a></h2>
${description ? html`<p>${description}</p>` : null}
</article>`;
