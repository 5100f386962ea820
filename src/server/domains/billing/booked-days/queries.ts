import { sql } from 'kysely';

/** The charges of a booked day that were not taken back. */
export const chargesOfDay = (bookingId: number) => sql<{ id: number }>`
  select t.id from ledger_transaction t
  where t.kind = 'charge' and t.category = 'booked_day' and starts_with(t.source_key, ${`booking:${bookingId}:`}::text)
    and not exists (select from ledger_transaction r where r.center_id = t.center_id and r.reverses_id = t.id)
  order by t.id`;
