import { sql } from 'kysely';

export interface Changes {
  /** What is visible now. */
  readonly snapshot: string;
  /** When the database was started. */
  readonly started: Date;
  /** `transaction center table`; null: what was changed is not known. */
  readonly changes: readonly string[] | null;
}

/** What was changed since a snapshot. */
export const changesSince = (known: string | null) => sql<Changes>`select * from changes_since(${known})`;
