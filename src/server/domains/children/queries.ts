import { type RawBuilder, sql } from 'kysely';
import { db } from '#server/db/sql.ts';
import type { Consent } from '#server/db/types.ts';
import { hasLeftBy, isEnrolledOn, lastEnrollment } from './enrolled-queries.ts';
import { COMPLETE_CONSENTS, type EnrollmentStep } from './rules.ts';

export interface NewChildRow {
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly allergies: string;
  readonly emergencyContact: string | null;
  readonly parentName: string | null;
  readonly parentPhone: string | null;
  readonly parentEmail: string | null;
  readonly parentDriversLicense: string | null;
  readonly relationship: string;
}

/** The forms that a family signed, and those of them that hold: one look for all that a child's record says of them. */
const signedForms = sql<{ signed: string[] | null; given: string[] | null }>`(
  select array_agg(c.form) as signed, array_agg(c.form) filter (where c.is_given) as given
  from consent c where c.center_id = child.center_id and c.child_id = child.id)`;

/** The family gave this consent, and it holds. */
const isGiven = (form: Consent['form']) => sql<boolean>`coalesce(${form} = any (forms.given), false)`;

/**
 * What is still to be done of an enrollment: the consents until either way's forms were all confirmed, or signed 'declined'
 * (taken back later, they stay so), then the invitation until somebody was invited for the child, or a guardian of it was or has an account.
 */
const enrollmentStep = sql<EnrollmentStep | null>`case
  when not coalesce(forms.signed @> ${COMPLETE_CONSENTS.page}::text[] or forms.signed @> ${COMPLETE_CONSENTS.dialog}::text[], false)
    then 'consents'
  when not exists (
    select from parent_invitation i where i.center_id = child.center_id and i.child_id = child.id and i.revoked_at is null
  ) and not exists (
    select from guardianship s join guardian g on g.center_id = s.center_id and g.id = s.guardian_id
    where s.center_id = child.center_id and s.child_id = child.id and s.ended_at is null and (g.registered_at is not null
      or exists (select from parent_invitation i where i.center_id = g.center_id and i.guardian_id = g.id and i.revoked_at is null))
  ) then 'invitation'
end`;

interface Collector {
  readonly id: number;
  readonly name: string;
  readonly relationship: string;
}
/** The guardians of a child with the right to collect it, and those without. */
const collectors = sql<{ allowed: Collector[] | null; barred: Collector[] | null }>`(
  select json_agg(g.one order by g.started_at, g.id) filter (where g.may_pick_up) as allowed,
    json_agg(g.one order by g.started_at, g.id) filter (where not g.may_pick_up) as barred
  from (
    select s.started_at, s.id, s.may_pick_up,
      json_build_object('id', g.id, 'name', g.first_name || ' ' || g.last_name, 'relationship', s.relationship) as one
    from guardianship s join guardian g on g.center_id = s.center_id and g.id = s.guardian_id
    where s.center_id = child.center_id and s.child_id = child.id and s.ended_at is null and g.removed_at is null) g)`;

interface PickupPerson extends Collector {
  readonly mayDropOff: boolean;
  readonly mayPickUp: boolean;
  readonly weekdays: number[] | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly photoUrl: string | null;
}
/** Where the photo of a pickup person `p` is read; a new photo has a new address. */
export const pickupPhotoUrl = sql<
  string | null
>`case when p.photo_path is not null then '/api/pickup-people/' || p.id || '/photo?v=' || substr(p.photo_path, 10, 8) end`;

/** Who else may bring or collect a child, on which days ever. */
const pickupPeople = sql<PickupPerson[]>`coalesce((
  select json_agg(json_build_object('id', p.id, 'name', p.first_name || ' ' || p.last_name, 'relationship', p.relationship,
    'mayDropOff', p.may_drop_off, 'mayPickUp', p.may_pick_up, 'weekdays', p.weekdays, 'validFrom', p.from_date, 'validTo', p.to_date,
    'photoUrl', ${pickupPhotoUrl}) order by p.id)
  from pickup_child c join pickup_person p on p.center_id = c.center_id and p.id = c.pickup_person_id and p.state = 'accepted'
  where c.center_id = child.center_id and c.child_id = child.id and c.ended_at is null), '[]')`;

/** Where a child's photo is read; a new photo has a new address. */
export const photoUrl = sql<
  string | null
>`case when child.photo_path is not null then '/api/children/' || child.id || '/photo?v=' || substr(child.photo_path, 10, 8) end`;

const children = () =>
  db
    .selectFrom('child')
    .innerJoin('room', (join) =>
      join.onRef('room.centerId', '=', 'child.centerId').onRef('room.id', '=', 'child.roomId'),
    )
    .innerJoinLateral(signedForms.as('forms'), (join) => join.onTrue())
    .innerJoinLateral(collectors.as('collector'), (join) => join.onTrue())
    .innerJoinLateral(lastEnrollment(sql`child`).as('enrollment'), (join) => join.onTrue())
    .select([
      'child.id',
      'child.firstName',
      'child.lastName',
      'child.dateOfBirth',
      'room.name as room',
      'child.roomId',
      'room.ageGroup',
      'child.allergies',
      'child.emergencyContact',
      'child.parentName',
      'child.parentPhone',
      'child.parentEmail',
      'child.parentDriversLicense',
      'child.relationship',
      sql<boolean>`true`.as('isActive'),
      isGiven('communicationConsent').as('parentEmailConsent'),
      isGiven('communicationConsent').as('parentSmsConsent'),
      isGiven('emergencyContact').as('emergencyContactConsent'),
      'enrollment.startsOn as enrolledOn',
      'enrollment.endsOn as leavesOn',
      sql<Collector[]>`coalesce(collector.allowed, '[]')`.as('guardians'),
      sql<Collector[]>`coalesce(collector.barred, '[]')`.as('barredFromPickup'),
      pickupPeople.as('pickupPeople'),
      enrollmentStep.as('enrollmentStep'),
      photoUrl.as('photoUrl'),
      'child.version',
    ])
    .where('child.removedAt', 'is', null);

export const enrolledChildren = () =>
  children()
    .orderBy(sql`child.last_name collate "und-x-icu"`)
    .orderBy(sql`child.first_name collate "und-x-icu"`)
    .orderBy('child.id');

export const enrolledChild = (id: number) => children().where('child.id', '=', id);

export const insertChild = (
  child: NewChildRow,
  { roomId, createdAt, createdBy }: { roomId: number; createdAt: Date; createdBy: number | null },
) =>
  db
    .insertInto('child')
    .values({ ...child, roomId, createdAt, createdBy })
    .returning('id');

/** Begins with the enrollment, on its day's midnight where that is past. */
export const beginRoomStay = (childId: number, roomId: number, enrolledOn: string, now: Date) => sql`
  insert into room_stay (child_id, room_id, began_at)
  select ${childId}, ${roomId}, least(${now}, ${enrolledOn}::date::timestamp at time zone time_zone) from center`;

/** Ends the stay in another room and begins one in this; where the child is there already, nothing changes. */
export const changeRoomStay = (childId: number, roomId: number, now: Date) => sql`
  with left_room as (
    update room_stay set ended_at = greatest(began_at, ${now})
    where child_id = ${childId} and ended_at is null and room_id <> ${roomId} returning ended_at)
  insert into room_stay (child_id, room_id, began_at) select ${childId}, ${roomId}, ended_at from left_room`;

export const endRoomStay = (childId: number, now: Date) => sql`
  update room_stay set ended_at = greatest(began_at, ${now}) where child_id = ${childId} and ended_at is null`;

export const photoPath = (id: number) =>
  db.selectFrom('child').select('photoPath').where('id', '=', id).where('removedAt', 'is', null);

export const setPhotoPath = (id: number, path: string | null) =>
  db
    .updateTable('child')
    .set((eb) => ({ photoPath: path, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('removedAt', 'is', null);

export const removeChildRow = (id: number, at: Date, by: number | null) =>
  db
    .updateTable('child')
    .set((eb) => ({ removedAt: at, removedBy: by, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('removedAt', 'is', null);

/** Back on the lists, in a room. */
export const returnChild = (id: number, roomId: number) =>
  db
    .updateTable('child')
    .set((eb) => ({ removedAt: null, removedBy: null, roomId, version: eb('version', '+', 1) }))
    .where('id', '=', id);

/** What hangs on a child's record has changed. */
export const touchVersion = (id: number) =>
  db
    .updateTable('child')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('removedAt', 'is', null);

export const updateChild = (
  id: number,
  change: { [K in keyof NewChildRow]?: NewChildRow[K] | undefined } & { roomId?: number },
) =>
  db
    .updateTable('child')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('removedAt', 'is', null);

export interface Contacts {
  readonly parentName: string | null;
  readonly parentPhone: string | null;
  readonly parentEmail: string | null;
  readonly relationship: string;
  /** Of one line; null where it isn't known. */
  readonly emergencyContact: string | null;
}
/** Only fields that are NULL change; a child with nothing to fill keeps its version. */
export const fillMissingContacts = (id: number, contacts: Contacts) => {
  const { relationship } = contacts;
  const [name, phone, email, emergency] = [
    sql`${contacts.parentName}::text`,
    sql`${contacts.parentPhone}::text`,
    sql`${contacts.parentEmail}::text`,
    sql`${contacts.emergencyContact}::text`,
  ];
  return sql`
    update child set parent_name = coalesce(parent_name, ${name}), parent_phone = coalesce(parent_phone, ${phone}),
      parent_email = coalesce(parent_email, ${email}), emergency_contact = coalesce(emergency_contact, ${emergency}),
      relationship = case when parent_name is null then ${relationship} else relationship end, version = version + 1
    where id = ${id} and (parent_name is null and ${name} is not null or parent_phone is null and ${phone} is not null
      or parent_email is null and ${email} is not null or emergency_contact is null and ${emergency} is not null)`;
};

type Told = Pick<Contacts, 'parentName' | 'parentPhone' | 'emergencyContact'>;
/** What the scope's guardian said of themselves and has changed changes in their children's records too; what others wrote there stays. */
export const followContacts = (before: Told, after: Told) => sql<{ children: number }>`
  select follow_contacts(${before.parentName}, ${after.parentName}, ${before.parentPhone}, ${after.parentPhone},
    ${before.emergencyContact}, ${after.emergencyContact}) as children`;

/** The places of a room that offers hold. */
const heldIn = (roomId: RawBuilder<unknown>) => sql<number>`(
  select count(*)::int from offer o where o.room_id = ${roomId} and (o.state = 'open' or o.state = 'accepted' and o.child_id is null))`;

/** How many places of a room are taken on a local date or later: by children, who start later among them, and by offers; not by this child. */
export const placesTaken = (roomId: number, besides: number | null, from: string) => sql<{ taken: number }>`
  select count(*)::int + ${heldIn(sql`${roomId}::bigint`)} as taken from child k
  where k.room_id = ${roomId} and k.removed_at is null and k.id is distinct from ${besides}::bigint and not ${hasLeftBy(from)}`;

/** Which of some children are enrolled, with the room of each. */
export const roomsOf = (ids: readonly number[]) => sql<{ id: number; name: string; roomId: number }>`
  select id, first_name || ' ' || last_name as name, room_id from child
  where id = any (${ids}::bigint[]) and removed_at is null order by last_name, first_name, id`;

/** Each room with a capacity: how many places are taken, by children, who start later among them, and by offers. */
export const places = () => sql<{ room: string; capacity: number; taken: number }>`
  select r.name as room, r.capacity, count(k.id)::int + ${heldIn(sql`r.id`)} as taken from room r
  left join child k on k.center_id = r.center_id and k.room_id = r.id and k.removed_at is null
  where r.removed_at is null and r.capacity is not null group by r.center_id, r.id order by r.sort_order, r.id`;

/** A row when the child was here on a day from one on and before another. */
export const attendedBetween = (id: number, from: string, before: string) => sql<{ id: number }>`
  select id from attendance
  where child_id = ${id} and date >= ${from}::date and date < ${before}::date and check_in is not null limit 1`;

/** Whom a document is about, and which center gives it; nobody for a child who was removed. */
export const documentSubject = (childId: number) => sql<{ child: string; center: string; zone: string }>`
  select k.first_name || ' ' || k.last_name as child, c.name as center, c.time_zone as zone
  from child k join center c on c.center_id = k.center_id
  where k.id = ${childId} and k.removed_at is null`;

/** How many of these are enrolled today, and active. */
export const knownSubjects = (childIds: readonly number[], staffIds: readonly number[], now: Date) => sql<{
  children: number;
  staff: number;
}>`
  select (select count(*) from child k where k.id = any (${childIds}::bigint[])
      and ${isEnrolledOn(sql`(select (${now}::timestamptz at time zone time_zone)::date from center)`)})::int as children,
    (select count(*) from staff where id = any (${staffIds}::bigint[]) and removed_at is null)::int as staff`;
