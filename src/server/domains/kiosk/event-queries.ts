import { sql } from 'kysely';
import type { KioskReason } from '#contract/kiosk.ts';
import { db } from '#server/db/sql.ts';
import type { Right } from './rules.ts';
import type { Direction, Misfit } from './rules-day.ts';

/** Which of these have come before, from any kiosk of the center: one that was paired anew sends again what it kept. */
export const knownEvents = (uuids: readonly string[]) =>
  sql<{ uuid: string }>`select uuid from kiosk_entry where uuid = any (${uuids}::uuid[])`;

export interface NewEvent {
  readonly kioskId: number;
  readonly uuid: string;
  readonly sequence: number;
  readonly deviceAt: Date;
  readonly offsetMs: number;
  readonly at: Date;
  readonly receivedAt: Date;
  readonly wasOffline: boolean;
  readonly method: 'pin' | 'qr' | null;
  readonly guardianId: number | null;
  readonly pickupPersonId: number | null;
  readonly direction: Direction | null;
  readonly wholeFamily: boolean;
  readonly typedNames: readonly string[];
  readonly phoneDigits: string | null;
  readonly signedName: string | null;
  readonly signature: string | null;
  readonly health: boolean | null;
  readonly healthNote: string | null;
  readonly reason: KioskReason | null;
  readonly sealed: string | null;
}
/** Keeps events; one that was kept meanwhile is left as it is, and not answered. */
export const insertEvents = (rows: readonly NewEvent[]) =>
  db
    .insertInto('kioskEntry')
    .values(rows.map((row) => ({ ...row, typedNames: [...row.typedNames] })))
    .onConflict((conflict) => conflict.columns(['centerId', 'uuid']).doNothing())
    .returning(['id', 'uuid']);

export interface NewMove {
  readonly eventId: number;
  readonly childId: number | null;
  readonly typedName: string | null;
  readonly date: string;
  readonly at: Date;
  readonly direction: Direction;
  readonly outcome: 'misfit' | 'refused';
  readonly reason: KioskReason | null;
}
export const insertMoves = (rows: readonly NewMove[]) =>
  db
    .insertInto('kioskMove')
    .values([...rows])
    .returning('id');

/** What a guardian may do with a child `k` by their right `w`: it is for every day. */
export const guardianRight = sql`w.child_id, k.first_name, true as may_drop_off, w.may_pick_up, null::int[] as weekdays,
  null::date as valid_from, null::date as valid_to, null::text as name, '{}'::text[] as barred`;
/** What a pickup person `p` may do with a child `k` for whom `w` names them. */
export const pickupRight = sql`w.child_id, k.first_name, p.may_drop_off, p.may_pick_up, p.weekdays, p.from_date as valid_from, p.to_date as valid_to,
  p.first_name || ' ' || p.last_name as name, array(select b.name from barred_from_pickup(k.id) b) as barred`;

/** All the rights these guardians and pickup people have or had. */
export const rightsOf = (guardianIds: readonly number[], pickupPersonIds: readonly number[]) => sql<
  Right & { guardianId: number | null; pickupPersonId: number | null }
>`
  select guardian_id, pickup_person_id, child_id, first_name, may_drop_off, may_pick_up, weekdays, valid_from, valid_to, name, barred,
    started_at, ended_at, is_removed
  from (
    select w.guardian_id, null::bigint as pickup_person_id, ${guardianRight}, w.started_at, w.ended_at, k.removed_at is not null as is_removed,
      k.date_of_birth
    from guardianship w join child k on k.center_id = w.center_id and k.id = w.child_id
    where w.guardian_id = any (${guardianIds}::bigint[])
    union all
    select null, p.id, ${pickupRight}, coalesce(p.answered_at, p.created_at), w.ended_at, k.removed_at is not null, k.date_of_birth
    from pickup_person p join pickup_child w on w.center_id = p.center_id and w.pickup_person_id = p.id
    join child k on k.center_id = w.center_id and k.id = w.child_id
    where p.id = any (${pickupPersonIds}::bigint[]) and p.state = 'accepted') r
  order by ended_at is not null, date_of_birth, child_id`;

export interface WaitingMove {
  readonly id: number;
  readonly uuid: string;
  readonly childId: number;
  readonly date: string;
  readonly at: Date;
  readonly direction: Direction;
  readonly outcome: 'misfit' | 'applied';
  /** @known what counts or waits is no further misfit */
  readonly reason: Misfit | null;
  readonly by: string;
  readonly how: 'pin' | 'qr';
  readonly receivedAt: Date;
}
/** What was entered at the kiosk about children on days, as far as it counts or waits. */
export const movesOn = (days: readonly { readonly childId: number; readonly date: string }[]) => sql<WaitingMove>`
  select m.id, e.uuid, m.child_id, m.date, m.at, m.direction, m.outcome, m.reason, coalesce(e.signed_name, '–') as by,
    coalesce(e.method, 'pin') as how, e.received_at
  from unnest(${days.map(({ childId }) => childId)}::bigint[], ${days.map(({ date }) => date)}::date[]) as d (child_id, date)
  join kiosk_move m on m.child_id = d.child_id and m.date = d.date and m.outcome in ('applied', 'misfit')
  join kiosk_entry e on e.center_id = m.center_id and e.id = m.event_id`;

export const setOutcomes = (rows: readonly { id: number; outcome: string; reason: string | null }[]) => sql`
  update kiosk_move m set outcome = n.outcome, reason = n.reason
  from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ outcome }) => outcome)}::text[],
    ${rows.map(({ reason }) => reason)}::text[]) as n (id, outcome, reason)
  where m.id = n.id`;

export const outcomesOf = (eventIds: readonly number[]) => sql<{ eventId: number; isRecorded: boolean }>`
  select event_id, bool_and(outcome = 'applied') as is_recorded from kiosk_move
  where event_id = any (${eventIds}::bigint[]) group by event_id`;
