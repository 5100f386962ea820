import { createHash } from 'node:crypto';
import { inCenter } from '#server/db/open-scope.ts';
import type { Task } from '#server/kernel/jobs/tasks.ts';
import { contentOf, serverIn } from '#server/kernel/mail/queue.ts';
import { type MailTransport, openOwnMail } from '#server/kernel/mail/transport.ts';
import { mailById, markFailed, markKept, markSent } from './queries.ts';

/** Tries this often, with growing pauses (about three days), before a mail counts as failed. */
const LAST_ATTEMPT = 20;

/** Tries by the server that a mail was to go out by, before it goes by whichever is set: that one may be gone. */
const TRIES_BY_FORMER = 3;

/** Sends one mail; without a mail server it is kept for the Director to read. A mail that was sent is not sent again. */
export const sendMail: Task = async ({ server, centerId, input, attempt }) => {
  const { mailId } = input as { mailId: number };
  const { mail, current } = await inCenter(server, { centerId }, async (scope) => ({
    mail: await scope.maybe(mailById(mailId)),
    current: await server.mailServers.of(scope),
  }));
  if (!mail || mail.status === 'sent') return;
  const former = attempt <= TRIES_BY_FORMER ? serverIn(server, mail.serverSealed) : null;
  const transport = former ? openOwnMail(former, server.mailServers.reach) : current;
  if (!transport) {
    await inCenter(server, { centerId }, async (scope) => {
      await scope.count(markKept(mailId, scope.now));
      scope.touch('mail');
    });
    return;
  }
  const outcome = await outcomeOf(transport, {
    id: createHash('sha256').update(mail.contentSealed).digest('hex').slice(0, 32),
    to: mail.to,
    subject: mail.subject,
    ...contentOf(server, mail.contentSealed),
  });
  if (former) transport.close();
  const isLast = attempt >= LAST_ATTEMPT || isNoAddress(outcome);
  await inCenter(server, { centerId }, async (scope) => {
    const givenUpAt = isLast ? scope.now : null;
    await scope.count(outcome ? markFailed(mailId, reasonOf(outcome), givenUpAt) : markSent(mailId, scope.now));
    scope.touch('mail');
  });
  // The queue tries again when a task fails.
  if (outcome && !isLast) throw new Error('The mail server did not take the mail');
};

const outcomeOf = (transport: MailTransport, mail: Parameters<MailTransport['send']>[0]) =>
  transport.send(mail).then(
    () => null,
    (error: Error) => error,
  );

/** The mail server knows that nobody has this address: another try would not change it (RFC 5321 section 4.2.1). */
const isNoAddress = (error: (Error & { code?: string; responseCode?: number }) | null) =>
  error?.code === 'EENVELOPE' && (error.responseCode ?? 0) >= 550 && (error.responseCode ?? 0) < 560;

/** Enough to find out what is wrong; never an address or what was sent. */
const reasonOf = (error: Error & { code?: string; responseCode?: number }) =>
  [error.code, error.responseCode].filter(Boolean).join(' ') || 'The mail server did not answer';
