import { sql } from 'kysely';
import type { Sheet } from '#contract/compliance-choices.ts';
import { db } from '#server/db/sql.ts';

interface LinkRow {
  readonly id: number;
  readonly label: string;
  /** @known links are made of sheets of the contract */
  readonly sheets: Sheet[];
  readonly from: string;
  readonly to: string;
  readonly createdAt: Date;
  readonly createdBy: string | null;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  readonly state: 'open' | 'expired' | 'revoked';
  readonly looks: number;
  readonly lastLookAt: Date | null;
}

export const links = (now: Date) => sql`
  select l.id, l.label, l.sheets, l.from_day as from, l.to_day as to, l.created_at,
    s.first_name || ' ' || s.last_name as created_by, l.expires_at, l.revoked_at,
    case when l.revoked_at is not null then 'revoked' when l.expires_at <= ${now} then 'expired' else 'open' end as state,
    a.looks, a.last_look_at
  from inspector_link l left join staff s on s.center_id = l.center_id and s.id = l.created_by
  cross join lateral (select count(*)::int as looks, max(at) as last_look_at from inspector_access x
    where x.center_id = l.center_id and x.link_id = l.id) a`;

export const linkById = (id: number, now: Date) => sql<LinkRow>`${links(now)} where l.id = ${id}`;

export const newestLinks = (now: Date) => sql<LinkRow>`${links(now)} order by l.id desc limit 100`;

interface NewLinkRow {
  readonly label: string;
  readonly sheets: Sheet[];
  readonly fromDay: string;
  readonly toDay: string;
  readonly tokenHash: Buffer;
  readonly createdAt: Date;
  readonly createdBy: number | null;
  readonly expiresAt: Date;
}

export const insertLink = (row: NewLinkRow) => db.insertInto('inspectorLink').values(row).returning('id');

export const revokeLink = (id: number, revokedAt: Date, revokedBy: number | null) =>
  db.updateTable('inspectorLink').set({ revokedAt, revokedBy }).where('id', '=', id).where('revokedAt', 'is', null);

export const newestLooks = (linkId: number) => sql<{
  id: number;
  at: Date;
  /** @known a sheet of its link */
  sheet: Sheet | null;
  form: 'screen' | 'csv' | 'pdf';
}>`
  select id, at, sheet, form from inspector_access where link_id = ${linkId} order by id desc limit 500`;
