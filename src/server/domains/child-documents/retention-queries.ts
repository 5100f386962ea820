import { sql } from 'kysely';
import type { DocumentKind } from '#contract/child-documents-choices.ts';
import type { Ids } from '#server/kernel/retention/queries.ts';

export interface Found {
  readonly id: number;
  readonly kind: DocumentKind;
  readonly pagePaths: string[];
}
export const documentsOfChildren = (childIds: Ids) => sql<Found>`
  select id, kind, page_paths from child_document where child_id = any (${childIds}::bigint[])`;
export const documentsGivenBy = (guardianIds: Ids) => sql<Found>`
  select id, kind, page_paths from child_document where given_by = any (${guardianIds}::bigint[])`;
export const disownDocuments = (guardianIds: Ids) => sql`
  update child_document set given_by = null where given_by = any (${guardianIds}::bigint[])`;
