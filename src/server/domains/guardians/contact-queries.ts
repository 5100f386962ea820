import { sql } from 'kysely';
import { db } from '#server/db/sql.ts';
import type { ContactDecision } from '#server/db/types.ts';

export interface SharedRow {
  readonly childId: number;
  readonly firstName: string;
  readonly isShared: boolean;
  readonly others: {
    guardianId: number;
    name: string;
    isOpen: boolean;
    phoneNumber: string | null;
    email: string | null;
  }[];
}
/** Of the scope's guardian: each child with its other guardians, oldest first. */
export const familyContacts = () => sql<SharedRow>`
  select k.id as child_id, k.first_name, s.contacts_shared_at is not null as is_shared, coalesce(o.others, '[]') as others
  from child k
  join guardianship s on s.center_id = k.center_id and s.child_id = k.id and s.guardian_id = app_actor_id() and s.ended_at is null
  left join lateral (
    select json_agg(json_build_object('guardianId', o.guardian_id, 'name', o.name, 'isOpen', o.is_open, 'phoneNumber', o.phone_number,
      'email', o.email) order by o.name, o.guardian_id) as others
    from other_guardians() o where o.child_id = k.id) o on true
  where k.removed_at is null order by k.date_of_birth, k.id`;

/** Changes nothing where it is said already. */
export const setShared = (childId: number, guardianId: number, at: Date | null) =>
  db
    .updateTable('guardianship')
    .set({ contactsSharedAt: at })
    .where('childId', '=', childId)
    .where('guardianId', '=', guardianId)
    .where('endedAt', 'is', null)
    .where('contactsSharedAt', at === null ? 'is not' : 'is', null);

export interface PairRow {
  readonly guardianId: number;
  readonly name: string;
  readonly isShared: boolean;
  readonly otherId: number;
  readonly otherName: string;
  readonly otherIsShared: boolean;
  readonly isOpen: boolean;
  readonly decision: ContactDecision['decision'] | 'agreement';
  readonly reason: string | null;
  readonly since: Date | null;
  readonly by: string | null;
  readonly isHiddenElsewhere: boolean;
}
/** A child's guardians two by two, first ones first. What the center showed ends with the rights of either. */
export const guardianPairs = (childId: number) => sql<PairRow>`
  with present as (
    select s.guardian_id, g.first_name || ' ' || g.last_name as name, s.contacts_shared_at is not null as is_shared, s.started_at, s.id
    from guardianship s join guardian g on g.center_id = s.center_id and g.id = s.guardian_id and g.removed_at is null
    where s.child_id = ${childId} and s.ended_at is null)
  select a.guardian_id, a.name, a.is_shared, b.guardian_id as other_id, b.name as other_name, b.is_shared as other_is_shared,
    contacts_are_open(${childId}, a.guardian_id, b.guardian_id) as is_open, coalesce(d.decision, 'agreement') as decision, d.reason,
    d.started_at as since, w.first_name || ' ' || w.last_name as by,
    exists (select from contact_decision e where e.guardian_id = a.guardian_id and e.other_guardian_id = b.guardian_id
      and e.child_id <> ${childId} and e.decision = 'hidden' and e.ended_at is null) as is_hidden_elsewhere
  from present a join present b on b.guardian_id > a.guardian_id
  left join contact_decision d on d.child_id = ${childId} and d.guardian_id = a.guardian_id and d.other_guardian_id = b.guardian_id
    and d.ended_at is null and (d.decision = 'hidden' or d.started_at >= greatest(a.started_at, b.started_at))
  left join staff w on w.center_id = d.center_id and w.id = d.started_by
  order by least(a.id, b.id), greatest(a.id, b.id)`;

/** Of two who decide for the guardians of a child one comes after the other. */
export const lockGuardiansOf = (childId: number) => sql<{ id: number }>`
  select id from guardianship where child_id = ${childId} and ended_at is null order by id for update`;

interface Pair {
  readonly guardianId: number;
  readonly otherId: number;
}
export const endDecision = (childId: number, { guardianId, otherId }: Pair, endedAt: Date, endedBy: number | null) =>
  db
    .updateTable('contactDecision')
    .set({ endedAt, endedBy })
    .where('childId', '=', childId)
    .where('guardianId', '=', guardianId)
    .where('otherGuardianId', '=', otherId)
    .where('endedAt', 'is', null);

export const insertDecision = (
  childId: number,
  { guardianId, otherId }: Pair,
  { decision, reason }: Pick<ContactDecision, 'decision' | 'reason'>,
  startedAt: Date,
  startedBy: number | null,
) =>
  db
    .insertInto('contactDecision')
    .values({ childId, guardianId, otherGuardianId: otherId, decision, reason, startedAt, startedBy });

/** What the center hides between a guardian and others. */
export const hiddenContactsOf = (guardianId: number) => sql<{ childId: number; otherId: number; reason: string }>`
  select child_id, case when guardian_id = ${guardianId} then other_guardian_id else guardian_id end as other_id, reason
  from contact_decision where (guardian_id = ${guardianId} or other_guardian_id = ${guardianId}) and decision = 'hidden' and ended_at is null
  order by id`;
