import type { Scope } from '#server/db/scope.ts';
import { nameOfCenter } from '#server/kernel/center/name.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { momentsIn } from '#server/kernel/documents/moments.ts';
import { spoken } from '#server/kernel/i18n/catalogues.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { queueMail } from '#server/kernel/mail/queue.ts';
import type { Server } from '#server/server.ts';
import { linkToInquiry } from './letters.ts';
import { keepMail } from './tour-letters.ts';
import type { UpkeepRow } from './upkeep-queries.ts';
import { answerUntil } from './upkeep-rules.ts';

/** Asks a family whether it still waits, for the first time or again. */
export async function mailUpkeep(
  server: Server,
  scope: Scope,
  { id, firstName, email, askedAt, ...family }: UpkeepRow,
): Promise<void> {
  if (email === null) return;
  const center = await nameOfCenter(scope);
  const { zone } = (await scope.opened).center;
  const language = spoken(family.language);
  const today = dayAt(scope.now, zone);
  const until = answerUntil(
    askedAt === null ? { askedOn: today, askedAgainOn: null } : { askedOn: dayAt(askedAt, zone), askedAgainOn: today },
  );
  const subject = translate(language, 'Do you still want a place at {{center}}?', { center });
  const mailId = await queueMail(server, scope, email, {
    language,
    subject,
    greeting: translate(language, 'Hello {{name}},', { name: firstName }),
    paragraphs: [
      translate(language, 'You are on the waitlist of {{center}}. Do you still want the place?', { center }),
      translate(language, 'One tap on the page is enough. Your place on the list stays as it is.'),
      translate(
        language,
        'Without an answer by {{date}} your entry pauses. It is not removed, and one tap takes it up again.',
        { date: momentsIn({ language }, zone).day(until) },
      ),
    ],
    action: { label: translate(language, 'Answer'), link: await linkToInquiry(server, scope, id) },
    from: center,
  });
  await keepMail(scope, { inquiryId: id, mailId, kind: 'confirm', subject, text: null });
}
