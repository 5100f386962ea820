import { sql } from 'kysely';
import type { ChangeKind, ContactKind } from '#contract/child-file-choices.ts';
import { db } from '#server/db/sql.ts';
import { CALLED, type Care, type ChildRecord, type Contact } from './rules.ts';

/** The name of a child who is enrolled or will be, as far as the reader sees it. */
export const namedChild = (id: number) => sql<{ id: number; firstName: string; lastName: string }>`
  select id, first_name, last_name from child where id = ${id} and removed_at is null`;

/** What of a child's record its guardians read as well. */
export const recordOf = (id: number) => sql<ChildRecord>`
  select first_name, last_name, date_of_birth, allergies from child where id = ${id}`;

/** A file comes about with its first change. */
export const beginFile = (childId: number) => sql`
  insert into child_file (child_id) values (${childId}) on conflict do nothing`;

/** Of two who change the file of one child one comes after the other. */
export const lockFile = (childId: number) => sql<{ version: number }>`
  select version from child_file where child_id = ${childId} for update`;

interface FileRow {
  readonly languages: string[];
  readonly diet: string | null;
  readonly specialNeeds: string | null;
  readonly hasInsurance: boolean;
  readonly version: number;
}
export const fileRow = (childId: number) => sql<FileRow>`
  select languages, diet, special_needs, insurance_sealed is not null as has_insurance, version from child_file where child_id = ${childId}`;

export const sealedInsurance = (childId: number) => sql<{ insuranceSealed: Buffer | null }>`
  select insurance_sealed from child_file where child_id = ${childId}`;

export interface ContactRow extends Contact {
  readonly id: number;
  readonly kind: ContactKind;
  readonly guardianId: number | null;
  readonly saidBy: string | null;
  readonly version: number;
}
const contacts = sql`
  select id, kind, name, relationship, phone_number, address, note, guardian_id, guardian_name(guardian_id) as said_by, version
  from child_contact`;

/** By kind, and in the order in which they are called. */
export const contactsOf = (childId: number) => sql<ContactRow>`
  ${contacts} where child_id = ${childId}
  order by array_position(${CALLED}::text[], kind), place, id`;

export const contactOf = (childId: number, id: number) => sql<ContactRow>`
  ${contacts} where child_id = ${childId} and id = ${id}`;

/** Puts it after the others of the child. */
export const insertContact = (childId: number, contact: Contact, guardianId: number | null) => sql<{ id: number }>`
  insert into child_contact (child_id, kind, place, name, relationship, phone_number, address, note, guardian_id)
  select ${childId}::bigint, ${contact.kind}::text, coalesce((select max(c.place) + 1 from child_contact c where c.child_id = ${childId}), 1),
    ${contact.name}::text, ${contact.relationship}::text, ${contact.phoneNumber}::text, ${contact.address}::text, ${contact.note}::text,
    ${guardianId}::bigint
  returning id`;

export const updateContact = (id: number, { kind, name, relationship, phoneNumber, address, note }: Contact) =>
  db
    .updateTable('childContact')
    .set((eb) => ({ kind, name, relationship, phoneNumber, address, note, version: eb('version', '+', 1) }))
    .where('id', '=', id);

export const deleteContact = (id: number) => db.deleteFrom('childContact').where('id', '=', id);

/** Puts the contacts that are named first, in this order, and leaves the others as they were. */
export const orderContacts = (childId: number, ids: readonly number[]) => sql`
  update child_contact c set place = o.place
  from (select id, row_number() over (order by coalesce(array_position(${ids}::bigint[], id), 1000), place, id)::int as place
    from child_contact where child_id = ${childId}) o
  where c.id = o.id and c.child_id = ${childId} and c.place <> o.place`;

/** What a spreadsheet says of a child's file, and is held against. */
export interface WholeFile extends Care {
  readonly childId: number;
  readonly languages: readonly string[];
  /** By kind, and in the order in which they are called. */
  readonly contacts: readonly HeldContact[];
}
export interface HeldContact extends Contact {
  readonly id: number;
  readonly guardianId: number | null;
  readonly saidBy: string | null;
}
/** The files of the children who are or will be here, all or these, as far as they say anything. */
export const wholeFiles = (childIds: readonly number[] | null) => sql<WholeFile>`
  select k.id as child_id, coalesce(f.languages, '{}') as languages, f.diet, f.special_needs, coalesce(c.contacts, '[]') as contacts
  from child k
  left join child_file f on f.center_id = k.center_id and f.child_id = k.id
  left join (
    select c.center_id, c.child_id, json_agg(json_build_object('id', c.id, 'kind', c.kind, 'name', c.name, 'relationship', c.relationship,
      'phoneNumber', c.phone_number, 'address', c.address, 'note', c.note, 'guardianId', c.guardian_id,
      'saidBy', g.first_name || ' ' || g.last_name)
      order by array_position(${CALLED}::text[], c.kind), c.place, c.id) as contacts
    from child_contact c left join guardian g on g.center_id = c.center_id and g.id = c.guardian_id
    where ${childIds}::bigint[] is null or c.child_id = any (${childIds}::bigint[])
    group by c.center_id, c.child_id) c on c.center_id = k.center_id and c.child_id = k.id
  where k.removed_at is null and (f.child_id is not null or c.child_id is not null)
    and (${childIds}::bigint[] is null or k.id = any (${childIds}::bigint[]))`;

export const beginFiles = (childIds: readonly number[]) => sql`
  insert into child_file (child_id) select unnest(${childIds}::bigint[]) on conflict do nothing`;

export const lockFiles = (childIds: readonly number[]) => sql`
  select from child_file where child_id = any (${childIds}::bigint[]) order by child_id for update`;

export const updateFiles = (
  files: readonly (Care & { readonly childId: number; readonly languages: readonly string[] })[],
) => sql`
  update child_file f set diet = r.diet, special_needs = r."specialNeeds", version = f.version + 1,
    languages = array(select jsonb_array_elements_text(r.languages))
  from jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as r ("childId" bigint, diet text, "specialNeeds" text, languages jsonb)
  where f.child_id = r."childId"`;

/** A contact of a child, and its place among the others. */
export interface PlacedContact extends Contact {
  readonly childId: number;
  readonly place: number;
  readonly guardianId: number | null;
}
export const insertContacts = (contacts: readonly PlacedContact[]) => sql<{
  id: number;
  childId: number;
  place: number;
}>`
  insert into child_contact (child_id, kind, place, name, relationship, phone_number, address, note, guardian_id)
  select r."childId", r.kind, r.place, r.name, r.relationship, r."phoneNumber", r.address, r.note, r."guardianId"
  from jsonb_to_recordset(${JSON.stringify(contacts)}::jsonb) as r ("childId" bigint, kind text, place int, name text, relationship text,
    "phoneNumber" text, address text, note text, "guardianId" bigint)
  returning id, child_id, place`;

export const updateContacts = (contacts: readonly (Contact & { readonly id: number })[]) => sql`
  update child_contact c set name = r.name, relationship = r.relationship, phone_number = r."phoneNumber", address = r.address, note = r.note,
    version = c.version + 1
  from jsonb_to_recordset(${JSON.stringify(contacts)}::jsonb) as r (id bigint, name text, relationship text, "phoneNumber" text, address text,
    note text)
  where c.id = r.id`;

export const placeContacts = (places: readonly { readonly id: number; readonly place: number }[]) => sql`
  update child_contact c set place = r.place
  from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as r (id bigint, place int) where c.id = r.id and c.place <> r.place`;

export const deleteContacts = (ids: readonly number[]) => sql`
  delete from child_contact where id = any (${ids}::bigint[])`;

/** The files of children whose import is taken back. */
export const dropFiles = (childIds: readonly number[]) => sql`
  with contacts as (delete from child_contact where child_id = any (${childIds}::bigint[]))
  delete from child_file where child_id = any (${childIds}::bigint[])`;

export const updateLanguages = (childId: number, languages: readonly string[]) =>
  db
    .updateTable('childFile')
    .set((eb) => ({ languages: [...languages], version: eb('version', '+', 1) }))
    .where('childId', '=', childId);

export const updateCare = (
  childId: number,
  care: { readonly diet?: string | null; readonly specialNeeds?: string | null },
) =>
  db
    .updateTable('childFile')
    .set((eb) => ({ ...care, version: eb('version', '+', 1) }))
    .where('childId', '=', childId);

export const updateInsurance = (childId: number, insuranceSealed: Buffer | null) =>
  db
    .updateTable('childFile')
    .set((eb) => ({ insuranceSealed, version: eb('version', '+', 1) }))
    .where('childId', '=', childId);

export const custodyOf = (childId: number) => sql<{
  noteSealed: Buffer;
  guardianId: number | null;
  saidBy: string | null;
  isShared: boolean;
  version: number;
}>`
  select note_sealed, guardian_id, guardian_name(guardian_id) as said_by, is_shared, version from child_custody where child_id = ${childId}`;

export const setCustody = (
  childId: number,
  { noteSealed, guardianId, isShared }: { noteSealed: Buffer; guardianId: number | null; isShared: boolean },
) => sql`
  insert into child_custody as c (child_id, note_sealed, guardian_id, is_shared)
  values (${childId}, ${noteSealed}, ${guardianId}, ${isShared})
  on conflict (center_id, child_id) do update
  set note_sealed = excluded.note_sealed, guardian_id = excluded.guardian_id, is_shared = excluded.is_shared, version = c.version + 1`;

export const dropCustody = (childId: number) => db.deleteFrom('childCustody').where('childId', '=', childId);

export interface ChangeRow {
  readonly id: number;
  readonly childId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly changeSealed: Buffer;
  readonly kind: ChangeKind;
  readonly contactId: number | null;
  readonly state: 'waiting' | 'accepted' | 'declined' | 'withdrawn';
  readonly guardianId: number;
  readonly proposedBy: string | null;
  readonly proposedAt: Date;
  readonly declineReason: string | null;
}
const changes = sql`
  select c.id, c.child_id, k.first_name, k.last_name, c.change_sealed, c.kind, c.contact_id, c.state, c.proposed_by as guardian_id,
    guardian_name(c.proposed_by) as proposed_by, c.proposed_at, c.decline_reason
  from child_file_change c join child k on k.center_id = c.center_id and k.id = c.child_id and k.removed_at is null`;

export const fileChange = (id: number) => sql<ChangeRow>`${changes} where c.id = ${id}`;
export const lockChange = (id: number) => sql`select from child_file_change where id = ${id} for update`;
export const waitingChanges = () => sql<ChangeRow>`${changes} where c.state = 'waiting' order by c.id limit 200`;
export const waitingOf = (childId: number) => sql<ChangeRow>`
  ${changes} where c.child_id = ${childId} and c.state = 'waiting' order by c.id limit 100`;
/** Of the scope's guardian: row security knows whose. */
export const ownChanges = (childId: number) => sql<ChangeRow>`
  ${changes} where c.child_id = ${childId} and c.state <> 'withdrawn' order by c.id desc limit 20`;
export const waitingOfGuardian = (childId: number, guardianId: number) => sql<{
  id: number;
  kind: ChangeKind;
  contactId: number | null;
}>`
  select id, kind, contact_id from child_file_change
  where child_id = ${childId} and proposed_by = ${guardianId} and state = 'waiting' order by id`;

/** What a guardian proposes and nobody has answered, with what it says. */
export const sealedWaitingOf = (childId: number, guardianId: number) => sql<{ id: number; changeSealed: Buffer }>`
  select id, change_sealed from child_file_change
  where child_id = ${childId} and proposed_by = ${guardianId} and state = 'waiting' order by id`;

export const insertChange = (row: {
  readonly childId: number;
  readonly changeSealed: Buffer;
  readonly kind: ChangeKind;
  readonly contactId: number | null;
  readonly proposedBy: number;
  readonly proposedAt: Date;
}) => db.insertInto('childFileChange').values(row).returning('id');

export const withdrawChanges = (ids: readonly number[], at: Date) => sql`
  update child_file_change set state = 'withdrawn', answered_at = ${at} where id = any (${ids}::bigint[]) and state = 'waiting'`;

export const answerChange = (
  id: number,
  answer: {
    readonly state: 'accepted' | 'declined';
    readonly answeredAt: Date;
    readonly answeredBy: number | null;
    readonly declineReason: string | null;
  },
) => db.updateTable('childFileChange').set(answer).where('id', '=', id);

/** What a guardian on record said is their account's word from now on. */
export const passContactsOn = (recordId: number, accountId: number) => sql`
  update child_contact set guardian_id = ${accountId} where guardian_id = ${recordId}`;
export const passCustodyOn = (recordId: number, accountId: number) => sql`
  update child_custody set guardian_id = ${accountId} where guardian_id = ${recordId}`;

/** Doctors stay when a guardian's records go: they are the child's. */
export const disownContacts = (guardianIds: readonly number[]) => sql`
  update child_contact set guardian_id = null
  where guardian_id = any (${guardianIds}::bigint[]) and kind in ('doctor', 'dentist', 'hospital')`;

interface IncompleteFile {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly room: string;
  readonly lacksEmergency: boolean;
  readonly lacksDoctor: boolean;
  readonly lacksHome: boolean;
  readonly lacksInsurance: boolean;
}
/** The children who are or will be here and of whom something is not known, by name. */
export const incompleteFiles = () => sql<IncompleteFile>`
  select k.id, k.first_name, k.last_name, r.name as room, l.lacks_emergency, l.lacks_doctor, l.lacks_home, l.lacks_insurance
  from child k
  join room r on r.center_id = k.center_id and r.id = k.room_id
  cross join lateral (
    select coalesce(bool_or(c.kind = 'emergency'), false) as emergency, coalesce(bool_or(c.kind = 'doctor'), false) as doctor,
      coalesce(bool_or(c.kind = 'home'), false) as home
    from child_contact c where c.center_id = k.center_id and c.child_id = k.id) has
  cross join lateral (
    select not has.emergency and coalesce(k.emergency_contact, '') = '' as lacks_emergency, not has.doctor as lacks_doctor,
      not has.home and not exists (
        select from guardianship s join guardian g on g.center_id = s.center_id and g.id = s.guardian_id and g.removed_at is null
        where s.center_id = k.center_id and s.child_id = k.id and s.ended_at is null and coalesce(g.address, '') <> '') as lacks_home,
      not exists (select from child_file f
        where f.center_id = k.center_id and f.child_id = k.id and f.insurance_sealed is not null) as lacks_insurance) l
  where k.removed_at is null and (l.lacks_emergency or l.lacks_doctor or l.lacks_home or l.lacks_insurance)
  order by k.last_name collate "und-x-icu", k.first_name collate "und-x-icu", k.id limit 1000`;
