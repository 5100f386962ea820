import { sql } from 'kysely';
import { AT_ONCE, type Id } from '#server/kernel/retention/queries.ts';

export const pastTaxDocuments = (taxYear: number) => sql<Id & { path: string | null }>`
  select id, case when file_stored and removed_at is null then file_path end as path from tax_document
  where tax_year < ${taxYear} order by id limit ${AT_ONCE}`;
