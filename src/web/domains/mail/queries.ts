import { mutation, query } from '#web/lib/api.ts';

/** Whether mail leaves the center at all; without a mail server links are handed on. */
export const mailState = query('GET /api/mail/state');

export const mails = query('GET /api/mail');

/** A mail may hold a link that opens an account: its text is forgotten with the dialog that showed it. */
export const mailText = (id: number) => ({ ...query('GET /api/mail/:id', { params: { id } }), gcTime: 0 });

export const sendMailAgain = mutation('POST /api/mail/:id/retry', 'mail', 'mail-text');

export const mailServer = query('GET /api/center/mail-server');
export const changeMailServer = mutation('PUT /api/center/mail-server', 'mail');
export const endMailServer = mutation('DELETE /api/center/mail-server', 'mail');
export const sendTestMail = mutation('POST /api/center/mail-test');
