import { sql } from 'kysely';
import type { Audience } from '#contract/kernel/access.ts';
import { db } from '#server/db/sql.ts';

export interface NewMail {
  readonly toAddress: string;
  readonly subject: string;
  readonly contentSealed: Buffer;
  readonly createdAt: Date;
  readonly opensAudience: Audience | null;
  readonly opensAccountId: number | null;
  readonly serverSealed: Buffer | null;
}
export const insertMail = (row: NewMail) => db.insertInto('mail').values(row).returning('id');

export interface KeptMailServer {
  readonly host: string;
  readonly port: number;
  readonly security: 'tls' | 'starttls' | 'none';
  readonly loginSealed: Buffer | null;
  readonly senderName: string;
  readonly senderAddress: string;
  readonly version: number;
}
/** The center's own mail server. */
export const keptMailServer = () => sql<KeptMailServer>`
  select host, port, security, login_sealed, sender_name, sender_address, version from mail_server`;

/** Mails of somebody of whom nothing may be kept; one that has not gone out yet stays unsent. */
export const deleteMails = (ids: readonly number[]) => sql`delete from mail where id = any (${ids}::bigint[])`;
