/** How long its sender can take a message back. */
export const WITHDRAW_MS = 2 * 60_000;
export const MOST_ATTACHMENTS = 10;
export const CONTENT_LIMIT = 10_000;
/** How many threads a list shows at a time. */
export const THREADS_AT_A_TIME = 50;

/** The addresses of families. */
const FAMILY_KINDS: ReadonlySet<string> = new Set(['guardian', 'family', 'room-families', 'all-families']);
export const isOfFamilies = ({ kind }: { readonly kind: string }): boolean => FAMILY_KINDS.has(kind);
/** Whether a message to these needs a subject: one to staff alone does without (messages-5). */
export const needsSubject = (to: readonly { readonly kind: string }[]): boolean => to.some(isOfFamilies);
