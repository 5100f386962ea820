import { sql } from 'kysely';
import { db } from '../../db/sql.ts';

export interface MailRow {
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  readonly contentSealed: Buffer;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly status: 'waiting' | 'sent' | 'failed' | 'kept';
  readonly lastError: string | null;
}

const rows = sql`
  select id, to_address as "to", subject, content_sealed, created_at, sent_at, last_error,
    case when sent_at is not null then 'sent' when kept_at is not null then 'kept' when failed_at is not null then 'failed' else 'waiting' end as status
  from mail`;

export const newestMails = () => sql<MailRow>`${rows} order by id desc limit 200`;
export const mailById = (id: number) => sql<MailRow>`${rows} where id = ${id}`;

export const insertMail = (row: { toAddress: string; subject: string; contentSealed: Buffer; createdAt: Date }) =>
  db.insertInto('mail').values(row).returning('id');

export const markSent = (id: number, at: Date) =>
  db
    .updateTable('mail')
    .set((eb) => ({ sentAt: at, failedAt: null, lastError: null, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id);

export const markKept = (id: number, at: Date) => db.updateTable('mail').set({ keptAt: at }).where('id', '=', id);

export const markFailed = (id: number, error: string, givenUpAt: Date | null) =>
  db
    .updateTable('mail')
    .set((eb) => ({ lastError: error, failedAt: givenUpAt, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id);

export const markWaiting = (id: number) =>
  db.updateTable('mail').set({ keptAt: null, failedAt: null }).where('id', '=', id).where('sentAt', 'is', null);
