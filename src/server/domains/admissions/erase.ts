import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { enqueue } from '#server/kernel/jobs/outbox.ts';
import type { Task } from '#server/kernel/jobs/tasks.ts';
import { deleteMails } from '#server/kernel/mail/queries.ts';
import { takeBack } from '#server/kernel/notify/notify.ts';
import { deleteDetails } from '#server/kernel/retention/queries.ts';
import { deleteUnpaidFees, keepOwedFees } from './fee-queries.ts';
import { inquiriesEnd } from './hooks.ts';
import { deleteInquiries, mailsOf } from './retention-queries.ts';

/** What is left of inquiries that are gone. */
interface Left {
  readonly inquiryIds: readonly number[];
  readonly mailIds: readonly number[];
}

/**
 * Erases inquiries with all that hangs on them; the log keeps that it happened. Mails and what the log told of them follow at once. Of a
 * fee that is to be given back, who gave it stays until it is.
 */
export async function eraseInquiries(
  scope: Scope,
  ids: readonly number[],
  action: 'erase inquiry' | 'erase inquiries past their retention',
): Promise<void> {
  const mailIds = (await scope.all(mailsOf(ids))).map(({ mailId }) => mailId);
  await inquiriesEnd.tell(scope, { ids });
  await scope.count(keepOwedFees(ids));
  await scope.count(deleteUnpaidFees(ids));
  await scope.count(deleteInquiries(ids));
  audit(scope, { action, entity: 'inquiry', ids });
  for (const id of ids)
    for (const event of ['inquiry-received', 'tour-booked', 'tour-canceled'] as const)
      takeBack(scope, 'attendance', event, id);
  enqueue(scope, 'forget-inquiries', { inquiryIds: ids, mailIds } satisfies Left);
  scope.touch('admissions');
}

/** Staff may not take out of the log or of the mail; the job does. */
export const forgetInquiries: Task = async ({ server, centerId, input }) => {
  const { inquiryIds, mailIds } = input as Left;
  await inCenter(server, { centerId }, async (scope) => {
    if ((await scope.count(deleteDetails('inquiry', inquiryIds))) > 0)
      audit(scope, { action: 'erase details of inquiries', entity: 'inquiry', ids: inquiryIds });
    if ((await scope.count(deleteMails(mailIds))) > 0) scope.touch('mail');
  });
};
