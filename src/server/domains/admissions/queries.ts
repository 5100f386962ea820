import { sql } from 'kysely';
import { type Ground, type InquiryState, type LostReason, MOST_INQUIRIES } from '#contract/admissions-choices.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { db } from '#server/db/sql.ts';

export const centerOfInquiry = (tokenHash: Buffer) =>
  sql<{ centerId: number | null }>`select center_of_inquiry(${tokenHash}) as center_id`;

export const settings = () =>
  sql<{
    isOpen: boolean;
    keepMonths: number;
    version: number;
  }>`select is_open, keep_months, version from admission_setting`;

/** Of two who change the settings, one comes after the other. */
export const lockSettings = () =>
  sql`select pg_advisory_xact_lock(hashtextextended('larkhouse:admission-settings', app_center()))`;

export const priorities = () =>
  sql<{
    /** @known the column's check names them */
    priorities: Ground[];
    version: number;
  }>`select priorities, version from admission_setting`;

export const putPriorities = (chosen: readonly Ground[], version: number) => sql`
  insert into admission_setting (priorities, version) values (${chosen}, ${version}::int)
  on conflict (center_id) do update set priorities = excluded.priorities, version = excluded.version`;

export const putSettings = (isOpen: boolean, keepMonths: number, version: number) => sql`
  insert into admission_setting (is_open, keep_months, version) values (${isOpen}, ${keepMonths}::int, ${version}::int)
  on conflict (center_id) do update set is_open = excluded.is_open, keep_months = excluded.keep_months, version = excluded.version`;

export interface NewInquiryRow {
  readonly state: InquiryState;
  readonly source: 'family' | 'staff';
  readonly language: Language;
  readonly consentedAt: Date | null;
  readonly createdAt: Date;
  readonly createdBy: number | null;
  readonly activeAt: Date;
}
export const insertInquiry = (row: NewInquiryRow) => db.insertInto('inquiry').values(row).returning('id');

export interface NewContactRow {
  readonly inquiryId: number;
  readonly position: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly emailKey: string | null;
  readonly phoneNumber: string | null;
  readonly phoneKey: string | null;
}
export const insertContacts = (rows: readonly NewContactRow[]) => db.insertInto('inquiryContact').values(rows);

export interface NewChildRow {
  readonly inquiryId: number;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly birthDate: string | null;
  readonly dueDate: string | null;
  readonly childKey: string | null;
  readonly wishedStart: string;
  readonly weekdays: number[];
}
export const insertChildren = (rows: readonly NewChildRow[]) => db.insertInto('inquiryChild').values(rows);

export interface NewLinkRow {
  readonly inquiryId: number;
  readonly tokenHash: Buffer;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly mailId: number | null;
}
export const insertLink = (row: NewLinkRow) => db.insertInto('inquiryLink').values(row);

/** The inquiry that a link opens. */
export const inquiryOfLink = (tokenHash: Buffer, now: Date) => sql<{ id: number }>`
  select inquiry_id as id from inquiry_link where token_hash = ${tokenHash} and expires_at > ${now}`;

export const lockInquiry = (id: number) => sql`select from inquiry where id = ${id} for update`;

/** Of two inquiries by one family at a moment, one comes after the other. */
export const lockFamily = (key: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended('larkhouse:inquiry ' || ${key}::text, app_center()))`;

/** The inquiries that whoever has this e-mail or phone number sent since a moment. */
export const recentOf = (
  key: { readonly emailKey: string | null; readonly phoneKey: string | null },
  since: Date,
) => sql<{
  id: number;
}>`
  select distinct i.id from inquiry i join inquiry_contact c on c.center_id = i.center_id and c.inquiry_id = i.id
  where i.source = 'family' and i.created_at > ${since} and (c.email_key = ${key.emailKey} or c.phone_key = ${key.phoneKey}) order by i.id`;

export interface ChildRow {
  readonly id: number;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly birthDate: string | null;
  readonly dueDate: string | null;
  readonly wishedStart: string;
  readonly weekdays: number[];
}
const childrenOf = sql`coalesce((select json_agg(json_build_object('id', k.id, 'firstName', k.first_name, 'lastName', k.last_name,
    'birthDate', k.birth_date, 'dueDate', k.due_date, 'wishedStart', k.wished_start, 'weekdays', k.weekdays) order by k.id)
  from inquiry_child k where k.center_id = i.center_id and k.inquiry_id = i.id), '[]')`;

/** The inquiries that have an e-mail, a phone number or a child of the inquiry `i`. Each of its own looks for the others, never the other way round. */
const alikeBy = (table: 'inquiry_contact' | 'inquiry_child', key: 'email_key' | 'phone_key' | 'child_key') => sql`
  select x.inquiry_id from ${sql.table(table)} c cross join lateral (
    select o.inquiry_id from ${sql.table(table)} o
    where o.center_id = c.center_id and o.${sql.ref(key)} = c.${sql.ref(key)} and o.inquiry_id <> c.inquiry_id offset 0) x
  where c.center_id = i.center_id and c.inquiry_id = i.id`;
const byEmail = alikeBy('inquiry_contact', 'email_key');
const byPhone = alikeBy('inquiry_contact', 'phone_key');
const byChild = alikeBy('inquiry_child', 'child_key');

export interface ListedRow {
  readonly id: number;
  readonly state: InquiryState;
  readonly lostReason: LostReason | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly children: ChildRow[];
  readonly createdAt: Date;
  readonly openTasks: number;
  readonly dueOn: string | null;
  readonly hasDuplicate: boolean;
}
export interface Sought {
  readonly state: InquiryState | null;
  /** Folded; null: everybody. */
  readonly search: string | null;
}
/** Whether an inquiry is among those that are asked for. */
const isSought = ({ state, search }: Sought) => sql`
  (${state}::text is null or i.state = ${state}) and (${search}::text is null
    or exists (select from inquiry_contact c where c.center_id = i.center_id and c.inquiry_id = i.id
      and strpos(folded(c.first_name || ' ' || c.last_name), folded(${search}::text)) > 0)
    or exists (select from inquiry_child c where c.center_id = i.center_id and c.inquiry_id = i.id
      and strpos(folded(concat_ws(' ', c.first_name, c.last_name)), folded(${search}::text)) > 0))`;

export const listedInquiries = (sought: Sought) => sql<ListedRow>`
  select i.id, i.state, i.lost_reason, c.first_name, c.last_name, ${childrenOf} as children, i.created_at,
    t.open_tasks, t.due_on, exists (${byEmail}) or exists (${byPhone}) or exists (${byChild}) as has_duplicate
  from inquiry i join inquiry_contact c on c.center_id = i.center_id and c.inquiry_id = i.id and c.position = 1
  cross join lateral (select count(*)::int as open_tasks, min(due_on) as due_on from inquiry_task k
    where k.center_id = i.center_id and k.inquiry_id = i.id and k.done_at is null) t
  where ${isSought(sought)} order by i.id desc limit ${MOST_INQUIRIES}`;

export const countInquiries = (sought: Sought) =>
  sql<{ found: number }>`select count(*)::int as found from inquiry i where ${isSought(sought)}`;

export const inquiryCounts = () =>
  sql<{ state: InquiryState; count: number }>`select state, count(*)::int as count from inquiry group by state`;

export interface InquiryRow {
  readonly id: number;
  readonly state: InquiryState;
  readonly lostReason: LostReason | null;
  readonly source: 'family' | 'staff';
  readonly language: Language;
  readonly createdAt: Date;
  readonly createdBy: string | null;
  readonly activeAt: Date;
  readonly children: ChildRow[];
  readonly version: number;
}
export const inquiryById = (id: number) => sql<InquiryRow>`
  select i.id, i.state, i.lost_reason, i.source, i.language, i.created_at, s.first_name || ' ' || s.last_name as created_by,
    i.active_at, ${childrenOf} as children, i.version
  from inquiry i left join staff s on s.center_id = i.center_id and s.id = i.created_by where i.id = ${id}`;

export interface ContactRow {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phoneNumber: string | null;
}
export const contactsOf = (inquiryId: number) => sql<ContactRow>`
  select id, first_name, last_name, email, phone_number from inquiry_contact where inquiry_id = ${inquiryId} order by position`;

export const notesOf = (inquiryId: number) => sql<{
  id: number;
  text: string;
  createdAt: Date;
  createdBy: string | null;
}>`
  select n.id, n.text, n.created_at, s.first_name || ' ' || s.last_name as created_by
  from inquiry_note n left join staff s on s.center_id = n.center_id and s.id = n.created_by
  where n.inquiry_id = ${inquiryId} order by n.id desc limit 500`;

export const tasksOf = (inquiryId: number) => sql<{
  id: number;
  text: string;
  dueOn: string | null;
  doneAt: Date | null;
  doneBy: string | null;
}>`
  select t.id, t.text, t.due_on, t.done_at, s.first_name || ' ' || s.last_name as done_by
  from inquiry_task t left join staff s on s.center_id = t.center_id and s.id = t.done_by
  where t.inquiry_id = ${inquiryId} order by t.done_at is not null, t.due_on nulls last, t.id limit 500`;

export const duplicatesOf = (inquiryId: number) => sql<{
  id: number;
  firstName: string;
  lastName: string;
  state: InquiryState;
  createdAt: Date;
  /** @known as the statement names them */
  reasons: ('email' | 'phone' | 'child')[];
}>`
  with alike as materialized (
    select x.inquiry_id, array_agg(distinct x.reason order by x.reason) as reasons
    from inquiry i cross join lateral (
      select e.inquiry_id, 'email' as reason from (${byEmail}) e
      union all select p.inquiry_id, 'phone' from (${byPhone}) p
      union all select k.inquiry_id, 'child' from (${byChild}) k) x
    where i.id = ${inquiryId} group by x.inquiry_id)
  select o.id, c.first_name, c.last_name, o.state, o.created_at, a.reasons
  from alike a join inquiry o on o.id = a.inquiry_id
  join inquiry_contact c on c.center_id = o.center_id and c.inquiry_id = o.id and c.position = 1 order by o.id limit 50`;

export const setState = (id: number, state: InquiryState, lostReason: LostReason | null) => sql`
  update inquiry set state = ${state}, lost_reason = ${lostReason}, version = version + 1 where id = ${id}`;

/** Somebody did something with it: its months begin anew. */
export const noteActive = (id: number, now: Date) => sql`update inquiry set active_at = ${now} where id = ${id}`;

export const insertNote = (row: {
  readonly inquiryId: number;
  readonly text: string;
  readonly createdAt: Date;
  readonly createdBy: number | null;
}) => db.insertInto('inquiryNote').values(row);

export const insertTask = (row: {
  readonly inquiryId: number;
  readonly text: string;
  readonly dueOn: string | null;
  readonly createdAt: Date;
  readonly createdBy: number | null;
}) => db.insertInto('inquiryTask').values(row).returning('id');

export const taskById = (id: number) =>
  sql<{
    inquiryId: number;
    isDone: boolean;
  }>`select inquiry_id, done_at is not null as is_done from inquiry_task where id = ${id}`;

export const setTaskDone = (id: number, doneAt: Date | null, doneBy: number | null) =>
  sql`update inquiry_task set done_at = ${doneAt}, done_by = ${doneBy} where id = ${id}`;
