import { sql } from 'kysely';
import { db } from '#server/db/sql.ts';

/** Every center of this installation. */
export const centers = () =>
  sql<{ centerId: number; name: string; timeZone: string; isDemo: boolean }>`select * from centers()`;

export const isDemonstration = () => sql<{ isDemo: boolean }>`select is_demo from center`;

export const centerName = () => sql<{ name: string }>`select name from center`;

export interface LogoRow {
  readonly path: string | null;
  /** Pixels. */
  readonly width: number | null;
  readonly height: number | null;
}
export const logo = () =>
  db
    .selectFrom('center')
    .select(['logoPath as path', 'logoWidth as width', 'logoHeight as height', 'logoVersion as version']);
