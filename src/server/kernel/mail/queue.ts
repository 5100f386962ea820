import type { Audience } from '#contract/kernel/access.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Server } from '#server/server.ts';
import { enqueue } from '../jobs/outbox.ts';
import { type Appointment, asHtml, asText, type Letter } from './letter.ts';
import { insertMail } from './queries.ts';
import type { MailServer } from './transport.ts';

/** What is kept of a mail, encrypted. */
export interface Content {
  readonly text: string;
  readonly html: string;
  readonly appointment?: Appointment;
}

interface Special {
  /**
   * The account that its link signs in to or changes, which nobody else is shown (mail-4); not that of an activation or
   * invitation, which is handed on.
   */
  readonly opens?: { readonly audience: Audience; readonly id: number } | undefined;
  /** By this server first, whatever is set by the time it goes out. */
  readonly by?: MailServer | null;
}

/** Puts a mail into the queue, in the transaction it follows from; answers its id. */
export async function queueMail(
  server: Server,
  scope: Scope,
  to: string,
  letter: Letter,
  { opens, by = null }: Special = {},
): Promise<number> {
  const { appointment } = letter;
  const content: Content = { text: asText(letter), html: asHtml(letter), ...(appointment && { appointment }) };
  const contentSealed = server.vault.seal('mail', JSON.stringify(content));
  const { id } = await scope.one(
    insertMail({
      toAddress: to,
      subject: letter.subject,
      contentSealed,
      createdAt: scope.now,
      opensAudience: opens?.audience ?? null,
      opensAccountId: opens?.id ?? null,
      serverSealed: by && server.vault.seal('mail-server', JSON.stringify(by), OF_A_MAIL),
    }),
  );
  enqueueMail(scope, id);
  scope.touch('mail');
  return id;
}

export const contentOf = (server: Server, sealed: Buffer) => JSON.parse(server.vault.open('mail', sealed)) as Content;

/** One job per mail: sent again at once, it takes the place of the one that waits for its next try. */
export const enqueueMail = (scope: Scope, mailId: number) =>
  enqueue(scope, 'send-mail', { mailId }, { key: `mail ${mailId}` });

/** The server that a mail is to go out by first; null: whichever is set. */
export const serverIn = ({ vault }: Server, sealed: Buffer | null): MailServer | null =>
  sealed && (JSON.parse(vault.open('mail-server', sealed, OF_A_MAIL)) as MailServer);
const OF_A_MAIL = 'mail';
