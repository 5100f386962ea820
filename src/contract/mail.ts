import { z } from 'zod';
import { staffWith } from './access.ts';
import type { Contract } from './endpoint.ts';
import { IdParams, Instant, Nothing } from './primitives.ts';

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

export const mail = {
  'GET /api/mail': {
    summary: "The center's outgoing mail, newest first, at most 200",
    audience: 'staff',
    access: staffWith('center.manage'),
    reply: z.object({ isConfigured: z.boolean(), mails: z.array(Mail) }),
  },
  'GET /api/mail/:id': {
    summary: 'One mail as text, to read or hand on where no mail server is configured; reading it is audited',
    audience: 'staff',
    access: staffWith('center.manage'),
    params: IdParams,
    reply: Mail.extend({ text: z.string() }),
  },
  'POST /api/mail/:id/retry': {
    summary: 'Send a mail again that failed or was kept',
    audience: 'staff',
    access: staffWith('center.manage'),
    params: IdParams,
    reply: Nothing,
  },
} satisfies Contract;
