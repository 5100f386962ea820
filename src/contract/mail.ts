import { anyStaff, staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { anyText, Email, IdParams, Instant, Nothing, requiredText, Version } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

export const Mail = z
  .object({
    id: z.int(),
    to: z.string(),
    subject: z.string(),
    createdAt: Instant,
    sentAt: Instant.nullable(),
    /** waiting: in the queue · sent · failed: gave up · kept: no mail server is configured, read it here. */
    status: z.enum(['waiting', 'sent', 'failed', 'kept']),
    lastError: z.string().nullable(),
  })
  .meta({ id: 'Mail' });

/** What can go wrong with a test mail. */
export const MAIL_PROBLEMS = [
  'not-configured',
  'not-allowed',
  'not-found',
  'unreachable',
  'no-answer',
  'not-secure',
  'sign-in-refused',
  'address-refused',
  'refused',
] as const;

/** How a mail server is spoken to: TLS from the first byte · TLS after STARTTLS, or no mail · plain, without a sign-in. */
export const MAIL_SECURITY = ['tls', 'starttls', 'none'] as const;

const MailServer = z
  .object({
    /** environment: set by whoever runs the installation, for all its centers · center: set here · null: mail is kept. */
    setBy: z.enum(['environment', 'center']).nullable(),
    host: z.string().nullable(),
    port: z.int().nullable(),
    /** offered: TLS where the server offers it. */
    security: z.enum([...MAIL_SECURITY, 'offered']).nullable(),
    /** User name and password are never answered. */
    hasLogin: z.boolean(),
    senderName: z.string().nullable(),
    senderAddress: z.string().nullable(),
    version: z.int(),
  })
  .meta({ id: 'MailServer' });

export const mail = {
  'GET /api/mail/state': {
    summary: 'Whether mail leaves the center at all, or links are handed on',
    audience: 'staff',
    access: anyStaff,
    reply: z.object({ isSetUp: z.boolean() }),
  },
  'GET /api/mail': {
    summary: "The center's outgoing mail, newest first, at most 200",
    audience: 'staff',
    access: staffWith('center.manage'),
    reply: z.object({ isConfigured: z.boolean(), mails: z.array(Mail) }),
  },
  'GET /api/mail/:id': {
    summary:
      'One mail as text, to read or hand on where no mail server is configured; reading it is audited. A link that opens an account is left out, unless it may be handed on',
    audience: 'staff',
    access: staffWith('center.manage'),
    params: IdParams,
    reply: Mail.extend({
      text: z.string(),
      /** Why its link is left out: mail reaches its addressee · the right is missing · the account is no lower than one's own. */
      withheld: z.enum(['by-mail', 'no-right', 'not-below']).nullable(),
    }),
  },
  'POST /api/mail/:id/retry': {
    summary: 'Send a mail again that failed or was kept',
    audience: 'staff',
    access: staffWith('center.manage'),
    params: IdParams,
    reply: Nothing,
  },
  'POST /api/center/mail-test': {
    summary: 'Send a test mail to the caller at once, and say what went wrong',
    audience: 'staff',
    access: staffWith('center.manage'),
    reply: z.object({
      to: z.string(),
      problem: z.enum(MAIL_PROBLEMS).nullable(),
      /** The mail server's own words, or the failed call's; null when all went well. */
      detail: z.string().nullable(),
    }),
  },
  'GET /api/center/mail-server': {
    summary: "By which server the center's mail goes out",
    audience: 'staff',
    access: staffWith('center.manage'),
    reply: MailServer,
  },
  'PUT /api/center/mail-server': {
    summary:
      'Set it, in a session that was confirmed in the last ten minutes. User name and password that are left out or empty stay, for the same host and port; a user name of null takes both away. Everybody who manages the center is written to, by the former server',
    audience: 'staff',
    access: staffWith('center.manage'),
    body: z.strictObject({
      host: requiredText('Enter the name of the mail server, such as smtp.example.org', 253),
      port: z
        .int('Enter a port, such as 587')
        .min(1, 'Enter a port, such as 587')
        .max(65_535, 'Enter a port, such as 587'),
      security: z.enum(MAIL_SECURITY),
      username: anyText('Enter the user name', 320).nullish(),
      password: z.string().max(1000, 'This password is too long').optional(),
      senderName: requiredText('Enter the name that people read as the sender', 120),
      senderAddress: Email,
      version: Version,
    }),
    reply: MailServer,
  },
  'DELETE /api/center/mail-server': {
    summary: 'Send no mail any more, and keep it to be read; asked and told as setting it is',
    audience: 'staff',
    access: staffWith('center.manage'),
    reply: MailServer,
  },
} satisfies Contract;
