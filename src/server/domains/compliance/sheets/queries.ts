import { type RawBuilder, sql } from 'kysely';

/** HH:MM of the center's clock (`c`), with the offset from UTC where the clock shows that time twice. */
export const clock = (at: RawBuilder<unknown>) => sql<string>`
  (to_char(${at} at time zone c.time_zone, 'HH24:MI') || case
    when (${at} + interval '1 hour') at time zone c.time_zone = ${at} at time zone c.time_zone
      or (${at} - interval '1 hour') at time zone c.time_zone = ${at} at time zone c.time_zone
    then ' UTC' || regexp_replace(to_char((${at} at time zone c.time_zone) - (${at} at time zone 'UTC'), 'HH24:MI'), '^(\\d)', '+\\1')
    else '' end)`;

/** Whole minutes between two moments as the clock shows them: what the sheet shows adds up. */
export const minutesBetween = (from: RawBuilder<unknown>, until: RawBuilder<unknown>) => sql<number>`
  (extract(epoch from date_trunc('minute', ${until}) - date_trunc('minute', ${from})) / 60)::int`;

export const isChildAsked = (childId: number | null, id: ReturnType<typeof sql.ref>) =>
  childId === null ? sql`true` : sql`${id} = ${childId}`;

/** By last name, then first, of child `k`. */
export const byChild = sql`k.last_name collate "und-x-icu", k.first_name collate "und-x-icu", k.id`;
