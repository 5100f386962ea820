import { sql } from 'kysely';
import { AT_ONCE, type Id } from '#server/kernel/retention/queries.ts';

/** Incidents of a child who has left, older than the first day kept. */
export const pastIncidents = (firstDay: string) => sql<Id & { childId: number; path: string | null }>`
  select i.id, i.child_id, i.photo_path as path from incident i join child k on k.center_id = i.center_id and k.id = i.child_id
  where i.date < ${firstDay}::date and k.removed_at is not null order by i.id limit ${AT_ONCE}`;
