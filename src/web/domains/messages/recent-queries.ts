import { query } from '#web/lib/api.ts';

/** The 5 newest messages to whoever is signed in. */
export const recentMessages = query('GET /api/messages/recent');
