import { sql } from 'kysely';
import type { DocumentKind, DocumentState } from '#contract/child-documents-choices.ts';

export interface RemindedRow {
  readonly id: number;
  readonly childId: number;
  readonly kind: DocumentKind;
  readonly state: DocumentState;
  readonly dueOn: string | null;
  readonly expiresOn: string | null;
  readonly requestedAt: Date | null;
  readonly givenBy: number | null;
  readonly isShared: boolean;
  readonly reminded: string[];
}
/** What is due or ends until a day: asked for and not there, or accepted and with none given in its place. */
export const remindable = (until: string) => sql<RemindedRow>`
  select d.id, d.child_id, d.kind, d.state, d.due_on, d.expires_on, d.requested_at, d.given_by, d.is_shared, d.reminded
  from child_document d join child k on k.center_id = d.center_id and k.id = d.child_id and k.removed_at is null
  where d.state in ('requested', 'refused') and d.due_on <= ${until}::date
    or d.state = 'accepted' and d.expires_on <= ${until}::date and not exists (
      select from child_document n where n.center_id = d.center_id and n.replaces = d.id and n.state in ('requested', 'received', 'refused'))
  order by d.id`;

/** Notes a reminder; nothing where it was noted before. */
export const noteReminder = (id: number, key: string) => sql`
  update child_document set reminded = reminded || ${key}::text where id = ${id} and not ${key}::text = any (reminded)`;
