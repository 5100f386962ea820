/** How long its sender can take a message back. */
export const WITHDRAW_MS = 2 * 60_000;
export const MOST_ATTACHMENTS = 10;
export const CONTENT_LIMIT = 10_000;
