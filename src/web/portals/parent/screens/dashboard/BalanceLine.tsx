import { ChevronRight, CreditCard } from 'lucide-react';
import { Link } from 'react-router';
import type { ReplyOf } from '../../../../lib/api.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { formatDate } from '../../../../lib/time.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { addressOf } from './views.ts';

type BalanceLineProps = { balance: ReplyOf<'GET /api/parent/billing/balance'> | undefined; child: string };

/** Says quietly that something is to be paid, and where; nothing when nothing is. */
export function BalanceLine({ balance, child }: BalanceLineProps) {
  const { t } = useTranslation();
  if (!balance?.dueOn) return null;
  const { due, overdue, dueOn } = balance;
  const words = { amount: formatMoney(overdue || due), date: formatDate(dueOn) };
  return (
    <Link
      to={addressOf('billing', child)}
      className="flex items-center gap-3.5 rounded-lg border border-line bg-surface px-4 py-3.5 shadow-card hover:bg-sunken"
    >
      <CreditCard className="size-5.5 text-highlight-ink" aria-hidden="true" />
      <span className="min-w-0 flex-1 font-medium">
        {t(overdue ? 'portal.balance.overdue' : 'portal.balance.due', words)}
      </span>
      <ChevronRight className="size-4.5 text-ink-faint" aria-hidden="true" />
    </Link>
  );
}
