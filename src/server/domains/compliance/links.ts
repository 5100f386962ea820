import { sql } from 'kysely';
import type { Sheet } from '../../../contract/compliance-choices.ts';
import { staffIdOf } from '../../access/actor.ts';
import { audit } from '../../audit/audit.ts';
import type { Scope } from '../../db/scope.ts';
import { db } from '../../db/sql.ts';
import { invalid, notFound, orRefuse } from '../../refusal.ts';
import { hashToken, newToken } from '../../secrets/vault.ts';
import type { Server } from '../../server.ts';
import { daysOf } from './read.ts';

export interface NewLink {
  /** Whom it is for. */
  readonly label: string;
  readonly sheets: readonly Sheet[];
  /** Local dates, both included. */
  readonly from: string;
  readonly to: string;
  readonly hours: number;
}

interface LinkRow {
  readonly id: number;
  readonly label: string;
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

/**
 * Makes a link for an inspector. Only the hash of its token is kept, so its address is answered this once and by nobody later.
 * The range of a link is that of its sheet with the shortest.
 */
export async function makeInspectorLink(server: Server, scope: Scope, { label, sheets, from, to, hours }: NewLink) {
  const named = [...new Set(sheets)];
  if (named.length < sheets.length) throw invalid({ sheets: 'Each sheet can be named once' });
  for (const sheet of named) daysOf(sheet, { from, to }, to);
  const token = newToken();
  const expiresAt = new Date(scope.now.getTime() + hours * 3_600_000);
  const { actor } = await scope.opened;
  const row = { label, sheets: named, fromDay: from, toDay: to, createdAt: scope.now, expiresAt };
  const { id } = await scope.one(
    db
      .insertInto('inspectorLink')
      .values({ ...row, tokenHash: hashToken(token), createdBy: staffIdOf(actor) })
      .returning('id'),
  );
  audit(scope, { action: 'make inspector link', entity: 'inspector_link', ids: [id], after: row });
  return { ...(await scope.one(linkById(id, scope.now))), address: `${server.publicAddress()}/inspect/${token}` };
}

/** Ends a link at once; one that is ended already stays as it is. */
export async function revokeInspectorLink(scope: Scope, id: number) {
  const { actor } = await scope.opened;
  const change = { revokedAt: scope.now, revokedBy: staffIdOf(actor) };
  const ended = await scope.count(
    db.updateTable('inspectorLink').set(change).where('id', '=', id).where('revokedAt', 'is', null),
  );
  if (ended > 0) audit(scope, { action: 'revoke inspector link', entity: 'inspector_link', ids: [id] });
  return orRefuse(await scope.maybe(linkById(id, scope.now)), noSuchLink());
}

export const inspectorLinks = (scope: Scope) =>
  scope.all(sql<LinkRow>`${links(scope.now)} order by l.id desc limit 100`);

/** Every look through a link, newest first. */
export async function looksThrough(scope: Scope, id: number) {
  orRefuse(await scope.maybe(linkById(id, scope.now)), noSuchLink());
  return scope.all(sql<{ id: number; at: Date; sheet: Sheet | null; form: 'screen' | 'csv' | 'pdf' }>`
    select id, at, sheet, form from inspector_access where link_id = ${id} order by id desc limit 500`);
}

const noSuchLink = () => notFound('This link was not found');

const links = (now: Date) => sql`
  select l.id, l.label, l.sheets, l.from_day as from, l.to_day as to, l.created_at,
    s.first_name || ' ' || s.last_name as created_by, l.expires_at, l.revoked_at,
    case when l.revoked_at is not null then 'revoked' when l.expires_at <= ${now} then 'expired' else 'open' end as state,
    a.looks, a.last_look_at
  from inspector_link l left join staff s on s.center_id = l.center_id and s.id = l.created_by
  cross join lateral (select count(*)::int as looks, max(at) as last_look_at from inspector_access x
    where x.center_id = l.center_id and x.link_id = l.id) a`;

const linkById = (id: number, now: Date) => sql<LinkRow>`${links(now)} where l.id = ${id}`;
