import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict } from '#server/kernel/http-error.ts';
import { enqueue } from '#server/kernel/jobs/outbox.ts';
import { todayOf } from '../accounts/ledger.ts';
import { allocate, type Debit, type Piece, paidByChild, sumOf } from '../accounts/rules-allocation.ts';
import { letterhead } from '../invoices/document-queries.ts';
import { type BookedRow, payersIn, published, summary } from './queries.ts';

const SLICE = 200;

/** What the charge of a piece was for. */
export type BookedDebit = Debit & Pick<BookedRow, 'childName' | 'description' | 'category'>;

/** Which charges each account's payments paid. */
export async function piecesOf(scope: Scope, accountIds: readonly number[]): Promise<Map<number, Piece[]>> {
  const byAccount = new Map<number, Piece[]>();
  for (let at = 0; at < accountIds.length; at += SLICE) {
    const rows = await scope.all(summary(accountIds.slice(at, at + SLICE)));
    for (const [accountId, own] of Map.groupBy(rows, (row) => row.accountId)) byAccount.set(accountId, piecesIn(own));
    await yieldToOthers();
  }
  return byAccount;
}

function piecesIn(rows: readonly BookedRow[]): Piece[] {
  const owing = rows.filter(({ kind, amount }) => kind !== 'payment' && amount > 0);
  const lowering = rows.filter(({ kind, amount }) => kind !== 'payment' && amount < 0);
  const payments = rows.filter(({ kind }) => kind === 'payment');
  return allocate(
    owing,
    lowering.map((row) => ({ ...row, amount: -row.amount })),
    payments.map((row) => ({ id: row.id, date: row.date, amount: -row.amount - row.refunded })),
  );
}

/** A name for the child of a piece; '' where it is for no child. */
export const childNameOf = ({ debit }: Piece): string => (debit as BookedDebit | null)?.childName ?? '';

/** The year that is asked for, else the last one that is over. */
export async function yearOf(scope: Scope, asked: number | undefined): Promise<number> {
  return asked ?? Number((await todayOf(scope)).slice(0, 4)) - 1;
}

/** What each payer paid for each child in a year, and whether their documents say so. Agencies are no payers here. */
export async function yearEnd(scope: Scope, year: number) {
  const payers = await scope.all(payersIn(year));
  const pieces = await piecesOf(
    scope,
    payers.map(({ id }) => id),
  );
  const given = Map.groupBy(await scope.all(published(year)), ({ accountId }) => accountId);
  const rows = payers
    .map(({ id, name, guardianId }) => {
      const byChild = paidByChild(pieces.get(id) ?? [], year);
      const children = [...byChild].map(([childId, own]) => ({
        childId,
        childName: own[0] ? childNameOf(own[0]) : '',
        paid: sumOf(own),
      }));
      const paid = children.reduce((sum, child) => sum + child.paid, 0);
      const [document] = given.get(id) ?? [];
      return {
        accountId: id,
        accountName: name,
        guardianId,
        children,
        paid,
        publishedAt: document?.publishedAt ?? null,
        isStale: document !== undefined && document.paid !== paid,
      };
    })
    .filter(({ paid }) => paid > 0);
  const { address, ein } = await scope.one(letterhead());
  return { year, isCenterComplete: address !== null && ein !== null, rows };
}

/**
 * Gives every paying parent the year's documents. 409 while the center's address or EIN is missing, which the IRS asks for, and for
 * a year that is not over.
 */
export async function publishYearEnd(scope: Scope, year: number): Promise<{ payers: number }> {
  if (year >= Number((await todayOf(scope)).slice(0, 4))) throw conflict('This year is not over yet');
  const { rows, isCenterComplete } = await yearEnd(scope, year);
  if (!isCenterComplete) throw conflict("Enter the center's address and EIN in its settings first");
  const due = rows.filter(({ publishedAt, isStale }) => publishedAt === null || isStale);
  for (const { accountId } of due) enqueue(scope, 'publish-year-end', { year, accountId });
  audit(scope, {
    action: 'publish year-end documents',
    entity: 'tax_document',
    ids: [],
    after: { year, payers: due.length },
  });
  return { payers: due.length };
}
