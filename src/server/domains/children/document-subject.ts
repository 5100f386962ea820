import { sql } from 'kysely';

/** Whom a document is about, and which center gives it; nobody for a child who was removed. */
export const documentSubject = (childId: number) => sql<{ child: string; center: string; zone: string }>`
  select k.first_name || ' ' || k.last_name as child, c.name as center, c.time_zone as zone
  from child k join center c on c.center_id = k.center_id
  where k.id = ${childId} and k.removed_at is null`;
