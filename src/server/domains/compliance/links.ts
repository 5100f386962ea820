import type { Sheet } from '#contract/compliance-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { acting } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { invalid, notFound, orRefuse } from '#server/kernel/http-error.ts';
import { hashToken, newToken } from '#server/kernel/secrets/vault.ts';
import type { Server } from '#server/server.ts';
import { mayShow } from './access.ts';
import { insertLink, linkById, newestLinks, newestLooks, revokeLink } from './link-queries.ts';
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

/**
 * Makes a link for an inspector. Only the hash of its token is kept, so its address is answered this once and by nobody later.
 * The range of a link is that of its sheet with the shortest.
 */
export async function makeInspectorLink(server: Server, scope: Scope, { label, sheets, from, to, hours }: NewLink) {
  await acting(scope, mayShow(sheets));
  const named = [...new Set(sheets)];
  if (named.length < sheets.length) throw invalid({ sheets: 'Each sheet can be named once' });
  for (const sheet of named) daysOf(sheet, { from, to }, to);
  const token = newToken();
  const expiresAt = new Date(scope.now.getTime() + hours * 3_600_000);
  const { actor } = await scope.opened;
  const row = { label, sheets: named, fromDay: from, toDay: to, createdAt: scope.now, expiresAt };
  const { id } = await scope.one(insertLink({ ...row, tokenHash: hashToken(token), createdBy: staffIdOf(actor) }));
  audit(scope, { action: 'make inspector link', entity: 'inspector_link', ids: [id], after: row });
  return { ...(await scope.one(linkById(id, scope.now))), address: `${server.address.origin()}/inspect/${token}` };
}

/** Ends a link at once; one that is ended already stays as it is. */
export async function revokeInspectorLink(scope: Scope, id: number) {
  const { actor } = await scope.opened;
  const ended = await scope.count(revokeLink(id, scope.now, staffIdOf(actor)));
  if (ended > 0) audit(scope, { action: 'revoke inspector link', entity: 'inspector_link', ids: [id] });
  return orRefuse(await scope.maybe(linkById(id, scope.now)), noSuchLink());
}

export const inspectorLinks = (scope: Scope) => scope.all(newestLinks(scope.now));

/** Every look through a link, newest first. */
export async function looksThrough(scope: Scope, id: number) {
  orRefuse(await scope.maybe(linkById(id, scope.now)), noSuchLink());
  return scope.all(newestLooks(id));
}

const noSuchLink = () => notFound('This link was not found');
