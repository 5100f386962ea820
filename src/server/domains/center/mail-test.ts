import { sql } from 'kysely';
import type { MAIL_PROBLEMS } from '../../../contract/center-settings.ts';
import { staffIdOf } from '../../access/actor.ts';
import { audit } from '../../audit/audit.ts';
import type { Scope } from '../../db/scope.ts';
import type { Act } from '../../http/serve.ts';
import type { Server } from '../../server.ts';
import { languageOf } from '../../words/reader.ts';
import { say } from '../../words/say.ts';
import { asHtml, asText, type Letter } from '../mail/letter.ts';

type Problem = (typeof MAIL_PROBLEMS)[number];

/** Sends a mail to the caller at once, past the queue, and says what went wrong. No transaction is open meanwhile. */
export async function sendTestMail(server: Server, act: Act) {
  const { to, letter } = await act((scope) => testLetter(scope));
  const transport = server.mail;
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
  const row = await scope.one(sql<{ name: string; firstName: string; email: string }>`
    select c.name, s.first_name, s.email from center c join staff s on s.center_id = c.center_id where s.id = ${id}`);
  audit(scope, { action: 'send test mail', entity: 'center', ids: [center.id] });
  return {
    to: row.email,
    letter: {
      language,
      subject: say(language, 'Test mail from {{center}}', { center: row.name }),
      greeting: say(language, 'Hello {{name}},', { name: row.firstName }),
      paragraphs: [
        say(language, 'This is a test. You can read it, so mail from {{center}} arrives.', { center: row.name }),
      ],
      from: row.name,
    },
  };
}

type MailError = Error & { code?: string; response?: string };

/** By nodemailer's codes, and those of the system beneath it. */
const PROBLEMS: Readonly<Record<string, Problem>> = {
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
