import type { Language } from '#contract/kernel/languages.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import type { DraftRow } from './draft-queries.ts';
import type { AttachmentRow, MessageRow } from './queries.ts';
import type { Reader } from './reader.ts';
import { canWithdraw, needsAcknowledgement } from './rules.ts';
import type { ThreadMessageRow } from './thread-queries.ts';

/** A file as it is answered; the address names the portal, because a picture's request carries no header of ours. */
function asAttachment<Row extends AttachmentRow>({ kind }: Reader, file: Row) {
  const url = `/api/messages/attachments/${file.id}?portal=${kind}`;
  return { ...file, url, thumbnailUrl: file.width === null ? null : `${url}&size=320` };
}

export const asMessage = <Row extends MessageRow>(reader: Reader, { attachments, ...row }: Row) => ({
  ...row,
  attachments: attachments.map((file) => asAttachment(reader, file)),
});

/** With what the reader can do about it, and, to the side that sent it, how it was received. */
export function asThreadMessage(reader: Reader, row: ThreadMessageRow, now: Date) {
  const { hasRow, isSender, addressees, isDelivered, delivered, seen, acknowledged, ...message } = row;
  const mayCount = row.withdrawnAt === null && (reader.kind === 'staff' ? row.senderType === 'staff' : isSender);
  return {
    ...asMessage(reader, message),
    isOwn: isSender,
    canWithdraw: canWithdraw(row, now),
    needsAcknowledgement: needsAcknowledgement(row),
    receipts: mayCount ? { total: isDelivered ? delivered : addressees, delivered, seen, acknowledged } : null,
  };
}

/** In the writer's language where it says why it could not be sent. */
export const asDraft = (
  writer: Reader,
  { scheduledDate: date, scheduledTime: time, attachments, to, as, failure, ...row }: DraftRow,
  language: Language,
) => ({
  ...row,
  failure: failure && translate(language, failure),
  to: to.map(({ kind, id = null }) => ({ kind, id })),
  as: as && { kind: as.kind, id: as.id ?? null },
  attachments: attachments.map((file) => asAttachment(writer, file)),
  schedule: date !== null && time !== null ? { date, time } : null,
});
