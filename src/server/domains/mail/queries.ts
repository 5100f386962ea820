import { sql } from 'kysely';
import { db } from '#server/db/sql.ts';
import type { KeptMailServer } from '#server/kernel/mail/queries.ts';

export interface MailRow {
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  readonly contentSealed: Buffer;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly status: 'waiting' | 'sent' | 'failed' | 'kept';
  readonly lastError: string | null;
  readonly opensAudience: 'staff' | 'parent' | null;
  readonly opensAccountId: number | null;
  readonly serverSealed: Buffer | null;
}

const rows = sql`
  select id, to_address as "to", subject, content_sealed, created_at, sent_at, last_error, opens_audience, opens_account_id, server_sealed,
    case when sent_at is not null then 'sent' when kept_at is not null then 'kept' when failed_at is not null then 'failed' else 'waiting' end as status
  from mail`;

export const newestMails = () => sql<MailRow>`${rows} order by id desc limit 200`;
export const mailById = (id: number) => sql<MailRow>`${rows} where id = ${id}`;

export const markSent = (id: number, at: Date) =>
  db
    .updateTable('mail')
    .set((eb) => ({
      sentAt: at,
      failedAt: null,
      lastError: null,
      serverSealed: null,
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', '=', id);

export const markKept = (id: number, at: Date) =>
  db.updateTable('mail').set({ keptAt: at, serverSealed: null }).where('id', '=', id);

export const markFailed = (id: number, error: string, givenUpAt: Date | null) =>
  db
    .updateTable('mail')
    .set((eb) => ({
      lastError: error,
      failedAt: givenUpAt,
      attempts: eb('attempts', '+', 1),
      ...(givenUpAt && { serverSealed: null }),
    }))
    .where('id', '=', id);

export const markWaiting = (id: number) =>
  db.updateTable('mail').set({ keptAt: null, failedAt: null }).where('id', '=', id).where('sentAt', 'is', null);

/** The link of a mail was shown to somebody else; changes nothing a second time. */
export const markShown = (id: number, at: Date) =>
  db.updateTable('mail').set({ linkShownAt: at }).where('id', '=', id).where('linkShownAt', 'is', null);

/** What a staff member's role may do. */
export const capabilitiesOf = (staffId: number) => sql<{ capability: string }>`
  select c.capability from staff s join role_capability c on c.center_id = s.center_id and c.role_id = s.role_id
  where s.id = ${staffId}`;

/** Who asks for a test mail, and the center it is from. */
export const testRecipient = (staffId: number) => sql<{ name: string; firstName: string; email: string }>`
  select c.name, s.first_name, s.email from center c join staff s on s.center_id = c.center_id where s.id = ${staffId}`;

/** Who is told of another mail server: all who may set it, whatever mail they want. */
export const mailManagers = () => sql<{ id: number; firstName: string; email: string }>`
  select s.id, s.first_name, s.email from staff s
  join role_capability c on c.center_id = s.center_id and c.role_id = s.role_id and c.capability = 'center.manage'
  where s.removed_at is null and s.deactivated_at is null and s.password_hash is not null
  order by s.id`;

/** Held until the end of the transaction, so that two saves come one after the other. */
export const lockMailServer = () => sql`select from mail_server for update`;

export const setMailServer = (row: Omit<KeptMailServer, 'version'>) =>
  db
    .insertInto('mailServer')
    .values({ ...row, version: FIRST_VERSION })
    .onConflict((conflict) =>
      conflict.column('centerId').doUpdateSet((eb) => ({ ...row, version: eb('mailServer.version', '+', 1) })),
    );
/** A center without a mail server answers version 1. */
const FIRST_VERSION = 2;

export const removeMailServer = () => sql`delete from mail_server`;
