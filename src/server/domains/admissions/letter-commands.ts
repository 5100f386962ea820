import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { nameOfCenter } from '#server/kernel/center/name.ts';
import { conflict, invalid, orRefuse } from '#server/kernel/http-error.ts';
import { spoken } from '#server/kernel/i18n/catalogues.ts';
import { translate, withValues } from '#server/kernel/i18n/translate.ts';
import { queueMail } from '#server/kernel/mail/queue.ts';
import type { Server } from '#server/server.ts';
import { changed, locked } from './commands.ts';
import { linkToInquiry } from './letters.ts';
import { contactsOf, noteActive } from './queries.ts';
import { noSuchTemplate } from './template-commands.ts';
import { lettersOff, setLettersOff, templateById } from './template-queries.ts';
import { type Filling, filled, openFields, textFor } from './template-rules.ts';
import { keepMail, whenOf } from './tour-letters.ts';
import { toursOfInquiry } from './tour-queries.ts';
import { startOf } from './tour-rules.ts';

/** A template as a family would read it, before it is sent. */
export async function previewLetter(scope: Scope, inquiryId: number, templateId: number) {
  const inquiry = await locked(scope, inquiryId);
  const template = orRefuse(await scope.maybe(templateById(templateId)), noSuchTemplate());
  const found = textFor(template.texts, inquiry.language);
  if (!found) throw noSuchTemplate();
  const filling = await fillingOf(scope, inquiryId, inquiry);
  const [subject, text] = [filled(found.subject, filling), filled(found.text, filling)];
  return { language: found.language, subject, text, open: openFields(subject, text) };
}

/** Sends what staff wrote to whoever asks, unless the family wants no such mails. */
export async function sendLetter(
  server: Server,
  scope: Scope,
  inquiryId: number,
  { subject, text }: { readonly subject: string; readonly text: string },
) {
  const inquiry = await locked(scope, inquiryId);
  const [to] = await scope.all(contactsOf(inquiryId));
  if (!to?.email) throw conflict('This family has no email address');
  if ((await scope.one(lettersOff(inquiryId))).isOff) throw conflict('This family wants no such mails');
  const [open] = openFields(subject, text);
  if (open !== undefined) throw invalid({ text: withValues('Fill in {{field}}', { field: `{${open}}` }) });
  const language = spoken(inquiry.language);
  const link = await linkToInquiry(server, scope, inquiryId);
  const mailId = await queueMail(server, scope, to.email, {
    language,
    subject,
    greeting: '',
    paragraphs: text
      .split(/\n\s*\n/)
      .map((part) => part.trim())
      .filter(Boolean),
    action: { label: translate(language, 'See your inquiry'), link },
    foot: { text: translate(language, 'You want no such mails any more? Say so here:'), link: `${link}?letters` },
    from: await nameOfCenter(scope),
  });
  await keepMail(scope, { inquiryId, mailId, kind: 'letter', subject, text });
  audit(scope, { action: 'write to family', entity: 'inquiry', ids: [inquiryId] });
  return changed(scope, inquiryId);
}

/** The family says whether it wants letters; said again it changes nothing. */
export async function wantLetters(scope: Scope, inquiryId: number, isWanted: boolean): Promise<void> {
  const { isOff } = await scope.one(lettersOff(inquiryId));
  if (isOff !== isWanted) return;
  await scope.count(setLettersOff(inquiryId, isWanted ? null : scope.now));
  audit(scope, {
    action: 'choose letters',
    entity: 'inquiry',
    ids: [inquiryId],
    before: { isWanted: !isWanted },
    after: { isWanted },
  });
  await scope.count(noteActive(inquiryId, scope.now));
  scope.touch('admissions');
}

async function fillingOf(
  scope: Scope,
  inquiryId: number,
  { language, children }: Awaited<ReturnType<typeof locked>>,
): Promise<Filling> {
  const { zone } = (await scope.opened).center;
  const [first] = await scope.all(contactsOf(inquiryId));
  const tours = await scope.all(toursOfInquiry(inquiryId));
  const tour = tours.findLast((one) => one.state === 'booked' && startOf(one, zone) > scope.now);
  const names = children.flatMap(({ firstName }) => firstName ?? []);
  const when = tour && whenOf(tour, spoken(language), zone);
  return {
    family: first ? `${first.firstName} ${first.lastName}` : null,
    child: names.length > 0 ? new Intl.ListFormat(language, { type: 'conjunction' }).format(names) : null,
    center: await nameOfCenter(scope),
    tour: when ? translate(spoken(language), '{{day}} at {{time}}', when) : null,
  };
}
