import { sql } from 'kysely';

/** Inquiries with which nobody did anything for the center's months. */
export const pastInquiries = (before: Date) =>
  sql<{ id: number }>`select id from inquiry where active_at < ${before} order by id limit 200`;

export const mailsOf = (ids: readonly number[]) => sql<{
  /** @known those without are left out */
  mailId: number;
}>`
  select mail_id from inquiry_link where inquiry_id = any (${ids}::bigint[]) and mail_id is not null
  union select mail_id from inquiry_mail where inquiry_id = any (${ids}::bigint[])`;

export const deleteInquiries = (ids: readonly number[]) => sql`delete from inquiry where id = any (${ids}::bigint[])`;
