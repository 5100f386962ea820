import { createHash } from 'node:crypto';
import type { Scope } from '#server/db/scope.ts';
import { invalid } from '#server/kernel/http-error.ts';
import { holdBilling } from '../accounts/credit-queries.ts';
import { todayOf } from '../accounts/ledger.ts';
import { bookedSources } from '../accounts/ledger-queries.ts';
import type { Method } from '../accounts/rules-ledger.ts';
import { knownPayers } from './bank-queries.ts';
import { bookPayment } from './commands.ts';
import { delimiterOf, methodOf, type StatementLine, statementLines, suggest } from './rules-bank.ts';

const MOST_LINES = 5000;

/** Reads a bank's CSV: which lines are new, and whose payment each seems to be. */
export async function previewStatement(scope: Scope, csv: string) {
  const lines = await readStatement(csv);
  const [payers, recorded] = await Promise.all([scope.all(knownPayers()), recordedOf(scope, lines)]);
  return {
    lines: lines.map(({ key, ...line }) => {
      const status = statusOf(line, recorded.has(key));
      const suggestions = status === 'new' ? suggest(line, payers) : [];
      return { ...line, key, status, method: methodOf(line.description), suggestions };
    }),
  };
}

export interface Chosen {
  readonly key: string;
  readonly accountId: number;
  readonly method?: Method | undefined;
}

/** Records the chosen lines as payments, all or nothing; one that was recorded before, by whoever it was, is left out. */
export async function importStatement(scope: Scope, csv: string, chosen: readonly Chosen[]) {
  const lines = new Map((await readStatement(csv)).map((line) => [line.key, line]));
  await scope.count(holdBilling());
  const recorded = await recordedOf(scope, [...lines.values()]);
  const today = await todayOf(scope);
  const result = { recorded: 0, skipped: 0, total: 0 };
  for (const { key, accountId, method } of chosen) {
    const line = lines.get(key);
    if (!line || line.date === null || line.amount === null || statusOf(line, false) !== 'new')
      throw invalid({ chosen: 'A chosen line is not in this file, or is no payment' });
    if (line.date > today) throw invalid({ chosen: 'The date must not be in the future' });
    if (recorded.has(key)) {
      result.skipped += 1;
      continue;
    }
    recorded.add(key);
    await bookPayment(scope, accountId, {
      amount: line.amount,
      method: method ?? methodOf(line.description),
      reference: line.description.slice(0, 80),
      date: line.date,
      isAnother: true,
      sourceKey: `bank:${key}`,
    });
    result.recorded += 1;
    result.total += line.amount;
  }
  return result;
}

type KeyedLine = StatementLine & { readonly key: string };

async function readStatement(csv: string): Promise<KeyedLine[]> {
  const { parse } = await import('csv-parse/sync');
  let rows: string[][];
  try {
    const options = { bom: true, delimiter: delimiterOf(csv), relax_column_count: true, relax_quotes: true };
    rows = parse(csv, { ...options, to: MOST_LINES + 50, skip_empty_lines: true });
  } catch {
    throw invalid({ csv: 'This file is not a CSV that can be read' });
  }
  const lines = statementLines(rows);
  if (!lines) throw invalid({ csv: 'No columns for the date and the amount were found in this file' });
  if (lines.length > MOST_LINES) throw invalid({ csv: 'This file has too many lines; divide it' });
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const text = `${line.date}|${line.amount}|${line.description}`;
    const nth = (seen.get(text) ?? 0) + 1;
    seen.set(text, nth);
    return { ...line, key: createHash('sha256').update(`${text}|${nth}`).digest('hex').slice(0, 32) };
  });
}

async function recordedOf(scope: Scope, lines: readonly KeyedLine[]): Promise<Set<string>> {
  const found = await scope.all(bookedSources(lines.map(({ key }) => `bank:${key}`)));
  return new Set(found.map(({ sourceKey }) => sourceKey.slice('bank:'.length)));
}

function statusOf({ date, amount }: StatementLine, isRecorded: boolean) {
  if (date === null || amount === null) return 'unreadable' as const;
  if (amount <= 0) return 'outgoing' as const;
  return isRecorded ? ('recorded' as const) : ('new' as const);
}
