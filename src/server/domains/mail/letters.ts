import { sql } from 'kysely';
import type { Scope } from '../../db/scope.ts';
import type { Server } from '../../server.ts';
import { queueMail } from './commands.ts';

// What leaves by mail says no more than it must: a first name, the center, a link.

export async function sendInvitationMail(
  server: Server,
  scope: Scope,
  { email, parentName, childFirstName }: { email: string; parentName: string | null; childFirstName: string | null },
  link: string,
): Promise<void> {
  const from = await centerName(scope);
  await queueMail(server, scope, email, {
    subject: `${from} invites you`,
    greeting: parentName ? `Hello ${parentName},` : 'Hello,',
    paragraphs: [
      `${from} invites you to follow ${childFirstName ?? 'your child'}'s day: attendance, daily reports and messages.`,
      'The link is for you alone and works once, within 7 days.',
    ],
    action: { label: 'Create your account', link },
    from,
  });
}

export async function sendActivationMail(
  server: Server,
  scope: Scope,
  { firstName, email }: { firstName: string; email: string },
  link: string,
): Promise<void> {
  const from = await centerName(scope);
  await queueMail(server, scope, email, {
    subject: `Your account at ${from}`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `An account was made for you at ${from}. Choose a password to begin. The link works once, within 7 days.`,
    ],
    action: { label: 'Choose a password', link },
    from,
  });
}

export async function sendResetMail(
  server: Server,
  scope: Scope,
  { firstName, email }: { firstName: string; email: string },
  link: string,
): Promise<void> {
  const from = await centerName(scope);
  await queueMail(server, scope, email, {
    subject: 'Set a new password',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      'Somebody asked for a new password for your account. The link works once, within 2 hours.',
      'If it was not you, you need not do anything: your password stays as it is.',
    ],
    action: { label: 'Set a new password', link },
    from,
  });
}

const centerName = async (scope: Scope) => (await scope.one(sql<{ name: string }>`select name from center`)).name;
