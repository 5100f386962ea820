import type { DocumentKind } from '#contract/child-documents-choices.ts';
import type { Language } from '#contract/kernel/languages.ts';
import type { ArchivePart, PlacedFiles } from '#server/kernel/archive/part.ts';
import type { Reader, Section } from '#server/kernel/archive/section.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { html } from '#server/kernel/documents/html.ts';
import { momentsIn } from '#server/kernel/documents/moments.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { withheld } from '#server/kernel/withheld/withheld.ts';
import { typeOf, variantOf } from './pages.ts';
import { archivedDocuments, type DocumentRow } from './queries.ts';

/** The documents of a child that the guardian reads, with their pages (child-documents-7). */
export const archive: ArchivePart = {
  place: 54,
  async read(scope, childId, reader) {
    const found = await scope.all(archivedDocuments(childId));
    const titles = await withheld(
      scope,
      found.map(({ title }) => ({ title: title ?? '' })),
      ['title'],
    );
    const documents = found.map((row, place) => ({
      ...row,
      name: titles[place]?.title || nameIn(reader.language, row.kind),
    }));
    const ids = documents.map(({ id }) => id);
    if (ids.length > 0)
      audit(scope, { action: 'archive child documents', entity: 'child_document', ids, children: [childId] });
    return {
      files: documents.flatMap(({ name, pagePaths, givenAt }, place) =>
        pagePaths.map((path, page) => ({
          path,
          title: name,
          at: givenAt ?? scope.now,
          whole: {
            name: `child-documents/${place + 1}-${page + 1}${typeOf(path) === 'application/pdf' ? '.pdf' : '.jpg'}`,
            variant: variantOf(path),
          },
        })),
      ),
      section: (placed) => section(reader, documents, placed),
    };
  },
};

type Named = DocumentRow & { readonly name: string };

function section(reader: Reader, documents: readonly Named[], placed: PlacedFiles): Section {
  const { language, zone } = reader;
  const { day } = momentsIn(reader, zone);
  const title = translate(language, 'Documents of the child');
  const files = ({ pagePaths }: Named) => pagePaths.flatMap((path) => placed.get(path)?.file ?? []);
  const dated = ({ issuedOn, expiresOn }: Named) =>
    [
      { label: translate(language, 'Issued on'), date: issuedOn },
      { label: translate(language, 'Expires on'), date: expiresOn },
    ].flatMap(({ label, date }) => (date === null ? [] : [{ label, text: day(date) }]));
  return {
    name: 'child-documents',
    title,
    count: translate(language, '{{count}} documents', { count: documents.length }),
    pages:
      documents.length === 0
        ? []
        : [
            {
              name: 'child-documents',
              label: title,
              body: html`${documents.map(
                (document) => html`
<article class="card">
<h2>${document.name}</h2>
<dl>${dated(document).map(({ label, text }) => html`<div><dt>${label}</dt><dd>${text}</dd></div>`)}</dl>
${files(document).map((file, page) => html`<p><a href="../${file}">${translate(language, 'Page {{page}}', { page: page + 1 })}</a></p>`)}
</article>`,
              )}`,
            },
          ],
    data: documents.map((document) => ({
      kind: document.kind,
      title: document.name,
      issuedOn: document.issuedOn,
      expiresOn: document.expiresOn,
      givenAt: document.givenAt,
      files: files(document),
    })),
  };
}

const NAMES: Readonly<Record<DocumentKind, (language: Language) => string>> = {
  'birth-certificate': (language) => translate(language, 'Birth certificate'),
  immunizations: (language) => translate(language, 'Immunization record'),
  'health-exam': (language) => translate(language, 'Health examination'),
  'insurance-card': (language) => translate(language, 'Insurance card'),
  'allergy-plan': (language) => translate(language, 'Allergy action plan'),
  custody: (language) => translate(language, 'Custody order'),
  'guardian-id': (language) => translate(language, 'Photo ID of a guardian'),
  other: (language) => translate(language, 'Another document'),
};
const nameIn = (language: Language, kind: DocumentKind): string => NAMES[kind](language);
