import type { Language } from '#contract/kernel/languages.ts';
import type { Scope } from '#server/db/scope.ts';
import { nameOfCenter } from '#server/kernel/center/name.ts';
import { spoken } from '#server/kernel/i18n/catalogues.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { queueMail } from '#server/kernel/mail/queue.ts';
import { hashToken, newToken } from '#server/kernel/secrets/vault.ts';
import type { Server } from '#server/server.ts';
import { insertLink } from './queries.ts';
import type { SaidContact } from './rules.ts';

/** For so many days a link opens its inquiry. */
const LINK_DAYS = 400;

/** Of a link only the hash is kept, with the mail that brings it where that is known. */
async function keepLink(scope: Scope, inquiryId: number, token: string, mailId: number | null): Promise<void> {
  const expiresAt = new Date(scope.now.getTime() + LINK_DAYS * 86_400_000);
  await scope.count(insertLink({ inquiryId, tokenHash: hashToken(token), createdAt: scope.now, expiresAt, mailId }));
}

const addressOf = (server: Server, token: string) => `${server.address.origin()}/inquiry/${token}`;

/** One more link by which a family sees its inquiry, for a mail to it. */
export async function linkToInquiry(server: Server, scope: Scope, inquiryId: number): Promise<string> {
  const token = newToken();
  await keepLink(scope, inquiryId, token, null);
  return addressOf(server, token);
}

/** Writes to whoever asks first that the inquiry has come in, with the link by which they see it, where there is an e-mail. */
export async function confirmInquiry(
  server: Server,
  scope: Scope,
  inquiryId: number,
  said: { readonly contacts: readonly SaidContact[]; readonly language: Language },
): Promise<void> {
  const [to] = said.contacts;
  if (!to?.email) return;
  const center = await nameOfCenter(scope);
  const language = spoken(said.language);
  const token = newToken();
  const mailId = await queueMail(server, scope, to.email, {
    language,
    subject: translate(language, 'Your inquiry has arrived'),
    greeting: translate(language, 'Hello {{name}},', { name: to.firstName }),
    paragraphs: [
      translate(language, 'Thank you for asking for a place at {{center}}. The center will be in touch with you.', {
        center,
      }),
      translate(
        language,
        'With this link you see how your inquiry stands. There you can also withdraw it: everything that you told us is then erased at once.',
      ),
      translate(language, 'If you did not ask for a place, withdraw it, and nothing is kept.'),
    ],
    action: { label: translate(language, 'See your inquiry'), link: addressOf(server, token) },
    from: center,
  });
  await keepLink(scope, inquiryId, token, mailId);
}
