import type { HealthPaperKind, PaperKind } from '#contract/papers-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Query } from '#server/db/sql.ts';
import type { Actor } from '#server/kernel/access/actor.ts';
import type { Rule } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { mayReadHealth, mayReadPapers } from './access.ts';
import * as rows from './queries.ts';

/** What is done with a paper. */
export type Deed = 'add' | 'edit' | 'verify' | 'remove' | 'open';

type RowOf<Kind extends string> = Omit<rows.PaperRow, 'kind'> & { readonly kind: Kind };
type Change<Kind extends string> = rows.DocumentChange & { readonly kind?: Kind };

/** Where papers of one sort lie, and what is written down of them: those on health apart from the others. */
export interface Shelf<Kind extends string> {
  readonly of: (staffId: number) => Query<RowOf<Kind>>;
  readonly one: (id: number) => Query<RowOf<Kind>>;
  readonly insert: (row: rows.DocumentSaid & rows.Entered & { readonly kind: Kind }) => Query<{ id: number }>;
  readonly update: (id: number, change: Change<Kind>) => Query<unknown>;
  readonly unreplace: (by: number) => Query<unknown>;
  readonly mayRead: (staffId: number) => Rule<Actor>;
  /** Where its files are read. */
  readonly address: string;
  readonly note: (scope: Scope, deed: Deed, row: RowOf<Kind>, before?: RowOf<Kind>) => void;
}

export const PAPERS: Shelf<PaperKind> = {
  of: rows.papersOf,
  one: rows.paperById,
  insert: rows.insertPaper,
  update: rows.updatePaper,
  unreplace: rows.unreplacePapers,
  mayRead: mayReadPapers,
  address: '/api/papers',
  note: (scope, deed, row, before) =>
    audit(scope, {
      action: `${deed} paper`,
      entity: 'paper',
      ids: [row.id],
      ...(before && { before: told(before) }),
      ...((deed === 'add' || deed === 'edit') && { after: told(row) }),
    }),
};

const told = ({ staffId, kind, title, issuedOn, expiresOn, issuer }: rows.PaperRow) => ({
  staffId,
  kind,
  title,
  issuedOn,
  expiresOn,
  issuer,
});

/** Of a paper on health the log keeps whose it is, and nothing of what it says. */
export const HEALTH_PAPERS: Shelf<HealthPaperKind> = {
  of: rows.healthPapersOf,
  one: rows.healthPaperById,
  insert: rows.insertHealthPaper,
  update: rows.updateHealthPaper,
  unreplace: rows.unreplaceHealthPapers,
  mayRead: mayReadHealth,
  address: '/api/health-papers',
  note: (scope, deed, { id, staffId }) =>
    audit(scope, { action: `${deed} health paper`, entity: 'health_paper', ids: [id], after: { staffId } }),
};
