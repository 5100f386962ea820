import { type ArchivePart, type PlacedFile, withPlaces } from '#server/kernel/archive/part.ts';
import { pagesBy, type Reader, type Section } from '#server/kernel/archive/section.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { type Html, html } from '#server/kernel/documents/html.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { DOCUMENT } from '#server/kernel/uploads/keys.ts';
import { type TaxDocumentRow, taxDocuments } from './queries.ts';

/** The tax documents given to the guardian who asked, in a child's archive. */
export const archive: ArchivePart = {
  place: 70,
  async read(scope, _childId, reader) {
    const documents = (await scope.all(taxDocuments())).filter(({ fileStored }) => fileStored).reverse();
    const ids = documents.map(({ id }) => id);
    if (ids.length > 0) audit(scope, { action: 'archive tax documents', entity: 'tax_document', ids });
    return {
      files: documents.map(({ filePath, title, createdAt, taxYear }, index) => {
        const extension = /\.[a-z]+$/.exec(filePath)?.[0] ?? '';
        const name = `documents/${taxYear}-${index + 1}${extension}`;
        return { path: filePath, title, at: createdAt, whole: { name, variant: DOCUMENT } };
      }),
      section: (placed) => documentsSection(reader, withPlaces(documents, placed)),
    };
  },
};

type PlacedDocument = TaxDocumentRow & PlacedFile;

/** Tax documents, a page for each tax year. */
function documentsSection({ language }: Reader, documents: readonly PlacedDocument[]): Section {
  return {
    name: 'documents',
    title: translate(language, 'Tax documents'),
    count: translate(language, '{{count}} tax documents', { count: documents.length }),
    pages: pagesBy(documents, {
      name: 'documents',
      part: ({ taxYear }) => String(taxYear),
      label: (year) => translate(language, 'Tax year {{year}}', { year }),
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
