import { inCenter } from '../../db/open-scope.ts';
import type { Task } from '../../jobs/tasks.ts';
import { contentOf } from './commands.ts';
import { mailById, markFailed, markKept, markSent } from './queries.ts';

/** Tries this often, with growing pauses (about three days), before a mail counts as failed. */
const LAST_ATTEMPT = 20;

/** Sends one mail; without a mail server it is kept for the Director to read. A mail that was sent is not sent again. */
export const sendMail: Task = async ({ server, centerId, input, attempt }) => {
  const { mailId } = input as { mailId: number };
  const mail = await inCenter(server, { centerId }, (scope) => scope.maybe(mailById(mailId)));
  if (!mail || mail.status === 'sent') return;
  const transport = server.mail;
  if (!transport) {
    await inCenter(server, { centerId }, async (scope) => {
      await scope.count(markKept(mailId, scope.now));
      scope.touch('mail');
    });
    return;
  }
  const outcome = await transport
    .send({ to: mail.to, subject: mail.subject, ...contentOf(server, mail.contentSealed) })
    .then(
      () => null,
      (error: Error) => error,
    );
  await inCenter(server, { centerId }, async (scope) => {
    const givenUpAt = attempt >= LAST_ATTEMPT ? scope.now : null;
    await scope.count(outcome ? markFailed(mailId, reasonOf(outcome), givenUpAt) : markSent(mailId, scope.now));
    scope.touch('mail');
  });
  // The queue tries again when a task fails.
  if (outcome && attempt < LAST_ATTEMPT) throw new Error('The mail server did not take the mail');
};

/** Enough to find out what is wrong; never an address or what was sent. */
const reasonOf = (error: Error & { code?: string; responseCode?: number }) =>
  [error.code, error.responseCode].filter(Boolean).join(' ') || 'The mail server did not answer';
