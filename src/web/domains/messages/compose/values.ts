import type { Language } from '#contract/kernel/languages.ts';
import { needsSubject } from '#contract/messages-limits.ts';
import {
  type Address,
  addressKey,
  type Draft,
  type DraftBody,
  isBroadcast,
  type NewMessage,
  type Priority,
} from '../rules.ts';

export interface Text {
  readonly language: Language;
  readonly subject: string;
  readonly content: string;
}
/** A message as it is written. */
export interface Values {
  readonly to: readonly Address[];
  /** For whom it speaks, as an address's key; '' for the writer alone. */
  readonly as: string;
  readonly childId: number | null;
  readonly subject: string;
  readonly content: string;
  readonly priority: Priority;
  readonly isAnnouncement: boolean;
  /** The language of subject and content. */
  readonly language: Language;
  readonly texts: readonly Text[];
  readonly isLater: boolean;
  readonly date: string;
  readonly time: string;
}

export const valuesOf = (draft: Draft | null, language: Language): Values => ({
  to: draft?.to ?? [],
  as: draft?.as ? addressKey(draft.as) : '',
  childId: draft?.childId ?? null,
  subject: draft?.subject ?? '',
  content: draft?.content ?? '',
  priority: draft?.priority ?? 'normal',
  isAnnouncement: draft?.messageType === 'announcement',
  language: draft?.language ?? language,
  texts: draft?.texts ?? [],
  isLater: draft?.schedule != null,
  date: draft?.schedule?.date ?? '',
  time: draft?.schedule?.time ?? '',
});

/** Whether it can be an announcement: it speaks for a room or the center, to families. */
export const canAnnounce = ({ as, to }: Pick<Values, 'as' | 'to'>): boolean => as !== '' && isBroadcast(to);

/** What is sent; `attachments` are the paths of its files. */
export function messageOf(values: Values, attachments: readonly string[]): NewMessage {
  const [kind, id] = values.as.split(':');
  const isAnnouncement = values.isAnnouncement && canAnnounce(values);
  return {
    to: values.to.map((address) => ({ ...address })),
    as: kind === 'room' || kind === 'office' ? { kind, id: id ? Number(id) : null } : null,
    childId: values.childId,
    subject: values.subject,
    content: values.content,
    priority: values.priority,
    language: values.language,
    messageType: isAnnouncement ? 'announcement' : 'general',
    texts: isAnnouncement ? values.texts.map((text) => ({ ...text })) : [],
    attachments: [...attachments],
  };
}

/** What is kept while it is written. It waits for its time only once that is confirmed. */
export const draftOf = (values: Values, attachments: readonly string[]): DraftBody => ({
  ...messageOf(values, attachments),
  texts: values.texts.map((text) => ({ ...text })),
  ...(values.isAnnouncement && { messageType: 'announcement' as const }),
});

export type Problem = 'to' | 'subject' | 'content' | 'texts' | 'schedule';
/** What is still missing. */
export function problemsOf({
  to,
  subject,
  content,
  texts,
  isAnnouncement,
  isLater,
  date,
  time,
}: Values): readonly Problem[] {
  const isBlank = (text: string) => text.trim() === '';
  return [
    ...(to.length === 0 ? (['to'] as const) : []),
    ...(isBlank(subject) && needsSubject(to) ? (['subject'] as const) : []),
    ...(isBlank(content) ? (['content'] as const) : []),
    ...(isAnnouncement && texts.some((text) => isBlank(text.subject) || isBlank(text.content))
      ? (['texts'] as const)
      : []),
    ...(isLater && (date === '' || time === '') ? (['schedule'] as const) : []),
  ];
}
