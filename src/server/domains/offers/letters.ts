import type { Scope } from '#server/db/scope.ts';
import { insertLink } from '#server/domains/admissions/queries.ts';
import { nameOfCenter } from '#server/kernel/center/name.ts';
import { momentsIn } from '#server/kernel/documents/moments.ts';
import { spoken } from '#server/kernel/i18n/catalogues.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { queueMail } from '#server/kernel/mail/queue.ts';
import { hashToken, newToken } from '#server/kernel/secrets/vault.ts';
import type { Server } from '#server/server.ts';
import type { OfferRow } from './queries.ts';

/** For so many days a link opens its inquiry. */
const LINK_DAYS = 400;

/** What each mail begins with, and says. */
const WORDS = {
  made: {
    subject: '{{center}} offers you a place',
    text: 'There is a place for your child, and we hold it for you until {{until}}. What it costs and from when on it is yours stands behind this link, where you accept or decline it.',
  },
  accepted: {
    subject: 'The place is yours',
    text: 'Thank you, the place at {{center}} is yours. Each of you gets an invitation to an account of your own by mail. There you find what is still to be signed and paid.',
  },
  expired: {
    subject: 'The offer of a place has ended',
    text: 'We held the place until {{until}} and heard nothing from you, so it is free again. Do you still look for a place? Then please speak with us.',
  },
  withdrawn: {
    subject: 'The offer of a place has ended',
    text: 'We are sorry: the center had to take its offer of a place back. Please speak with us.',
  },
} as const;

/** Writes to whoever asked first of what became of an offer, with a link of its own, where there is an e-mail. */
export async function writeOfOffer(
  server: Server,
  scope: Scope,
  offer: OfferRow,
  what: keyof typeof WORDS,
): Promise<void> {
  if (offer.email === null) return;
  const center = await nameOfCenter(scope);
  const { center: house } = await scope.opened;
  const language = spoken(offer.language);
  const { subject, text } = WORDS[what];
  const until = momentsIn({ language }, house.zone).moment(offer.expiresAt);
  const token = newToken();
  const mailId = await queueMail(server, scope, offer.email, {
    language,
    subject: translate(language, subject, { center }),
    greeting: translate(language, 'Hello {{name}},', { name: offer.firstName }),
    paragraphs: [translate(language, text, { center, until })],
    action: {
      label: translate(language, what === 'made' ? 'See the offer' : 'See your inquiry'),
      link: `${server.address.origin()}/inquiry/${token}`,
    },
    from: center,
  });
  const expiresAt = new Date(scope.now.getTime() + LINK_DAYS * 86_400_000);
  const row = { inquiryId: offer.inquiryId, tokenHash: hashToken(token), createdAt: scope.now, expiresAt, mailId };
  await scope.count(insertLink(row));
}
