import { inLanguage } from '#contract/forms-asked.ts';
import type { Scope } from '#server/db/scope.ts';
import { documentSubject } from '#server/domains/children/queries.ts';
import { printedLogo } from '#server/kernel/center/logo.ts';
import { writeDocument } from '#server/kernel/documents/document.ts';
import { momentsIn } from '#server/kernel/documents/moments.ts';
import { documentReader } from '#server/kernel/documents/reader.ts';
import { conflict, orRefuse } from '#server/kernel/http-error.ts';
import type { Server } from '#server/server.ts';
import { recordsOf } from './document-rules.ts';
import { noSuchForm } from './read.ts';
import { readByStaff, type Signed, signedAnswers } from './request-read.ts';

/** What was signed as a PDF, in the language of whoever signed first; that it was read is written down. */
export const signedDocument = async (server: Server, scope: Scope, id: number) =>
  documentOf(server, scope, await readByStaff(server, scope, id));

/** A guardian's copy of what they signed, in the language in which they signed it, with their own signature. */
export async function ownDocument(server: Server, scope: Scope, id: number) {
  const signed = await signedAnswers(server, scope, id);
  // Row security shows them no other's.
  if (signed.signatures.length === 0) throw conflict('You have not signed this form');
  return documentOf(server, scope, signed);
}

export async function documentOf(server: Server, scope: Scope, { childId, ...signed }: Signed) {
  const { child, center, zone } = orRefuse(await scope.maybe(documentSubject(childId)), noSuchForm());
  const reader = await documentReader(scope, 'pdf');
  const language = signed.signatures[0]?.language ?? 'en';
  const { day, moment } = momentsIn({ language, timeFormat: reader.timeFormat }, zone);
  const logo = await printedLogo(server.files, scope);
  const records = recordsOf(signed, language, { day, moment });
  const title = inLanguage(signed.body.title, language);
  const document = {
    language,
    title,
    fileName: `${title} ${child}`,
    center,
    child,
    writtenAt: signed.signatures.at(-1)?.signedAt ?? scope.now,
    records,
  };
  return writeDocument(document, 'pdf', async () => logo);
}
