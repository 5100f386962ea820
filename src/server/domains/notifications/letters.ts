import type { Audience } from '#contract/kernel/access.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { type Kind, PLACES } from '#contract/notifications-kinds.ts';
import type { Scope } from '#server/db/scope.ts';
import { nameOfCenter } from '#server/kernel/center/name.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { queueMail } from '#server/kernel/mail/queue.ts';
import type { Server } from '#server/server.ts';

export interface NotificationLetter {
  readonly kind: Kind;
  /** Told for the first time, or again because it is urgent and nobody has seen it. */
  readonly stage: 'first' | 'again';
  readonly audience: Audience;
  readonly count: number;
}
interface LetterTexts {
  readonly subject: string;
  readonly text: string;
}

/** Says that there is something to read, and nothing of it: it waits behind the sign-in. */
export async function mailNotification(
  server: Server,
  scope: Scope,
  { kind, stage, audience, count }: NotificationLetter,
  { firstName, email, language }: { firstName: string; email: string; language: Language },
): Promise<void> {
  const center = await nameOfCenter(scope);
  const { subject, text } = stage === 'again' ? (AGAIN[kind] ?? FIRST[kind]) : FIRST[kind];
  await queueMail(server, scope, email, {
    language,
    subject: translate(language, subject, { center, count }),
    greeting: translate(language, 'Hello {{name}},', { name: firstName }),
    paragraphs: [
      translate(language, text, { count }),
      translate(language, 'You can choose in your settings which emails you get.'),
    ],
    action: { label: translate(language, 'Read it'), link: server.address.origin() + PLACES[audience][kind] },
    from: center,
  });
}

const FIRST: Readonly<Record<Kind, LetterTexts>> = {
  message: {
    subject: '{{count}} new messages at {{center}}',
    text: '{{count}} new messages are waiting for you. Sign in to read them.',
  },
  incident: {
    subject: 'An incident was reported at {{center}}',
    text: '{{count}} incident reports are waiting for you. Sign in to read them.',
  },
  'daily-report': {
    subject: 'A new daily report from {{center}}',
    text: '{{count}} daily reports are waiting for you. Sign in to read them.',
  },
  attendance: {
    subject: 'Arrivals and departures at {{center}}',
    text: '{{count}} arrivals and departures were recorded. Sign in to see them.',
  },
  photo: {
    subject: '{{count}} new photos from {{center}}',
    text: '{{count}} new photos are waiting for you. Sign in to look at them.',
  },
  invoice: {
    subject: 'Updates about your account at {{center}}',
    text: 'There are updates about {{count}} invoices. Sign in to see them.',
  },
  camera: {
    subject: 'Updates about the cameras at {{center}}',
    text: 'There are updates about {{count}} cameras. Sign in to see them.',
  },
  milestone: {
    subject: 'Something to celebrate at {{center}}',
    text: '{{count}} milestones are waiting to be celebrated with you. Sign in to see them.',
  },
  event: {
    subject: 'Updates about the calendar at {{center}}',
    text: 'There are updates about {{count}} events in the calendar. Sign in to see them.',
  },
  form: {
    subject: 'Forms at {{center}}',
    text: '{{count}} forms ask for your attention. Sign in to see them.',
  },
};

/** What is urgent calls again. */
const AGAIN: Readonly<Partial<Record<Kind, LetterTexts>>> = {
  message: {
    subject: 'Please read: an urgent message at {{center}}',
    text: '{{count}} urgent messages have not been read yet. Sign in to read them.',
  },
  incident: {
    subject: 'Please read: an incident report at {{center}}',
    text: '{{count}} incident reports have not been read yet. Sign in to read them.',
  },
};
