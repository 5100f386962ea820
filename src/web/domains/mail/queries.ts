import { mutation, query } from '../../lib/api.ts';

export const mails = query('GET /api/mail');

/** A mail may hold a link that opens an account: its text is forgotten with the dialog that showed it. */
export const mailText = (id: number) => ({ ...query('GET /api/mail/:id', { params: { id } }), gcTime: 0 });

export const sendMailAgain = mutation('POST /api/mail/:id/retry', 'GET /api/mail', 'GET /api/mail/:id');
