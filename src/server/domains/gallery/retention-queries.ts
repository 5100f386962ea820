import { sql } from 'kysely';
import type { Id, Ids } from '#server/kernel/retention/queries.ts';

/** Photos that show nobody but these children or others whose records are gone. */
export const photosOfNobodyElse = (ids: Ids) => sql<Id & { path: string | null }>`
  select p.id, case when p.file_stored and p.removed_at is null then p.file_path end as path from gallery_photo p
  where exists (select from photo_child c where c.center_id = p.center_id and c.photo_id = p.id and c.child_id = any (${ids}::bigint[]))
    and not exists (select from photo_child c join child k on k.center_id = c.center_id and k.id = c.child_id
      where c.center_id = p.center_id and c.photo_id = p.id and k.emptied_at is null)`;
