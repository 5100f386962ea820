import { inCenter } from '#server/db/open-scope.ts';
import { nameOfCenter } from '#server/kernel/center/name.ts';
import { moneyIn } from '#server/kernel/documents/money.ts';
import { spoken } from '#server/kernel/i18n/catalogues.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import type { Task } from '#server/kernel/jobs/tasks.ts';
import { queueMail } from '#server/kernel/mail/queue.ts';
import { feeById } from './fee-queries.ts';
import { chosenFee } from './fees.ts';
import { linkToInquiry } from './letters.ts';
import { contactsOf, inquiryById } from './queries.ts';
import { keepMail } from './tour-letters.ts';

/** Writes to a family what its place on the list costs and how it is paid, where there is an e-mail and it is still to be paid. */
export const writeOfFee: Task = async ({ server, centerId, input }) => {
  const { feeId } = input as { readonly feeId: number };
  await inCenter(server, { centerId }, async (scope) => {
    const fee = await scope.maybe(feeById(feeId));
    if (!fee || fee.inquiryId === null || fee.state !== 'asked') return;
    const inquiry = await scope.one(inquiryById(fee.inquiryId));
    const [to] = await scope.all(contactsOf(fee.inquiryId));
    if (!to?.email) return;
    const center = await nameOfCenter(scope);
    const { instructions } = await chosenFee(scope);
    const language = spoken(inquiry.language);
    const amount = moneyIn(language)(fee.amount);
    const subject = translate(language, 'The fee for the waitlist of {{center}}', { center });
    const mailId = await queueMail(server, scope, to.email, {
      language,
      subject,
      greeting: translate(language, 'Hello {{name}},', { name: to.firstName }),
      paragraphs: [
        translate(language, 'You are on the waitlist of {{center}} now. The center asks {{amount}} for it, once.', {
          center,
          amount,
        }),
        fee.isRefundable
          ? translate(language, 'You get it back when you have a place, or no longer wait for one.')
          : translate(language, 'It is not given back.'),
        instructions ?? translate(language, 'Please ask the center how to pay it.'),
        translate(language, 'Your place on the list does not depend on it.'),
      ],
      action: {
        label: translate(language, 'See your inquiry'),
        link: await linkToInquiry(server, scope, fee.inquiryId),
      },
      from: center,
    });
    await keepMail(scope, { inquiryId: fee.inquiryId, mailId, kind: 'fee', subject, text: null });
    scope.touch('admissions');
  });
};
