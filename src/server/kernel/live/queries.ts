import { sql } from 'kysely';
import { READS } from '../audit/reads.ts';

export const lastChange = () => sql<{ readonly id: number }>`
  select id from audit where action <> all (${[...READS]}::text[]) order by id desc limit 1`;
