import type { Scope } from '#server/db/scope.ts';
import { type Account, entityOf } from '#server/kernel/access/account.ts';
import { personOf } from '#server/kernel/access/queries.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict, notFound, orRefuse } from '#server/kernel/http-error.ts';
import { contentOf, enqueueMail } from '#server/kernel/mail/queue.ts';
import type { Server } from '#server/server.ts';
import { sendShownMail } from './letters.ts';
import { capabilitiesOf, mailById, markShown, markWaiting } from './queries.ts';
import { withheld, withoutLink } from './rules.ts';

/** One mail with its text, which is audited; a link that opens an account is left out unless it may be handed on (mail-4). */
export async function readMail(server: Server, scope: Scope, id: number) {
  const mail = orRefuse(await scope.maybe(mailById(id)), notFound('This mail was not found'));
  audit(scope, { action: 'read mail', entity: 'mail', ids: [id] });
  const { text } = contentOf(server, mail.contentSealed);
  const { opensAudience: audience, opensAccountId: accountId } = mail;
  if (audience === null || accountId === null) return { ...mail, text, withheld: null };
  const capabilities = audience === 'parent' ? [] : await scope.all(capabilitiesOf(accountId));
  const { actor } = await scope.opened;
  const opened = { audience, capabilities: capabilities.map(({ capability }) => capability) };
  const reason = withheld(actor, opened, (await server.mailServers.of(scope)) !== null);
  if (reason !== null) return { ...mail, text: withoutLink(text), withheld: reason };
  await tellHolder(server, scope, id, { audience, id: accountId });
  return { ...mail, text, withheld: null };
}

/** Whose account it is learns that somebody else was shown the link, once for each link. */
async function tellHolder(server: Server, scope: Scope, mailId: number, account: Pick<Account, 'audience' | 'id'>) {
  audit(scope, { action: 'read account link', entity: entityOf(account), ids: [account.id] });
  if ((await scope.count(markShown(mailId, scope.now))) === 0) return;
  const holder = await scope.maybe(personOf(account));
  if (holder) await sendShownMail(server, scope, account, holder);
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
