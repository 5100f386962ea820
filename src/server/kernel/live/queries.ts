import { sql } from 'kysely';
import { READS } from '../audit/reads.ts';

export interface Change {
  /** 0 before the first one. */
  readonly id: number;
  readonly at: Date;
}

export const lastChange = () => sql<Change>`
  select id, at from audit where action <> all (${[...READS]}::text[]) order by id desc limit 1`;
