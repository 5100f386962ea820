/** A line of a bank's statement as it stands in the file. */
export interface StatementLine {
  /** The line of the file, from 1. */
  readonly line: number;
  readonly date: string | null;
  readonly amount: number | null;
  readonly description: string;
}

const DATE = /^(posting |transaction |post |value )?date$/;
const AMOUNT = /^amount( \(usd\))?$/;
const CREDIT = /^(credit|credits|deposit|deposits|credit amount|money in|paid in)$/;
const DEBIT = /^(debit|debits|withdrawal|withdrawals|debit amount|money out|paid out)$/;
const DESCRIPTION = /^(description|memo|details|name|payee|narrative|transaction|reference|extended details)/;

/** What parts the columns of a text: the sign that is most often in its first lines. */
export function delimiterOf(csv: string): string {
  const head = csv.split('\n', 10).join('\n');
  const count = (sign: string) => head.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** The lines below the file's heading, by its columns' names; null where no row names a date and an amount. */
export function statementLines(rows: readonly (readonly string[])[]): StatementLine[] | null {
  const names = rows.map((row) => row.map((cell) => cell.trim().toLowerCase()));
  const heading = names.findIndex(
    (row) => row.some((name) => DATE.test(name)) && row.some((name) => AMOUNT.test(name) || CREDIT.test(name)),
  );
  const columns = names[heading];
  if (!columns) return null;
  const date = columns.findIndex((name) => DATE.test(name));
  const amount = columns.findIndex((name) => AMOUNT.test(name));
  const credit = columns.findIndex((name) => CREDIT.test(name));
  const debit = columns.findIndex((name) => DEBIT.test(name));
  const texts = columns.flatMap((name, at) => (DESCRIPTION.test(name) ? [at] : []));
  return rows.slice(heading + 1).flatMap((row, at) => {
    if (row.every((cell) => cell.trim() === '')) return [];
    const cents = (column: number) => (column < 0 ? null : centsOf(row[column] ?? ''));
    const out = cents(debit);
    const description = texts.map((column) => row[column]?.trim() ?? '').filter(Boolean);
    return [
      {
        line: heading + 2 + at,
        date: dayOf(row[date] ?? ''),
        amount: cents(amount) ?? cents(credit) ?? (out === null ? null : -Math.abs(out)),
        description: [...new Set(description)].join(' ').replace(/\s+/g, ' ').slice(0, 300),
      },
    ];
  });
}

/** '$1,234.50' → 123450; '(12.00)' and '12.00-' are below zero. Null for what is no amount in dollars. */
export function centsOf(text: string): number | null {
  const bare = text.replace(/[\s$,"]|USD/gi, '');
  const found = /^(\()?([+-])?(\d{1,9})(?:\.(\d{1,2}))?(\))?(-)?$/.exec(bare);
  if (!found) return null;
  const [, opening, sign, whole, part = '', closing, after] = found;
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return (opening && closing) || sign === '-' || after ? -cents : cents;
}

/** YYYY-MM-DD of how banks in the United States write a day; null for what is none. */
export function dayOf(text: string): string | null {
  const bare = text.trim().split(/[T ]/)[0] ?? '';
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(bare);
  const us = /^(\d{1,2})[/-](\d{1,2})[/-](\d{2}|\d{4})$/.exec(bare);
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : us ? [us[3], us[1], us[2]] : [];
  if (!year || !month || !day) return null;
  const whole = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${whole}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== whole ? null : whole;
}

export type Because =
  | 'account-number'
  | 'name'
  | 'child'
  | 'invoice-number'
  | 'invoice-amount'
  | 'balance'
  | 'paid-before';

/** What a payer can be recognised by. */
export interface KnownPayer {
  readonly accountId: number;
  /** @known a guardian's account bears the guardian's name, an agency's its own */
  readonly name: string;
  readonly children: readonly string[];
  readonly balance: number;
  readonly openInvoices: readonly { readonly number: number; readonly open: number }[];
  /** What stood with earlier payments. */
  readonly references: readonly string[];
}
export interface Suggestion {
  readonly accountId: number;
  readonly name: string;
  readonly because: Because[];
}

const WEIGHT: Readonly<Record<Because, number>> = {
  'account-number': 10,
  'invoice-number': 8,
  'paid-before': 6,
  name: 5,
  child: 4,
  'invoice-amount': 2,
  balance: 2,
};
const SUGGESTIONS = 3;

/** Whose payment a line seems to be, the likeliest first. */
export function suggest(
  { amount, description }: Pick<StatementLine, 'amount' | 'description'>,
  payers: readonly KnownPayer[],
): Suggestion[] {
  const text = ` ${plain(description)} `;
  const numbers = new Set([...description.matchAll(/\bINV-?0*(\d+)\b/gi)].map(([, digits]) => Number(digits)));
  const accounts = new Set([...description.matchAll(/\bA-0*(\d+)\b/gi)].map(([, digits]) => Number(digits)));
  const named = (name: string) =>
    plain(name)
      .split(' ')
      .filter((part) => part.length > 1)
      .every((part) => text.includes(` ${part} `));
  return payers
    .map(({ accountId, name, ...payer }) => {
      const speaking: Record<Because, boolean> = {
        'account-number': accounts.has(accountId),
        'invoice-number': payer.openInvoices.some(({ number }) => numbers.has(number)),
        'paid-before': payer.references.some((reference) => letters(reference) === letters(description)),
        name: named(name),
        child: payer.children.some(named),
        'invoice-amount': payer.openInvoices.some(({ open }) => open === amount),
        balance: payer.balance === amount,
      };
      const because = (Object.keys(WEIGHT) as Because[]).filter((reason) => speaking[reason]);
      return { accountId, name, because, weight: because.reduce((sum, reason) => sum + WEIGHT[reason], 0) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight || one.accountId - other.accountId)
    .slice(0, SUGGESTIONS)
    .map(({ weight: _, ...suggestion }) => suggestion);
}

/** By what a line says, how the money came. */
export function methodOf(description: string): 'zelle' | 'check' | 'ach' {
  if (/zelle/i.test(description)) return 'zelle';
  return /\b(check|chk|cheque)\b/i.test(description) ? 'check' : 'ach';
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const letters = (text: string) => {
  const bare = plain(text).replace(/[\d ]/g, '');
  return bare.length >= 6 ? bare : text;
};
