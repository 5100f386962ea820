import { useState } from 'react';
import { type BankLine, likelyPayer } from '#web/domains/billing/account-rules.ts';

export interface Payer {
  readonly accountId: number;
  readonly name: string;
}

/** Who is taken to have paid which line, and which lines are ticked: at first those where more than the amount speaks for somebody. */
export function useMatches(lines: readonly BankLine[]) {
  const [payers, setPayers] = useState<ReadonlyMap<string, Payer | null>>(new Map());
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map());

  const payerOf = (line: BankLine): Payer | null => {
    const given = payers.get(line.key);
    return given === undefined ? (line.suggestions[0] ?? null) : given;
  };
  const isTicked = (line: BankLine): boolean =>
    payerOf(line) !== null && (ticks.get(line.key) ?? likelyPayer(line) !== null);
  const tick = (line: BankLine, on: boolean) => setTicks(new Map(ticks).set(line.key, on));
  const give = (line: BankLine, payer: Payer | null) => {
    setPayers(new Map(payers).set(line.key, payer));
    tick(line, payer !== null);
  };
  const chosen = lines.flatMap((line) => {
    const payer = payerOf(line);
    return payer && isTicked(line) ? [{ key: line.key, accountId: payer.accountId, amount: line.amount ?? 0 }] : [];
  });
  return { payerOf, isTicked, tick, give, chosen };
}
