import { isIP } from 'node:net';
import type { Scope } from '#server/db/scope.ts';
import { requireConfirmed } from '#server/domains/security/confirm.ts';
import { ownAccountIn } from '#server/kernel/access/account.ts';
import { personOf } from '#server/kernel/access/queries.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict, invalid, refuseStale } from '#server/kernel/http-error.ts';
import type { MailLogin, MailServer } from '#server/kernel/mail/transport.ts';
import { type Recipient, refuseOtherRecipient } from '#server/kernel/secrets/kept.ts';
import type { Server } from '#server/server.ts';
import { sendServerChanged } from './letters.ts';
import { lockMailServer, mailManagers, removeMailServer, setMailServer } from './queries.ts';

type Mailing = Pick<Server, 'mailServers' | 'vault'>;

const NONE = {
  setBy: null,
  host: null,
  port: null,
  security: null,
  hasLogin: false,
  senderName: null,
  senderAddress: null,
  version: 1,
};

/** By what the center's mail goes out, without the sign-in. */
export async function mailServer({ mailServers }: Mailing, scope: Scope) {
  if (mailServers.named) return { ...NONE, ...mailServers.named, setBy: 'environment' as const };
  const kept = await mailServers.kept(scope);
  return kept ? { ...toldOf(kept), setBy: 'center' as const, version: kept.version } : NONE;
}

export interface MailServerForm extends Omit<MailServer, 'login'> {
  readonly username?: string | null | undefined;
  readonly password?: string | undefined;
  readonly version?: number | undefined;
}

/** Sets the center's mail server (mail-5). Empty user name and password keep what is stored; a user name of null takes both away. */
export async function changeMailServer(server: Server, scope: Scope, { version, ...form }: MailServerForm) {
  const { before, own } = await toChange(server, scope);
  refuseStale(before ?? NONE, version);
  const after = mergedServer(server, before, form);
  const sealed = server.mailServers.sealLogin(own.centerId, after);
  const { login, ...row } = after;
  await scope.count(setMailServer({ ...row, loginSealed: sealed }));
  const isAnotherLogin = JSON.stringify(login) !== JSON.stringify(before?.login ?? null);
  audit(scope, {
    action: 'set the mail server',
    entity: 'mail_server',
    ids: [own.centerId],
    ...(before && { before: toldOf(before) }),
    after: { ...toldOf(after), isAnotherLogin },
  });
  const isAnotherServer =
    before?.host !== after.host || before.port !== after.port || before.security !== after.security;
  if (isAnotherServer || isAnotherLogin) await tellManagers(server, scope, own, before, after);
  scope.touch('mail');
  return mailServer(server, scope);
}

/** Mail is kept from then on. Changes nothing where none is set. */
export async function endMailServer(server: Server, scope: Scope) {
  const { before, own } = await toChange(server, scope);
  if (before) {
    await scope.count(removeMailServer());
    audit(scope, {
      action: 'remove the mail server',
      entity: 'mail_server',
      ids: [own.centerId],
      before: toldOf(before),
    });
    // Screens look again at what the letters to the managers touch.
    await tellManagers(server, scope, own, before, null);
  }
  return mailServer(server, scope);
}

/** What is there before a change that this session may make: links that open accounts go out by it. */
async function toChange({ mailServers }: Mailing, scope: Scope) {
  if (mailServers.named) throw conflict('The mail server is set for the whole installation (SMTP_URL)');
  const own = await ownAccountIn(scope);
  await requireConfirmed(scope, own);
  scope.later(lockMailServer());
  return { before: await mailServers.kept(scope), own };
}

async function tellManagers(
  server: Server,
  scope: Scope,
  own: Awaited<ReturnType<typeof ownAccountIn>>,
  before: MailServer | null,
  after: MailServer | null,
): Promise<void> {
  const { firstName, lastName } = await scope.one(personOf(own));
  const name = `${firstName} ${lastName}`;
  for (const manager of await scope.all(mailManagers()))
    await sendServerChanged(server, scope, manager, { name, before, after });
}

/** What a stored server becomes by a form. What is kept of the sign-in goes to no other host or port, and never less hidden. */
function mergedServer({ mailServers }: Mailing, before: MailServer | null, sent: MailServerForm): MailServer {
  const host = sent.host.toLowerCase();
  const { port, security, senderName, senderAddress } = sent;
  const server = { host, port, security, senderName, senderAddress };
  if (isIP(host) === 0 && !/^(?=.{1,253}$)[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/.test(host))
    throw invalid({ host: 'Enter the name of the mail server, such as smtp.example.org' });
  const refused = mailServers.reach.refusedBy(host, port);
  if (refused) throw invalid({ [refused]: OUT_OF_REACH[refused] });
  const kept = before?.login ?? null;
  const login = mergedLogin(kept, sent);
  if (login && security === 'none')
    throw invalid({ security: 'A user name and password go over an encrypted connection only' });
  const fields = login && kept ? (['username', 'password'] as const).filter((field) => !sent[field]) : [];
  refuseOtherRecipient(before && recipientOf(before), recipientOf(server), fields);
  return { ...server, login };
}

function mergedLogin(kept: MailLogin | null, { username, password }: MailServerForm): MailLogin | null {
  if (username === null) return null;
  const login = { username: username || kept?.username, password: password || kept?.password };
  if (!login.username && !login.password) return null;
  if (!login.username) throw invalid({ username: 'Enter the user name too' });
  if (!login.password || (username && username !== kept?.username && !password))
    throw invalid({ password: 'Enter the password of this user name' });
  return { username: login.username, password: login.password };
}

const recipientOf = ({ host, port, security }: Pick<MailServer, 'host' | 'port' | 'security'>): Recipient => ({
  host,
  port,
  isEncrypted: security !== 'none',
});

const toldOf = ({ host, port, security, login, senderName, senderAddress }: MailServer) => ({
  host,
  port,
  security,
  hasLogin: login !== null,
  senderName,
  senderAddress,
});

const OUT_OF_REACH = {
  host: 'Larkhouse does not send mail to this address. Enter the mail server of your provider or of your own network.',
  port: 'Mail servers listen on port 587, 465, 25 or 2525',
} as const;
