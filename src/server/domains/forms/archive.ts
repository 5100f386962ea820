import { inLanguage } from '#contract/forms-asked.ts';
import type { Words } from '#contract/forms-blocks.ts';
import type { ArchiveFile, ArchivePart, MadeFile } from '#server/kernel/archive/part.ts';
import { html } from '#server/kernel/documents/html.ts';
import { momentsIn } from '#server/kernel/documents/moments.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { documentOf } from './document.ts';
import { signedFiles } from './file-queries.ts';
import { variantOf } from './files.ts';
import { ownSignedOf } from './request-queries.ts';
import { signedAnswers } from './request-read.ts';

interface SignedForm {
  /** Of its PDF. */
  readonly name: string;
  readonly title: string;
  readonly signedOn: string;
  readonly hash: string;
  readonly documentHash: string | null;
  readonly given: readonly { readonly path: string; readonly name: string; readonly copy: string }[];
}

/** What the guardian who asks has signed for a child: a PDF each, with its hash and evidence, and the files given with it (forms-35). */
export const archive: ArchivePart = {
  place: 54,
  async read(scope, childId, reader, server) {
    const { language, zone } = reader;
    const made: MadeFile[] = [];
    const files: ArchiveFile[] = [];
    const forms: SignedForm[] = [];
    for (const { id, formTitle, signedAt, signedOn } of await scope.all(ownSignedOf(childId))) {
      const signed = await signedAnswers(server, scope, id);
      const { content } = await documentOf(server, scope, signed);
      if (!Buffer.isBuffer(content)) continue;
      const name = `forms/${signedOn}-${id}.pdf`;
      made.push({ name, at: signedAt, content });
      const title = inLanguage(JSON.parse(formTitle) as Words, language);
      const given = (await scope.all(signedFiles(id))).map((file, place) => ({
        ...file,
        copy: `forms/${signedOn}-${id}-${place + 1}${/\.[a-z]+$/.exec(file.path)?.[0] ?? ''}`,
      }));
      for (const { path, name: fileName, type, createdAt, copy } of given)
        files.push({ path, title: fileName, at: createdAt, whole: { name: copy, variant: variantOf(type) } });
      const [own] = signed.signatures;
      forms.push({ name, title, signedOn, hash: signed.hash, documentHash: own?.documentHash ?? null, given });
    }
    const { day } = momentsIn(reader, zone);
    return {
      made,
      files,
      section: (placed) => ({
        name: 'forms',
        title: translate(language, 'Signed forms'),
        count: translate(language, '{{count}} signed forms', { count: forms.length }),
        pages:
          forms.length === 0
            ? []
            : [
                {
                  name: 'forms',
                  label: translate(language, 'Signed forms'),
                  body: html`<div class="cards">${forms.map(
                    ({ name, title, signedOn, documentHash, given }) => html`
<article class="card">
<h2><a href="../${name}">${title}</a></h2>
<p>${day(signedOn)}</p>
${documentHash ? html`<p>SHA-256: ${documentHash}</p>` : null}
${given.filter(({ path }) => placed.has(path)).map((file) => html`<p><a href="../${file.copy}">${file.name}</a></p>`)}
</article>`,
                  )}</div>`,
                },
              ],
        data: forms.map(({ name, title, signedOn, hash, documentHash, given }) => ({
          file: name,
          title,
          signedOn,
          formHash: hash,
          documentHash,
          files: given
            .filter(({ path }) => placed.has(path))
            .map(({ copy, name: fileName }) => ({ file: copy, name: fileName })),
        })),
      }),
    };
  },
};
