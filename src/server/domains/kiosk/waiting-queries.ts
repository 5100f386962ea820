import { type RawBuilder, sql } from 'kysely';
import type { KioskReason } from '#contract/kiosk.ts';
import { db } from '#server/db/sql.ts';
import { isHealthNote } from '#server/domains/notices/health-queries.ts';
import type { Direction } from './rules-day.ts';

/** Where a part waits for staff: what a whole family entered asks for nobody once it fits for one of them. */
const needsLook = sql`m.outcome = 'refused' or m.outcome = 'misfit' and not (e.whole_family and exists (
  select from kiosk_move o where o.center_id = e.center_id and o.event_id = e.id and o.outcome = 'applied'))`;

/** The events that need a look; found by the parts that wait, not by going through them all. */
const open = sql`e.closed_at is null
  and e.id in (select u.id from kiosk_entry u where u.reason is not null and u.closed_at is null
    union all select w.event_id from kiosk_move w where w.outcome in ('misfit', 'refused'))
  and (e.reason is not null or exists (
    select from kiosk_move m where m.center_id = e.center_id and m.event_id = e.id and (${needsLook})))`;

export interface EntryRow {
  readonly id: number;
  readonly kiosk: string;
  readonly at: Date;
  readonly receivedAt: Date;
  readonly wasOffline: boolean;
  readonly direction: Direction | null;
  readonly method: 'pin' | 'qr' | null;
  readonly guardianId: number | null;
  readonly guardianName: string | null;
  readonly phoneDigits: string | null;
  readonly signedName: string | null;
  readonly signature: string | null;
  readonly wholeFamily: boolean;
  readonly reason: KioskReason | null;
  readonly typedNames: string[];
  readonly closing: 'accepted' | 'dismissed' | null;
  readonly closingNote: string | null;
  readonly moves: {
    id: number;
    childId: number | null;
    name: string;
    outcome: 'applied' | 'misfit' | 'refused' | 'accepted' | 'dismissed';
    reason: KioskReason | null;
  }[];
}

const entries = (which: RawBuilder<unknown>) => sql<EntryRow>`
  select e.id, k.name as kiosk, e.at, e.received_at, e.was_offline, e.direction, e.method, e.guardian_id,
    coalesce(g.first_name || ' ' || g.last_name, p.first_name || ' ' || p.last_name) as guardian_name, e.phone_digits, e.signed_name, e.signature, e.whole_family, e.reason,
    e.typed_names, e.closing, e.closing_note,
    coalesce((select json_agg(json_build_object('id', m.id, 'childId', m.child_id, 'name',
        coalesce(c.first_name || ' ' || c.last_name, m.typed_name, '–'), 'outcome', m.outcome, 'reason', m.reason) order by m.id)
      from kiosk_move m left join child c on c.center_id = m.center_id and c.id = m.child_id
      where m.center_id = e.center_id and m.event_id = e.id), '[]') as moves
  from kiosk_entry e
  join kiosk k on k.center_id = e.center_id and k.id = e.kiosk_id
  left join guardian g on g.center_id = e.center_id and g.id = e.guardian_id
  left join pickup_person p on p.center_id = e.center_id and p.id = e.pickup_person_id
  where ${which} order by e.at, e.id`;

/** At most so many are shown; those that follow come once these are seen to. */
const AT_ONCE = 200;
export const openEntries = () => sql<EntryRow>`${entries(open)} limit ${AT_ONCE}`;
export const entryOfMove = (moveId: number) =>
  entries(sql`e.id = (select m.event_id from kiosk_move m where m.id = ${moveId})`);
export const entryById = (id: number) => entries(sql`e.id = ${id}`);
export const lockEntry = (id: number) => sql`select from kiosk_entry where id = ${id} for update`;

export const waitingCounts = (from: Date) => sql<{ entries: number; healthNotes: number; unsent: number }>`
  select (select count(*)::int from kiosk_entry e where ${open}) as entries,
    (select count(*)::int from kiosk_entry e where e.at >= ${from} and ${isHealthNote}) as health_notes,
    coalesce((select sum(k.unsent)::int from kiosk k where k.revoked_at is not null), 0) as unsent`;

export const healthNotes = (from: Date) => sql<{
  id: number;
  at: Date;
  note: string;
  guardianName: string;
  children: { childId: number; name: string }[];
}>`
  select e.id, e.at, coalesce(e.health_note, '') as note,
    coalesce(g.first_name || ' ' || g.last_name, p.first_name || ' ' || p.last_name, '–') as guardian_name,
    coalesce((select json_agg(json_build_object('childId', c.id, 'name', c.first_name || ' ' || c.last_name) order by c.id)
      from kiosk_move m join child c on c.center_id = m.center_id and c.id = m.child_id
      where m.center_id = e.center_id and m.event_id = e.id and m.outcome <> 'dismissed'), '[]') as children
  from kiosk_entry e left join guardian g on g.center_id = e.center_id and g.id = e.guardian_id
  left join pickup_person p on p.center_id = e.center_id and p.id = e.pickup_person_id
  where e.at >= ${from} and ${isHealthNote} order by e.at desc, e.id`;

export const unpairedKiosks = () => sql<{ name: string; unsent: number }>`
  select name, unsent from kiosk where revoked_at is not null and unsent > 0 order by name, id`;

export const closeEntry = (
  id: number,
  row: { closedAt: Date; closedBy: number | null; closing: 'accepted' | 'dismissed'; closingNote: string | null },
) => db.updateTable('kioskEntry').set(row).where('id', '=', id).where('closedAt', 'is', null).returning('id');

/** What waited of an entry is settled with it. */
export const closeMoves = (eventId: number, outcome: 'accepted' | 'dismissed') =>
  db
    .updateTable('kioskMove')
    .set({ outcome })
    .where('eventId', '=', eventId)
    .where('outcome', 'in', ['misfit', 'refused']);

export const acceptMove = (id: number) => db.updateTable('kioskMove').set({ outcome: 'accepted' }).where('id', '=', id);

/** Which ids are of children enrolled. */
export const enrolledAmong = (ids: readonly number[]) =>
  db.selectFrom('child').select('id').where('id', 'in', ids).where('removedAt', 'is', null);

export const insertAccepted = (row: {
  eventId: number;
  childId: number;
  date: string;
  at: Date;
  direction: Direction;
}) =>
  db
    .insertInto('kioskMove')
    .values({ ...row, outcome: 'accepted' })
    .returning('id');
