import { sql } from 'kysely';
import { db } from '../../db/sql.ts';
import type { Pause, Periods } from './rules.ts';

type Ids = readonly number[];
interface Id {
  readonly id: number;
}
interface Path {
  readonly path: string;
}

export const periods = () =>
  db
    .selectFrom('center')
    .select(['childRecordYears', 'incidentRecordYears', 'staffRecordYears', 'financialRecordYears'])
    .select(['retentionLookedAt as lookedAt', 'retentionHeldAt as heldAt'])
    .$castTo<Periods & Pause>();

/** Notes that a night looked, and since when removal waits. */
export const noteLook = (lookedAt: Date, heldAt: Date) =>
  db.updateTable('center').set({ retentionLookedAt: lookedAt, retentionHeldAt: heldAt });

/** Of two processes at work in a center, one comes after the other. */
export const takeTurn = () => sql`select pg_advisory_xact_lock(hashtextextended('larkhouse:retention', app_center()))`;

/** Children have thousands of rows each. */
const CHILDREN_AT_ONCE = 20;
const AT_ONCE = 500;

/** Before the center's first day that is kept. */
const before = (moment: string, firstDay: string, zone: string) =>
  sql`(${sql.raw(moment)} at time zone ${zone})::date < ${firstDay}::date`;

/** Incidents of a child who has left, older than the first day kept. */
export const pastIncidents = (firstDay: string) => sql<Id & { childId: number }>`
  select i.id, i.child_id from incident i join child k on k.center_id = i.center_id and k.id = i.child_id
  where i.date < ${firstDay}::date and k.removed_at is not null order by i.id limit ${AT_ONCE}`;

/** Children who left before the first day kept and still have records. */
export const pastChildren = (firstDay: string, zone: string) => sql<Id>`
  select id from child where ${before('removed_at', firstDay, zone)} and emptied_at is null
  order by id limit ${CHILDREN_AT_ONCE}`;

/** What stays is what incident reports and invoices that are kept longer need: name and birthday. */
export const emptyChildren = (ids: Ids, now: Date) => sql`
  update child set emptied_at = ${now}, allergies = '', emergency_contact = null, parent_name = null, parent_phone = null,
    parent_email = null, parent_drivers_license = null, photo_path = null, version = version + 1
  where id = any (${ids}::bigint[])`;

export const photoPathsOf = (ids: Ids) => sql<Path>`
  select photo_path as path from child where id = any (${ids}::bigint[]) and photo_path is not null`;

/** Photos that show nobody but these children or others whose records are gone. */
export const photosOfNobodyElse = (ids: Ids) => sql<Id & { path: string | null }>`
  select p.id, case when p.file_stored and p.removed_at is null then p.file_path end as path from gallery_photo p
  where exists (select from photo_child c where c.center_id = p.center_id and c.photo_id = p.id and c.child_id = any (${ids}::bigint[]))
    and not exists (select from photo_child c join child k on k.center_id = c.center_id and k.id = c.child_id
      where c.center_id = p.center_id and c.photo_id = p.id and k.emptied_at is null)`;

/** Entries from the door that are about no child any more; those that never were, once they are past the period too. */
export const deleteDoorEvents = (firstDay: string) => sql`
  delete from door_event e where not exists (select from door_move m where m.center_id = e.center_id and m.event_id = e.id)
    and (e.reason is null or e.received_at < ${firstDay}::date)`;

/**
 * Threads in which nothing was written since the first day kept, with or about a family, all of whose children left before
 * that day; nor what a thread that stays was answered from. Answers come before what they answer.
 */
export const pastThreads = (firstDay: string, zone: string) => sql<Id>`
  with past as (
    select t.center_id, t.id from message_thread t
    where ${before('t.last_activity', firstDay, zone)}
      and (t.child_id is not null or exists (
        select from message_recipient r where r.center_id = t.center_id and r.thread_id = t.id and r.guardian_id is not null))
      and not exists (select from child k where k.center_id = t.center_id and k.id = t.child_id
        and (k.removed_at is null or not (${before('k.removed_at', firstDay, zone)})))
      and not exists (
        select from message_recipient r join guardianship w on w.center_id = r.center_id and w.guardian_id = r.guardian_id
        join child k on k.center_id = w.center_id and k.id = w.child_id
        where r.center_id = t.center_id and r.thread_id = t.id
          and (w.ended_at is null or not (${before('w.ended_at', firstDay, zone)}))
          and (k.removed_at is null or not (${before('k.removed_at', firstDay, zone)}))))
  select p.id from past p join message_thread t on t.center_id = p.center_id and t.id = p.id
  where not exists (
    select from message_thread a where a.center_id = p.center_id and a.origin_thread_id = p.id and a.id not in (select id from past))
  order by t.origin_thread_id is null, p.id limit ${AT_ONCE}`;

export const messagesOf = (threads: Ids) =>
  sql<Id>`select id from message where thread_id = any (${threads}::bigint[])`;
export const draftsIn = (threads: Ids) =>
  sql<Id>`select id from message_draft where thread_id = any (${threads}::bigint[])`;
export const draftsOf = (guardians: Ids) => sql<Id>`
  select id from message_draft where guardian_id = any (${guardians}::bigint[])`;
export const draftsAbout = (children: Ids) => sql<Id>`
  select id from message_draft where child_id = any (${children}::bigint[])`;

/** Takes away the files of messages and drafts; their bytes follow. */
export const deleteAttachments = (messages: Ids, drafts: Ids) => sql<Path>`
  with gone as (delete from message_attachment
    where message_id = any (${messages}::bigint[]) or draft_id = any (${drafts}::bigint[]) returning center_id, upload_id)
  select u.path from gone g join upload u on u.center_id = g.center_id and u.id = g.upload_id`;

export const pastTaxDocuments = (taxYear: number) => sql<Id & { path: string | null }>`
  select id, case when file_stored and removed_at is null then file_path end as path from tax_document
  where tax_year < ${taxYear} order by id limit ${AT_ONCE}`;

/**
 * Families' accounts that are even, with no child here now, whose last booking, invoice or payment online is older than
 * the first day kept.
 */
export const pastAccounts = (firstDay: string, zone: string) => sql<Id>`
  select b.id from billing_account b
  where b.erased_at is null and b.guardian_id is not null and ${before('b.created_at', firstDay, zone)}
    and not exists (select from guardianship w join child k on k.center_id = w.center_id and k.id = w.child_id
      where w.center_id = b.center_id and w.guardian_id = b.guardian_id and w.ended_at is null and k.removed_at is null)
    and not exists (select from ledger_transaction t where t.center_id = b.center_id and t.billing_account_id = b.id
      and t.date >= ${firstDay}::date)
    and not exists (select from invoice i where i.center_id = b.center_id and i.billing_account_id = b.id
      and greatest(i.issued_on, i.due_on, i.to_date) >= ${firstDay}::date)
    and not exists (select from online_payment o where o.center_id = b.center_id and o.billing_account_id = b.id
      and not (${before('coalesce(o.settled_at, o.created_at)', firstDay, zone)}))
    and coalesce((select sum(t.amount) from ledger_transaction t
      where t.center_id = b.center_id and t.billing_account_id = b.id), 0) = 0
  order by b.id limit ${AT_ONCE}`;

/** The bookings stay, as the books must add up; whose they were is told by nothing once the guardian is erased. */
export const eraseAccounts = (ids: Ids, now: Date) => sql`
  update billing_account set erased_at = ${now}, provider_customer = null, provider_method = null, method_label = null,
    autopay_since = null, version = version + 1 where id = any (${ids}::bigint[])`;

/** Guardians of nobody whose records are kept, not named by an incident report or tax document that is, with no account in the books. */
export const pastGuardians = (firstDay: string, zone: string) => sql<Id>`
  select g.id from guardian g
  where g.erased_at is null
    and exists (select from guardianship w where w.center_id = g.center_id and w.guardian_id = g.id)
    and not exists (select from guardianship w join child k on k.center_id = w.center_id and k.id = w.child_id
      where w.center_id = g.center_id and w.guardian_id = g.id and k.emptied_at is null
        and (w.ended_at is null or not (${before('w.ended_at', firstDay, zone)})))
    and not exists (select from incident_receipt r where r.center_id = g.center_id and r.guardian_id = g.id)
    and not exists (select from incident i where i.center_id = g.center_id and i.parent_notified_by_guardian = g.id)
    and not exists (select from message_recipient r where r.center_id = g.center_id and r.guardian_id = g.id)
    and not exists (select from tax_document d where d.center_id = g.center_id and d.parent_id = g.id and d.removed_at is null)
    and not exists (select from billing_account b where b.center_id = g.center_id and b.guardian_id = g.id and b.erased_at is null)
  order by g.id limit ${AT_ONCE}`;

/** Nobody gets a right over a child meanwhile. */
export const holdGuardians = (ids: Ids) => sql`select from guardian where id = any (${ids}::bigint[]) for update`;

export const eraseGuardians = (ids: Ids, now: Date) => sql`
  update guardian set erased_at = ${now}, removed_at = coalesce(removed_at, ${now}), first_name = '–', last_name = '',
    email = null, email_key = null, phone_number = null, address = null, emergency_contact_name = null,
    emergency_contact_phone = null, password_hash = null, is_active = false, consent_ip_address = null,
    updated_at = ${now}, version = version + 1
  where id = any (${ids}::bigint[])`;

/** Children without records whom neither an incident report nor the books name any more. */
export const childrenToErase = () => sql<Id>`
  select k.id from child k
  where k.emptied_at is not null and k.erased_at is null
    and not exists (select from incident i where i.center_id = k.center_id and i.child_id = k.id)
    and not exists (select from ledger_transaction t join billing_account b on b.center_id = t.center_id and b.id = t.billing_account_id
      where t.center_id = k.center_id and t.child_id = k.id and b.guardian_id is not null and b.erased_at is null)
  order by k.id limit ${CHILDREN_AT_ONCE}`;

export const eraseChildren = (ids: Ids, now: Date) => sql`
  update child set erased_at = ${now}, first_name = '–', last_name = '', date_of_birth = date_trunc('year', date_of_birth)::date,
    version = version + 1
  where id = any (${ids}::bigint[])`;

/** What the audit log held of the families of these children before and after each change; that it happened stays. */
export const deleteDetailsOfChildren = (children: Ids) => sql`
  delete from audit_detail d using audit a
  where a.center_id = d.center_id and a.id = d.audit_id and a.child_ids && ${children}::bigint[]`;
/** The same of rows of a table. */
export const deleteDetails = (entity: string, ids: Ids) => sql`
  delete from audit_detail d using audit a
  where a.center_id = d.center_id and a.id = d.audit_id and a.entity = ${entity} and a.entity_ids && ${ids}::bigint[]`;

/** Staff who left before the first day kept, and whom no incident report that is kept names. */
export const pastStaff = (firstDay: string, zone: string) => sql<Id>`
  select s.id from staff s
  where ${before('s.removed_at', firstDay, zone)} and s.erased_at is null
    and not exists (select from incident i where i.center_id = s.center_id
      and s.id in (i.staff_id, i.recorded_by, i.parent_notified_by_staff))
  order by s.id limit ${AT_ONCE}`;

export const eraseStaff = (ids: Ids, now: Date) => sql`
  update staff set erased_at = ${now}, first_name = '–', last_name = '', phone = '', email = '', email_key = '',
    address = null, bio = null, password_hash = null, version = version + 1
  where id = any (${ids}::bigint[])`;

/** Marks uploads as belonging to nothing: their bytes follow with the next sweep. */
export const releaseUploads = (paths: readonly string[], now: Date) =>
  db.updateTable('upload').set({ releasedAt: now }).where('path', 'in', paths).where('releasedAt', 'is', null);

/** Removes the rows of a table that refer to one of these. */
export const deleteOf = (table: string, column: string, ids: Ids) =>
  sql`delete from ${sql.table(table)} where ${sql.ref(column)} = any (${ids}::bigint[])`;
