import { sql } from 'kysely';
import type { CONSENT_FORMS } from '../../../contract/children.ts';
import { db } from '../../db/sql.ts';
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

/**
 * What is still to be done of an enrollment: the consents until either way's forms were all confirmed (taken back later,
 * they stay so), then the invitation until the family is invited or has rights over the child.
 */
const enrollmentStep = sql<EnrollmentStep | null>`case
  when not exists (
    select from consent c where c.center_id = child.center_id and c.child_id = child.id
    having array_agg(c.form) @> ${COMPLETE_CONSENTS.page}::text[] or array_agg(c.form) @> ${COMPLETE_CONSENTS.dialog}::text[]
  ) then 'consents'
  when not exists (
    select from parent_invitation i where i.center_id = child.center_id and i.child_id = child.id and i.revoked_at is null
  ) and not exists (
    select from guardianship g where g.center_id = child.center_id and g.child_id = child.id and g.ended_at is null
  ) then 'invitation'
end`;

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
    .select((eb) => [
      'child.id',
      'child.firstName',
      'child.lastName',
      'child.dateOfBirth',
      'room.name as room',
      'child.roomId',
      eb.ref('room.ageGroup').$castTo<'infants' | 'toddlers' | 'preschool' | 'pre-k' | null>().as('ageGroup'),
      'child.allergies',
      'child.emergencyContact',
      'child.parentName',
      'child.parentPhone',
      'child.parentEmail',
      'child.parentDriversLicense',
      'child.relationship',
      sql<boolean>`true`.as('isActive'),
      'child.parentEmailConsent',
      'child.parentSmsConsent',
      'child.emergencyContactConsent',
      'child.enrolledOn',
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
  {
    roomId,
    enrolledOn,
    createdAt,
    createdBy,
  }: { roomId: number; enrolledOn: string; createdAt: Date; createdBy: number | null },
) =>
  db
    .insertInto('child')
    .values({ ...child, roomId, enrolledOn, createdAt, createdBy })
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
    .where('id', '=', id);

export const removeChildRow = (id: number, at: Date, by: number | null) =>
  db
    .updateTable('child')
    .set((eb) => ({ removedAt: at, removedBy: by, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('removedAt', 'is', null);

export const consentsOf = (childId: number) => sql<{
  form: (typeof CONSENT_FORMS)[number];
  confirmedAt: Date;
  confirmedBy: string;
  revokedAt: Date | null;
}>`
  select c.form, c.confirmed_at, s.first_name || ' ' || s.last_name as confirmed_by, c.revoked_at
  from consent c join staff s on s.center_id = c.center_id and s.id = c.confirmed_by
  where c.child_id = ${childId}
  order by c.confirmed_at desc, c.id desc`;

/** A form confirmed already keeps its first confirmation. */
export const insertConsents = (childId: number, forms: readonly string[], at: Date, by: number) => sql<{ id: number }>`
  insert into consent (child_id, form, confirmed_at, confirmed_by)
  select ${childId}, form, ${at}, ${by} from unnest(${forms}::text[]) as form
  on conflict (center_id, child_id, form) where revoked_at is null do nothing
  returning id`;

export const updateChild = (
  id: number,
  change: { [K in keyof NewChildRow]?: NewChildRow[K] | undefined } & { roomId?: number },
) =>
  db
    .updateTable('child')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id);

interface Contacts {
  readonly parentName: string | null;
  readonly parentPhone: string;
  readonly parentEmail: string;
  readonly relationship: string;
}
/** Only fields that are NULL change; a child with nothing missing keeps its version. */
export const fillMissingContacts = (
  id: number,
  { parentName, parentPhone, parentEmail, relationship }: Contacts,
) => sql`
  update child set parent_name = coalesce(parent_name, ${parentName}), parent_phone = coalesce(parent_phone, ${parentPhone}),
    parent_email = coalesce(parent_email, ${parentEmail}),
    relationship = case when parent_name is null then ${relationship} else relationship end, version = version + 1
  where id = ${id} and (parent_name is null or parent_phone is null or parent_email is null)`;

export const revokeConsentRow = (childId: number, form: string, at: Date, by: number) =>
  db
    .updateTable('consent')
    .set({ revokedAt: at, revokedBy: by })
    .where('childId', '=', childId)
    .where('form', '=', form)
    .where('revokedAt', 'is', null)
    .returning('id');
