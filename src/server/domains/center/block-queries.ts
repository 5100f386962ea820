import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a missing or expired paper keeps somebody out of the ratio on a day (papers-8). The days are worked out ahead by the domain
 * papers; where its check is off there are none.
 */
export const isBlockedOn = (staffId: RawBuilder<unknown>, day: RawBuilder<unknown>) => sql<boolean>`exists (
  select from care_block b where b.center_id = app_center() and b.staff_id = ${staffId} and b.from_date <= ${day} and (b.to_date is null or b.to_date >= ${day}))`;
