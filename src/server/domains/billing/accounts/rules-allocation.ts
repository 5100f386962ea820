/** What a payer was charged, and what of it is not paid yet while payments are laid on it. */
export interface Debit {
  readonly id: number;
  readonly childId: number | null;
  readonly amount: number;
  readonly serviceFrom: string | null;
  readonly serviceTo: string | null;
}
/** What lowers what is owed without money. */
export interface Reduction {
  readonly childId: number | null;
  readonly amount: number;
  readonly serviceFrom: string | null;
}
/** Money that stayed: refunds are taken off. */
export interface Money {
  readonly id: number;
  readonly date: string;
  readonly amount: number;
}
/** A part of a payment, and the charge it paid; null: it is ahead of all charges. */
export interface Piece {
  readonly payment: Money;
  readonly debit: Debit | null;
  readonly amount: number;
}

/**
 * Which charge each payment paid: the oldest first, after credits. A credit lowers the charge of its child for its days, else the
 * oldest of that child, else the oldest of all. Everything in the order it was booked; amounts above zero. The pieces of a payment are
 * together the payment.
 */
export function allocate(
  debits: readonly Debit[],
  reductions: readonly Reduction[],
  payments: readonly Money[],
): Piece[] {
  const open = debits.map((debit) => ({ debit, left: debit.amount }));
  for (const { childId, amount, serviceFrom } of reductions) {
    let left = amount;
    const isTheirs = ({ debit }: (typeof open)[number]) => childId !== null && debit.childId === childId;
    const isItsDays = (one: (typeof open)[number]) =>
      isTheirs(one) && serviceFrom !== null && covers(one.debit, serviceFrom);
    for (const one of [...open.filter(isItsDays), ...open.filter(isTheirs), ...open]) {
      const part = Math.min(left, one.left);
      one.left -= part;
      left -= part;
    }
  }
  let next = 0;
  return payments.flatMap((payment) => {
    const pieces: Piece[] = [];
    let left = payment.amount;
    for (; left > 0 && next < open.length; ) {
      const one = open[next];
      if (!one || one.left === 0) {
        next += 1;
        continue;
      }
      const amount = Math.min(left, one.left);
      one.left -= amount;
      left -= amount;
      pieces.push({ payment, debit: one.debit, amount });
    }
    if (left > 0) pieces.push({ payment, debit: null, amount: left });
    return pieces;
  });
}

const covers = ({ serviceFrom, serviceTo }: Debit, date: string) =>
  serviceFrom !== null && serviceFrom <= date && date <= (serviceTo ?? serviceFrom);

/** What was paid for each child within a year, by the days of payment; `null`: for no child in particular. */
export function paidByChild(pieces: readonly Piece[], year: number): Map<number | null, Piece[]> {
  const ofYear = pieces.filter(({ payment }) => payment.date.startsWith(`${year}-`));
  return Map.groupBy(ofYear, ({ debit }) => debit?.childId ?? null);
}

/** What was paid for care that was given on these days and is over today: a charge belongs to the days in which its last one lies. */
export const paidForCare = (pieces: readonly Piece[], from: string, to: string, today: string): Piece[] =>
  pieces.filter(({ debit }) => {
    const last = debit?.serviceTo ?? debit?.serviceFrom;
    return last !== undefined && last !== null && last >= from && last <= to && last < today;
  });

export const sumOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { amount }) => sum + amount, 0);
