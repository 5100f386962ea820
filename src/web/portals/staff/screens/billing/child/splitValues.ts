import { type ChildBilling, splitOn, WHOLE } from '#web/domains/billing/rules.ts';
import { centsOf, typedMoney, typedPercent } from '#web/lib/money.ts';

/** One who may pay, as typed. `key` is `account 3` or, before there is an account, `guardian 5`. */
export type ShareValues = { key: string; name: string; way: 'none' | 'percent' | 'amount'; much: string };

/** Everybody who may pay for a child: its guardians and who pays now; with the parts that hold on a day. */
export function sharesFor(child: ChildBilling, date: string): ShareValues[] {
  const now = splitOn(child.splits, date) ?? child.splits.at(-1);
  const known = (now?.shares ?? []).map(
    ({ accountId, accountName, amount, basisPoints }): ShareValues => ({
      key: `account ${accountId}`,
      name: accountName,
      way: amount === null ? 'percent' : 'amount',
      much: amount === null ? typedPercent(basisPoints ?? 0) : typedMoney(amount),
    }),
  );
  const others = child.guardians
    .map(({ guardianId, accountId, name }) => ({
      key: accountId === null ? `guardian ${guardianId}` : `account ${accountId}`,
      name,
    }))
    .filter(({ key }) => !known.some((one) => one.key === key))
    .map(
      (one, place): ShareValues =>
        known.length === 0 && place === 0
          ? { ...one, way: 'percent', much: typedPercent(WHOLE) }
          : { ...one, way: 'none', much: '' },
    );
  return [...known, ...others];
}

/** What the percentages make together, in basis points. */
export const percentTogether = (shares: readonly ShareValues[]): number =>
  shares.reduce((sum, { way, much }) => sum + (way === 'percent' ? (centsOf(much) ?? 0) : 0), 0);

/** Who pays which share, as the server takes it. */
export const sharesBody = (shares: readonly ShareValues[]) =>
  shares
    .filter(({ way }) => way !== 'none')
    .map(({ key, way, much }) => {
      const [kind, id] = key.split(' ');
      const part = centsOf(much) ?? 0;
      return {
        ...(kind === 'guardian' ? { guardianId: Number(id) } : { accountId: Number(id) }),
        ...(way === 'percent' ? { basisPoints: part } : { amount: part }),
      };
    });
