import { sql } from 'kysely';
import type { DocumentKind, DocumentState } from '#contract/child-documents-choices.ts';
import { db } from '#server/db/sql.ts';

/** A child who is here or will be, as far as the reader sees it. */
export const childHere = (id: number) =>
  sql<{ id: number }>`select id from child where id = ${id} and removed_at is null`;

/** Children by their ids, of a room, or all (null, null), held so that of two who ask for a document one comes after the other. */
export const lockedChildren = (ids: readonly number[] | null, roomId: number | null) => sql<{ id: number }>`
  select id from child
  where removed_at is null and (${ids}::bigint[] is null or id = any (${ids}::bigint[])) and (${roomId}::bigint is null or room_id = ${roomId})
  order by id for no key update`;

export interface DocumentRow {
  readonly id: number;
  readonly childId: number;
  readonly kind: DocumentKind;
  readonly title: string | null;
  readonly state: DocumentState;
  readonly dueOn: string | null;
  readonly issuedOn: string | null;
  readonly expiresOn: string | null;
  readonly givenAt: Date | null;
  readonly givenBy: number | null;
  readonly giver: string | null;
  readonly pagePaths: string[];
  readonly refuseReason: string | null;
  readonly isShared: boolean;
  readonly replaces: number | null;
  readonly version: number;
}
const columns = sql`
  d.id, d.child_id, d.kind, d.title, d.state, d.due_on, d.issued_on, d.expires_on, d.given_at, d.given_by,
  coalesce(guardian_name(d.given_by), (
    select s.first_name || ' ' || s.last_name from staff s where s.center_id = d.center_id and s.id = d.entered_by)) as giver,
  d.page_paths, d.refuse_reason, d.is_shared, d.replaces, d.version`;

/** Of a child, the newest first; what was withdrawn is not there. Row security knows what a guardian reads. */
export const documentsOf = (childId: number) => sql<DocumentRow>`
  select ${columns} from child_document d
  where d.child_id = ${childId} and d.state <> 'withdrawn' order by d.id desc limit 200`;

/** Of a child who is here or will be. */
export const documentById = (id: number) => sql<DocumentRow>`
  select ${columns} from child_document d join child k on k.center_id = d.center_id and k.id = d.child_id and k.removed_at is null
  where d.id = ${id}`;
/** To whoever may change it; nothing where they may not. */
export const lockDocument = (id: number) =>
  sql<{ id: number }>`select id from child_document where id = ${id} for update`;

/** The one of this kind that holds. */
export const heldOf = (childId: number, kind: DocumentKind, title: string | null) => sql<{ id: number }>`
  select id from child_document
  where child_id = ${childId} and kind = ${kind} and title is not distinct from ${title} and state = 'accepted' order by id desc limit 1`;

/** What waits to come in the place of one. */
export const newerOf = (id: number) => sql<{ id: number }>`
  select id from child_document where replaces = ${id} and state in ('requested', 'received', 'refused') order by id desc limit 1`;

export const insertDocument = (row: {
  readonly childId: number;
  readonly kind: DocumentKind;
  readonly title: string | null;
  readonly state: 'received' | 'accepted';
  readonly issuedOn: string | null;
  readonly expiresOn: string | null;
  readonly givenAt: Date;
  readonly givenBy: number | null;
  readonly enteredBy?: number | null;
  readonly answeredAt?: Date;
  readonly answeredBy?: number | null;
  readonly pagePaths: readonly string[];
  readonly replaces: number | null;
}) =>
  db
    .insertInto('childDocument')
    .values({ ...row, pagePaths: [...row.pagePaths] })
    .returning('id');

/** Asks for a document of these children; those who are asked already are left out. */
export const insertRequests = (request: {
  readonly childIds: readonly number[];
  readonly kind: DocumentKind;
  readonly title: string | null;
  readonly dueOn: string | null;
  readonly requestedAt: Date;
  readonly requestedBy: number | null;
}) => sql<{ id: number; childId: number }>`
  insert into child_document (child_id, kind, title, state, due_on, requested_at, requested_by, replaces)
  select k.id, ${request.kind}::text, ${request.title}::text, 'requested', ${request.dueOn}::date, ${request.requestedAt}::timestamptz,
    ${request.requestedBy}::bigint, case when ${request.kind}::text <> 'guardian-id' then (
      select max(h.id) from child_document h where h.center_id = k.center_id and h.child_id = k.id and h.kind = ${request.kind}
        and h.title is not distinct from ${request.title} and h.state = 'accepted') end
  from child k
  where k.id = any (${request.childIds}::bigint[]) and not exists (
    select from child_document o where o.center_id = k.center_id and o.child_id = k.id and o.kind = ${request.kind}
      and o.title is not distinct from ${request.title} and o.state in ('requested', 'received', 'refused'))
  order by k.id
  returning id, child_id`;

export interface DocumentChange {
  readonly state?: DocumentState;
  readonly dueOn?: string | null;
  readonly issuedOn?: string | null;
  readonly expiresOn?: string | null;
  readonly givenAt?: Date;
  readonly givenBy?: number | null;
  readonly enteredBy?: number | null;
  readonly pagePaths?: readonly string[];
  readonly answeredAt?: Date | null;
  readonly answeredBy?: number | null;
  readonly refuseReason?: string | null;
  readonly isShared?: boolean;
}
export const updateDocument = (id: number, { pagePaths, ...change }: DocumentChange) =>
  db
    .updateTable('childDocument')
    .set((eb) => ({ ...change, ...(pagePaths && { pagePaths: [...pagePaths] }), version: eb('version', '+', 1) }))
    .where('id', '=', id);

/** The one whose place was taken holds no longer, or holds again. */
export const setReplaced = (id: number, isReplaced: boolean) => sql`
  update child_document set state = ${isReplaced ? 'replaced' : 'accepted'}, version = version + 1
  where id = ${id} and state = ${isReplaced ? 'accepted' : 'replaced'}`;

/** Whether families wait for an answer about this child. */
export const waitingOf = (childId: number) => sql<{ id: number }>`
  select id from child_document where child_id = ${childId} and state = 'received' limit 1`;

export interface OpenRow extends DocumentRow {
  readonly firstName: string;
  readonly lastName: string;
  readonly room: string;
}
/** What waits, is missing, or ends until a day and has none to come in its place, by the child's name. */
export const openDocuments = (until: string) => sql<OpenRow>`
  select ${columns}, k.first_name, k.last_name, r.name as room
  from child_document d
  join child k on k.center_id = d.center_id and k.id = d.child_id and k.removed_at is null
  join room r on r.center_id = k.center_id and r.id = k.room_id
  where d.state in ('requested', 'received', 'refused')
    or d.state = 'accepted' and d.expires_on <= ${until}::date and not exists (
      select from child_document n where n.center_id = d.center_id and n.replaces = d.id and n.state in ('requested', 'received', 'refused'))
  order by k.last_name collate "und-x-icu", k.first_name collate "und-x-icu", k.id, d.id limit 2000`;

/** What a guardian may have in the archive of the child, the oldest first: row security knows what they read. */
export const archivedDocuments = (childId: number) => sql<DocumentRow>`
  select ${columns} from child_document d
  where d.child_id = ${childId} and d.state in ('received', 'accepted', 'replaced') order by d.id`;
