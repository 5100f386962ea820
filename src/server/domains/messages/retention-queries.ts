import { sql } from 'kysely';
import { AT_ONCE, before, type Id, type Ids, type StoredPath } from '#server/kernel/retention/queries.ts';

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
export const deleteAttachments = (messages: Ids, drafts: Ids) => sql<StoredPath>`
  with gone as (delete from message_attachment
    where message_id = any (${messages}::bigint[]) or draft_id = any (${drafts}::bigint[]) returning center_id, upload_id)
  select u.path from gone g join upload u on u.center_id = g.center_id and u.id = g.upload_id`;
