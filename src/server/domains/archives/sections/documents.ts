import { say } from '../../../words/say.ts';
import type { Gathered } from '../gather.ts';
import { html } from '../html.ts';
import type { Reader, Section } from '../section.ts';

/** A tax document with the path under which it lies in the archive. */
export type PlacedDocument = Gathered['documents'][number] & { readonly file: string };

/** The tax documents given to the guardian, on one page. */
export function documentsSection({ language }: Reader, documents: readonly PlacedDocument[]): Section {
  const body = html`
<div class="cards">${documents.map(
    ({ file, title, description, taxYear }) => html`
<article class="card">
<h2><a href="../${file}">${title}</a></h2>
<p class="soft">${say(language, 'Tax year {{year}}', { year: taxYear })}</p>
${description ? html`<p>${description}</p>` : null}
</article>`,
  )}</div>`;
  return {
    name: 'documents',
    title: say(language, 'Tax documents'),
    count: say(language, '{{count}} tax documents', { count: documents.length }),
    pages: documents.length > 0 ? [{ name: 'documents', label: say(language, 'All'), body }] : [],
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
