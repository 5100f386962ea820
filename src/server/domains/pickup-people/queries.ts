import { type RawBuilder, sql } from 'kysely';
import { db } from '#server/db/sql.ts';
import { pickupPhotoUrl } from '#server/domains/children/queries.ts';
import type { Id, Ids, StoredPath } from '#server/kernel/retention/queries.ts';
import type { Said } from './rules.ts';

interface OfPerson extends Said {
  readonly id: number;
  readonly weekdays: number[] | null;
  readonly state: 'proposed' | 'accepted' | 'declined' | 'withdrawn' | 'ended';
  readonly declineReason: string | null;
  /** For whom they are named now; where it has ended for all, for whom they were. */
  readonly children: { id: number; firstName: string }[];
  readonly photoUrl: string | null;
  readonly createdAt: Date;
}
const columns = sql`p.id, p.first_name, p.last_name, p.relationship, p.may_drop_off, p.may_pick_up, p.weekdays,
  p.from_date as valid_from, p.to_date as valid_to, p.decline_reason, p.created_at, c.children, ${pickupPhotoUrl} as photo_url,
  case when c.is_open or p.state = 'declined' then p.state when p.state = 'proposed' then 'withdrawn' else 'ended' end as state`;
/** The children of a person `p`, as far as the reader sees them. */
const children = sql`cross join lateral (
  select coalesce(json_agg(json_build_object('id', k.id, 'firstName', k.first_name) order by k.date_of_birth, k.id)
      filter (where (o.ended_at is null) = a.is_open), '[]') as children, bool_and(a.is_open) as is_open
  from pickup_child o join child k on k.center_id = o.center_id and k.id = o.child_id
  cross join lateral (select exists (select from pickup_child x
    where x.center_id = p.center_id and x.pickup_person_id = p.id and x.ended_at is null) as is_open) a
  where o.center_id = p.center_id and o.pickup_person_id = p.id) c`;

export interface PickupPersonRow extends OfPerson {
  readonly proposedBy: string | null;
  readonly answeredBy: string | null;
  readonly answeredAt: Date | null;
  readonly idSeenBy: string | null;
  readonly idSeenAt: Date | null;
  readonly joinsId: number | null;
  readonly pinSetAt: Date | null;
  readonly version: number;
}
const forStaff = sql`${columns}, p.phone_number, guardian_name(p.proposed_by) as proposed_by, p.answered_at, p.id_seen_at, p.joins_id, p.version,
  a.first_name || ' ' || a.last_name as answered_by, i.first_name || ' ' || i.last_name as id_seen_by`;
const withStaff = sql`pickup_person p ${children}
  left join staff a on a.center_id = p.center_id and a.id = p.answered_by
  left join staff i on i.center_id = p.center_id and i.id = p.id_seen_by`;
const people = sql`
  select ${forStaff}, n.set_at as pin_set_at
  from ${withStaff} left join pickup_pin n on n.center_id = p.center_id and n.pickup_person_id = p.id`;

/** A proposal for a sibling is, once it is accepted, no person of its own. */
const isPerson = sql`(p.joins_id is null or p.state <> 'accepted')`;

/** Everybody named for a child: who waits first, then who may come, then the others, the newest of each first. */
export const peopleOfChild = (childId: number) => sql<PickupPersonRow>`
  ${people} join pickup_child of on of.center_id = p.center_id and of.pickup_person_id = p.id and of.child_id = ${childId}
  where ${isPerson}
  order by of.ended_at is not null, p.state = 'declined', p.state = 'accepted', p.id desc limit 500`;

/** Who waits to be accepted: nobody has a PIN before. */
export const proposedPeople = () => sql<PickupPersonRow>`
  select ${forStaff}, null::timestamptz as pin_set_at from ${withStaff} where p.state = 'proposed' and c.is_open order by p.id limit 200`;

export const pickupPerson = (id: number) => sql<PickupPersonRow>`${people} where p.id = ${id}`;

/** One change of a person comes after the other. */
export const lockPickupPerson = (id: number) => sql`select from pickup_person where id = ${id} for update`;

/**
 * The pickup people of a child (an alias of `child`) who hold, as a file says them: 'Rosa Marin (grandmother) 555 020 4812; …'. Null: none.
 * As long as a cell of an import may be (imports-11).
 */
export const pickupInAFile = (child: RawBuilder<unknown>) => sql<string | null>`(
  select left(string_agg(p.first_name || ' ' || p.last_name || ' (' || p.relationship || ')' || coalesce(' ' || p.phone_number, ''), '; '
    order by p.id), 1000)
  from pickup_child c join pickup_person p on p.center_id = c.center_id and p.id = c.pickup_person_id and p.state = 'accepted'
  where c.center_id = ${child}.center_id and c.child_id = ${child}.id and c.ended_at is null)`;

/** Pick-up people as the file of an import said them. */
export const importedPickup = (childId: number) => sql<{ pickup: string | null }>`
  select pickup from import_aside where child_id = ${childId}`;

export interface FamilyPickupRow extends OfPerson {
  readonly isOwn: boolean;
}
const familyPeople = sql`
  select ${columns}, p.proposed_by is not distinct from app_actor_id() as is_own,
    case when p.proposed_by = app_actor_id() then p.phone_number end as phone_number
  from pickup_person p ${children} where c.is_open is not null`;

/** Of the scope's guardian's children, newest first; row security knows which. */
export const peopleOfFamily = () => sql<FamilyPickupRow>`${familyPeople} and ${isPerson} order by p.id desc limit 500`;
export const familyPickupPerson = (id: number) => sql<FamilyPickupRow>`${familyPeople} and p.id = ${id}`;

const rowOf = ({ validFrom, validTo, weekdays, ...said }: Said) => ({
  ...said,
  weekdays: weekdays && [...weekdays],
  fromDate: validFrom,
  toDate: validTo,
});

interface Origin {
  readonly createdAt: Date;
  /** The guardian. */
  readonly proposedBy?: number;
  /** Of a proposal for a sibling: who is meant. */
  readonly joinsId?: number | undefined;
  /** The member of staff who entered it; it holds at once. */
  readonly enteredBy?: number | null;
}
export const insertPickupPerson = (said: Said, { createdAt, proposedBy, joinsId, enteredBy }: Origin) =>
  db
    .insertInto('pickupPerson')
    .values({
      ...rowOf(said),
      createdAt,
      ...(proposedBy === undefined
        ? { state: 'accepted' as const, answeredAt: createdAt, answeredBy: enteredBy ?? null }
        : { proposedBy, ...(joinsId !== undefined && { joinsId }) }),
    })
    .returning('id');

export const insertPickupChildren = (pickupPersonId: number, childIds: readonly number[]) =>
  db.insertInto('pickupChild').values(childIds.map((childId) => ({ pickupPersonId, childId })));

/** Names somebody for one more child, or anew. */
export const openPickupChild = (pickupPersonId: number, childId: number) => sql`
  insert into pickup_child (pickup_person_id, child_id) values (${pickupPersonId}, ${childId})
  on conflict (center_id, pickup_person_id, child_id) do update set ended_at = null`;

/** The proposal that somebody may come for a child, too, as long as it waits. */
export const waitingFor = (joinsId: number, childId: number) => sql<{ id: number }>`
  select p.id from pickup_person p join pickup_child c on c.center_id = p.center_id and c.pickup_person_id = p.id
  where p.joins_id = ${joinsId} and p.state = 'proposed' and c.child_id = ${childId} and c.ended_at is null`;

/** Of somebody who is or was named for a child that the reader sees. */
export const pickupPhotoPath = (id: number) => sql<{ photoPath: string | null }>`
  select p.photo_path from pickup_person p
  where p.id = ${id} and exists (select from pickup_child c where c.center_id = p.center_id and c.pickup_person_id = p.id)`;

export const setPickupPhoto = (id: number, photoPath: string | null) =>
  db
    .updateTable('pickupPerson')
    .set((eb) => ({ photoPath, version: eb('version', '+', 1) }))
    .where('id', '=', id);

export const updatePickupPerson = (id: number, said: Said) =>
  db
    .updateTable('pickupPerson')
    .set((eb) => ({ ...rowOf(said), version: eb('version', '+', 1) }))
    .where('id', '=', id);

interface Answer {
  readonly state: 'accepted' | 'declined';
  readonly answeredAt: Date;
  readonly answeredBy: number | null;
  readonly declineReason: string | null;
  /** Who is meant, where somebody who comes already was accepted for a sibling. */
  readonly joinsId: number | null;
}
export const answerPickupPerson = (id: number, answer: Answer) =>
  db
    .updateTable('pickupPerson')
    .set((eb) => ({ ...answer, version: eb('version', '+', 1) }))
    .where('id', '=', id);

export const noteIdOf = (id: number, at: Date, by: number) =>
  db
    .updateTable('pickupPerson')
    .set((eb) => ({ idSeenAt: at, idSeenBy: by, version: eb('version', '+', 1) }))
    .where('id', '=', id);

/** Ends it for these children; answers for which of them it had not ended. */
export const endPickupChildren = (id: number, childIds: readonly number[], at: Date) => sql<{ childId: number }>`
  update pickup_child set ended_at = ${at}
  where pickup_person_id = ${id} and child_id = any (${childIds}::bigint[]) and ended_at is null returning child_id`;

/** Who collects a child, or is proposed to; `isWithdrawn`: it waits, and for no other child. */
export const openOfChild = (childId: number) => sql<{ id: number; isWithdrawn: boolean }>`
  select p.id, p.state = 'proposed' and not exists (select from pickup_child o
    where o.center_id = p.center_id and o.pickup_person_id = p.id and o.child_id <> ${childId} and o.ended_at is null) as is_withdrawn
  from pickup_person p join pickup_child c on c.center_id = p.center_id and c.pickup_person_id = p.id
  where c.child_id = ${childId} and c.ended_at is null and p.state <> 'declined' order by p.id`;

/** Who may not pick up one of these children. */
export const barredFromAny = (childIds: readonly number[]) => sql<{ guardianId: number; name: string }>`
  select distinct b.guardian_id, b.name from unnest(${childIds}::bigint[]) as c (id) cross join lateral barred_from_pickup(c.id) b`;

/** Who may not pick up whom, of all children. */
export const barredFromEach = () => sql<{ childId: number; name: string }>`
  select s.child_id, g.first_name || ' ' || g.last_name as name
  from guardianship s join guardian g on g.center_id = s.center_id and g.id = s.guardian_id and g.removed_at is null
  where s.ended_at is null and not s.may_pick_up order by s.id`;

/** Which of these are enrolled and of one family with the first: the first itself, and who shares a guardian with it now. */
export const siblingsAmong = (childIds: readonly number[]) => sql<{ id: number }>`
  select k.id from child k where k.id = any (${childIds}::bigint[]) and k.removed_at is null
    and (k.id = ${childIds[0] ?? 0} or exists (
      select from guardianship a join guardianship b on b.center_id = a.center_id and b.guardian_id = a.guardian_id and b.ended_at is null
      where a.center_id = k.center_id and a.child_id = k.id and a.ended_at is null and b.child_id = ${childIds[0] ?? 0}))`;

/** Whom a guardian proposed, or proposed for this child, too, as far as it holds or waits; `isWithdrawn`: it waits, and for no other child. */
export const openOfProposer = (guardianId: number, childId: number) => sql<{ id: number; isWithdrawn: boolean }>`
  select p.id, p.state = 'proposed' and not exists (select from pickup_child o
    where o.center_id = p.center_id and o.pickup_person_id = p.id and o.child_id <> ${childId} and o.ended_at is null) as is_withdrawn
  from pickup_person p join pickup_child c on c.center_id = p.center_id and c.pickup_person_id = p.id
  where c.child_id = ${childId} and c.ended_at is null and p.state <> 'declined' and (p.proposed_by = ${guardianId} or exists (
    select from pickup_person j join pickup_child x on x.center_id = j.center_id and x.pickup_person_id = j.id
    where j.center_id = p.center_id and j.joins_id = p.id and j.proposed_by = ${guardianId} and j.state = 'accepted' and x.child_id = ${childId}))
  order by p.id`;

export const proposerOf = (id: number) => sql<{ guardianId: number | null }>`
  select proposed_by as guardian_id from pickup_person where id = ${id}`;

/** Whom no child and no entry from the kiosk names any more. */
export const peopleOfNobody = () => sql<Id>`
  select p.id from pickup_person p
  where not exists (select from pickup_child c where c.center_id = p.center_id and c.pickup_person_id = p.id)
    and not exists (select from kiosk_entry e where e.center_id = p.center_id and e.pickup_person_id = p.id)
  order by p.id limit 500`;

export const photoPathsOf = (ids: Ids) => sql<StoredPath>`
  select photo_path as path from pickup_person where id = any (${ids}::bigint[]) and photo_path is not null`;
