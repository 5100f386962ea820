import { type ChildBilling, type Share, splitOn } from '#web/domains/billing/rules.ts';
import { formatMoney, formatPercent } from '#web/lib/money.ts';
import { formatDate, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

/** Who pays which part now, and from a later day on. */
export function Payers({ child }: { child: ChildBilling }) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const now = splitOn(child.splits, today);
  const [firstGuardian] = child.guardians;
  const later = child.splits.filter(({ from }) => from > today).toReversed();
  return (
    <div className="flex flex-col gap-3">
      {now ? (
        <Shares shares={now.shares} />
      ) : (
        later.length === 0 && (
          <p className="text-ink-soft">
            {firstGuardian
              ? t('billingPlans.split.firstPays', { name: firstGuardian.name })
              : t('billingPlans.split.nobody')}
          </p>
        )
      )}
      {later.map(({ from, shares }) => (
        <div key={from}>
          <p className="mb-1 text-ink-soft text-sm">{t('billingPlans.split.from', { date: formatDate(from) })}</p>
          <Shares shares={shares} />
        </div>
      ))}
    </div>
  );
}

function Shares({ shares }: { shares: readonly Share[] }) {
  const { t } = useTranslation();
  return (
    <ul className="flex flex-col divide-y divide-line rounded-md border border-line">
      {shares.map(({ accountId, accountName, basisPoints, amount }) => (
        <li key={accountId} className="flex flex-wrap justify-between gap-x-4 px-4 py-2.5">
          <span className="wrap-anywhere font-medium">{accountName}</span>
          <span className="text-ink-soft tabular-nums">
            {amount !== null
              ? t('billingPlans.split.fixed', { amount: formatMoney(amount) })
              : formatPercent(basisPoints ?? 0)}
          </span>
        </li>
      ))}
    </ul>
  );
}
