import { sql } from 'kysely';

/** The charges of a booked day that were not taken back. */
export const chargesOfDay = (bookingId: number) => sql<{ id: number }>`
  select t.id from ledger_transaction t
  where t.kind = 'charge' and t.category = 'booked_day' and starts_with(t.source_key, ${`booking:${bookingId}:`}::text)
    and not exists (select from ledger_transaction r where r.center_id = t.center_id and r.reverses_id = t.id)
  order by t.id`;

/** A row where a plan charges a child's care by the day on a date: as attended, and so once. */
export const planByDay = (childId: number, date: string) => sql<{ id: number }>`
  select e.id from plan_enrollment e join billing_plan p on p.center_id = e.center_id and p.id = e.plan_id
  where e.child_id = ${childId} and p.kind = 'tuition' and p.cadence = 'day' and e.from_date <= ${date}::date
    and (e.to_date is null or e.to_date >= ${date}::date)
  limit 1`;
