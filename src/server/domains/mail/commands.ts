import { audit } from '../../audit/audit.ts';
import type { Scope } from '../../db/scope.ts';
import { enqueue } from '../../jobs/outbox.ts';
import { conflict, notFound, orRefuse } from '../../refusal.ts';
import type { Server } from '../../server.ts';
import { asHtml, asText, type Letter } from './letter.ts';
import { insertMail, mailById, markWaiting } from './queries.ts';

/** What is kept of a mail, encrypted. */
export interface Content {
  readonly text: string;
  readonly html: string;
}

/** Puts a mail into the queue, in the transaction it follows from. */
export async function queueMail(server: Server, scope: Scope, to: string, letter: Letter): Promise<void> {
  const content: Content = { text: asText(letter), html: asHtml(letter) };
  const contentSealed = server.vault.seal('mail', JSON.stringify(content));
  const { id } = await scope.one(
    insertMail({ toAddress: to, subject: letter.subject, contentSealed, createdAt: scope.now }),
  );
  enqueueMail(scope, id);
  scope.touch('mail');
}

/** One mail with its text; reading it is audited, because it may hold a link that opens an account. */
export async function readMail(server: Server, scope: Scope, id: number) {
  const mail = orRefuse(await scope.maybe(mailById(id)), notFound('This mail was not found'));
  audit(scope, { action: 'read mail', entity: 'mail', ids: [id] });
  const { text } = contentOf(server, mail.contentSealed);
  return { ...mail, text };
}

/** Sends a mail again that failed or was kept. */
export async function retryMail(scope: Scope, id: number): Promise<void> {
  const mail = orRefuse(await scope.maybe(mailById(id)), notFound('This mail was not found'));
  if (mail.status === 'sent') throw conflict('This mail was already sent');
  await scope.count(markWaiting(id));
  enqueueMail(scope, id);
  audit(scope, { action: 'send mail again', entity: 'mail', ids: [id] });
  scope.touch('mail');
}

export const contentOf = (server: Server, sealed: Buffer) => JSON.parse(server.vault.open('mail', sealed)) as Content;

/** One job per mail: sent again at once, it takes the place of the one that waits for its next try. */
const enqueueMail = (scope: Scope, mailId: number) =>
  enqueue(scope, 'send-mail', { mailId }, { key: `mail ${mailId}` });
