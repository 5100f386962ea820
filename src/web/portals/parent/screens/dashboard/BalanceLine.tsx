import { ChevronRight, CreditCard } from 'lucide-react';
import { Link } from 'react-router';
import type { ReplyOf } from '#web/lib/api.ts';
import { formatMoney } from '#web/lib/money.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { addressOf } from './views.ts';

type BalanceLineProps = { balance: ReplyOf<'GET /api/parent/billing/balance'> | undefined; child: string };

/** Says quietly that something is to be paid, and where; nothing when nothing is. */
export function BalanceLine({ balance, child }: BalanceLineProps) {
  const { t } = useTranslation();
  if (!balance?.dueOn) return null;
  const { due, overdue, dueOn } = balance;
  const values = { amount: formatMoney(overdue || due), date: formatDate(dueOn) };
  return (
    <Link
      to={addressOf('billing', child)}
      className="flex items-center gap-3.5 rounded-lg border border-line bg-surface px-4 py-3.5 shadow-card hover:bg-sunken"
    >
      <CreditCard className="size-5.5 text-highlight-ink" />
      <span className="min-w-0 flex-1 font-medium">
        {t(overdue ? 'familyDay.balance.overdue' : 'familyDay.balance.due', values)}
      </span>
      <ChevronRight className="size-4.5 text-ink-faint" />
    </Link>
  );
}
