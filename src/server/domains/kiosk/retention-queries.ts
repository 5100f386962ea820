import { sql } from 'kysely';

/** Entries from the kiosk that are about no child any more; those that never were, once they are past the period too. */
export const deleteKioskEntries = (firstDay: string) => sql`
  delete from kiosk_entry e where not exists (select from kiosk_move m where m.center_id = e.center_id and m.event_id = e.id)
    and (e.reason is null or e.received_at < ${firstDay}::date)`;

/** Entries from classroom tablets that are about no child any more; those that never were, once they are past the period too. */
export const deleteRoomEntries = (firstDay: string) => sql`
  delete from room_entry e
  where not exists (select from room_entry_child c where c.center_id = e.center_id and c.entry_id = e.id)
    and (e.outcome in ('recorded', 'accepted') or e.received_at < ${firstDay}::date)`;
