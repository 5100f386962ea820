import type { ReplyOf, SentTo } from '#web/lib/api.ts';

export type Thread = ReplyOf<'GET /api/messages/threads'>[number];
export type WholeThread = ReplyOf<'GET /api/messages/threads/:id'>;
export type ThreadMessage = WholeThread['messages'][number];
export type Attachment = ThreadMessage['attachments'][number];
export type Draft = ReplyOf<'GET /api/messages/drafts'>[number];
export type DraftBody = NonNullable<SentTo<'POST /api/messages/drafts'>['body']>;
export type NewMessage = SentTo<'POST /api/messages'>['body'];
export type Addressee = ReplyOf<'GET /api/messages/addressees'>['to'][number];
export type Address = Pick<Addressee, 'kind' | 'id'>;
export type Priority = ThreadMessage['priority'];

export const addressKey = ({ kind, id }: Address): string => `${kind}:${id ?? ''}`;

const OF_MANY = ['room-families', 'all-families'];
/** Whether it goes to families who must not read each other's answers. */
export const isBroadcast = (to: readonly Address[]): boolean =>
  to.some(({ kind }) => OF_MANY.includes(kind)) ||
  to.filter(({ kind }) => kind === 'family' || kind === 'guardian').length > 1;

/** Whether a search typed in finds a thread among those that are here already: any letters, subject and newest words. */
export function finds({ subject, lastMessage }: Pick<Thread, 'subject' | 'lastMessage'>, search: string): boolean {
  const words = search.trim().toLowerCase();
  return `${subject} ${lastMessage.content}`.toLowerCase().includes(words);
}

/** Drafts with something in them: an answer that was begun and taken back leaves an empty one. */
export const isBegun = ({
  to,
  subject,
  content,
  attachments,
}: Pick<Draft, 'to' | 'subject' | 'content' | 'attachments'>) =>
  to.length > 0 || subject !== '' || content !== '' || attachments.length > 0;

/** Messages one got and has not read, of those on the screen. */
export const unreadOf = (messages: readonly ThreadMessage[]): ThreadMessage[] =>
  messages.filter(({ isRead, isOwn, withdrawnAt }) => !isRead && !isOwn && withdrawnAt === null);

export const PRIORITIES = ['normal', 'high', 'urgent', 'low'] as const satisfies readonly Priority[];

/** '2.4 MB', '812 KB'. */
export function sizeText(bytes: number, language: string): string {
  const [value, unit] = bytes >= 1_000_000 ? [bytes / 1_000_000, 'megabyte'] : [Math.max(1, bytes / 1000), 'kilobyte'];
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  }).format(value);
}
