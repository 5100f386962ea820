import type { Scope } from '#server/db/scope.ts';
import { nameOfCenter } from '#server/kernel/center/name.ts';
import { momentsIn } from '#server/kernel/documents/moments.ts';
import { spoken } from '#server/kernel/i18n/catalogues.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { queueMail } from '#server/kernel/mail/queue.ts';
import type { Server } from '#server/server.ts';
import type { KeeperRow, ReminderRow } from './reminder-queries.ts';
import { keeps } from './reminder-rules.ts';

/** One mail to each who is concerned: how many papers, and by when the first; what they are waits behind the sign-in. */
export async function mailReminders(
  server: Server,
  scope: Scope,
  told: readonly ReminderRow[],
  people: readonly KeeperRow[],
): Promise<void> {
  const center = await nameOfCenter(scope);
  for (const person of people.filter(({ wantsMail }) => wantsMail)) {
    const own = told.filter(({ staffId }) => staffId === person.staffId);
    const others = told.filter((reminder) => keeps(person, reminder));
    if (own.length + others.length === 0) continue;
    const language = spoken(person.language);
    const first = (reminders: readonly ReminderRow[]) =>
      momentsIn({ language }, 'UTC').day(reminders.map(({ dueOn }) => dueOn).sort()[0] ?? '');
    await queueMail(server, scope, person.email, {
      language,
      subject: translate(language, 'Papers that are due at {{center}}', { center }),
      greeting: translate(language, 'Hello {{name}},', { name: person.firstName }),
      paragraphs: [
        ...(own.length > 0
          ? [
              translate(language, '{{count}} papers of yours are due, the first on {{date}}.', {
                count: own.length,
                date: first(own),
              }),
            ]
          : []),
        ...(others.length > 0
          ? [
              translate(language, '{{count}} papers of the team are due, the first on {{date}}.', {
                count: others.length,
                date: first(others),
              }),
            ]
          : []),
        translate(language, 'Sign in to see what is missing.'),
      ],
      action: {
        label: translate(language, 'Look at the papers'),
        link: `${server.address.origin()}${others.length > 0 ? '/papers' : '/my-papers'}`,
      },
      from: center,
    });
  }
}
