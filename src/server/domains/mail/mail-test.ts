import type { MAIL_PROBLEMS } from '#contract/mail.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Act } from '#server/http/serve.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { languageOf } from '#server/kernel/i18n/reader.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { asHtml, asText, type Letter } from '#server/kernel/mail/letter.ts';
import type { Server } from '#server/server.ts';
import { testRecipient } from './queries.ts';

type Problem = (typeof MAIL_PROBLEMS)[number];

/** Sends a mail to the caller at once, past the queue, and says what went wrong. No transaction is open meanwhile. */
export async function sendTestMail(server: Server, act: Act) {
  const { to, letter, transport } = await act(async (scope) => ({
    ...(await testLetter(scope)),
    transport: await server.mailServers.of(scope),
  }));
  if (!transport) return { to, problem: 'not-configured' as const, detail: null };
  const mail = { to, subject: letter.subject, text: asText(letter), html: asHtml(letter) };
  return transport.send(mail).then(
    () => ({ to, problem: null, detail: null }),
    (error: MailError) => ({ to, problem: problemOf(error), detail: detailOf(error) }),
  );
}

async function testLetter(scope: Scope): Promise<{ to: string; letter: Letter }> {
  const { actor, center } = await scope.opened;
  const id = staffIdOf(actor) ?? 0;
  const language = await languageOf(scope, 'staff', id);
  const row = await scope.one(testRecipient(id));
  audit(scope, { action: 'send test mail', entity: 'center', ids: [center.id] });
  return {
    to: row.email,
    letter: {
      language,
      subject: translate(language, 'Test mail from {{center}}', { center: row.name }),
      greeting: translate(language, 'Hello {{name}},', { name: row.firstName }),
      paragraphs: [
        translate(language, 'This is a test. You can read it, so mail from {{center}} arrives.', { center: row.name }),
      ],
      from: row.name,
    },
  };
}

type MailError = Error & { code?: string; response?: string };

/** By nodemailer's codes, and those of the system beneath it. */
const PROBLEMS: Readonly<Record<string, Problem>> = {
  EINTERNAL: 'not-allowed',
  EDNS: 'not-found',
  ENOTFOUND: 'not-found',
  EAI_AGAIN: 'not-found',
  ECONNREFUSED: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ECONNECTION: 'unreachable',
  ESOCKET: 'unreachable',
  ECONNRESET: 'unreachable',
  ETIMEDOUT: 'no-answer',
  ETLS: 'not-secure',
  EAUTH: 'sign-in-refused',
  ENOAUTH: 'sign-in-refused',
  EOAUTH2: 'sign-in-refused',
  EENVELOPE: 'address-refused',
};

const problemOf = ({ code = '', message }: MailError): Problem =>
  /certificate|wrong version number|ssl/i.test(message) ? 'not-secure' : (PROBLEMS[code] ?? 'refused');

const LONGEST_DETAIL = 300;

/** What the mail server said, or the system of the failed call; on one line, and never what was sent. */
const detailOf = ({ response, message }: MailError) =>
  (response ?? message)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_DETAIL) || null;
