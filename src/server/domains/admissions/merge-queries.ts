import { sql } from 'kysely';

/** Notes of one inquiry become another's. */
export const moveNotes = (from: number, to: number) =>
  sql`update inquiry_note set inquiry_id = ${to} where inquiry_id = ${from}`;
export const moveTasks = (from: number, to: number) =>
  sql`update inquiry_task set inquiry_id = ${to} where inquiry_id = ${from}`;
/** Links of one open the other. */
export const moveLinks = (from: number, to: number) =>
  sql`update inquiry_link set inquiry_id = ${to} where inquiry_id = ${from}`;
export const moveChildren = (ids: readonly number[], to: number) =>
  sql`update inquiry_child set inquiry_id = ${to} where id = any (${ids}::bigint[])`;

/** Contacts come behind those who are there; whoever is there already by an e-mail or phone number stays behind. */
export const moveContacts = (from: number, to: number) => sql`
  update inquiry_contact c set inquiry_id = ${to}, position = n.position
  from (select o.id, (select max(position) from inquiry_contact where inquiry_id = ${to}) + row_number() over (order by o.position) as position
    from inquiry_contact o where o.inquiry_id = ${from} and not exists (select from inquiry_contact k where k.center_id = o.center_id
      and k.inquiry_id = ${to} and (k.email_key = o.email_key or k.phone_key = o.phone_key))) n
  where c.id = n.id`;
