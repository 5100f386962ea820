import { clsx } from 'clsx';
import { CalendarClock, CircleAlert, CircleCheck, type LucideIcon, PiggyBank } from 'lucide-react';
import { type AccountStatus, accountStatusOf, type FamilyBilling } from '#web/domains/billing/family-rules.ts';
import { formatMoney } from '#web/lib/money.ts';
import { useParentSession } from '#web/lib/session.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Heading } from '#web/ui/Heading.tsx';

/** How one stands, at one glance: the amount, and by when. */
export function AccountStatusCard({ billing }: { billing: FamilyBilling }) {
  const { t } = useTranslation();
  const text = useAccountStatusText(billing);
  const status = accountStatusOf(billing);
  const { Icon, look, mark } = LOOKS[status];
  const amount = status === 'credit' ? -billing.balance : billing.due;
  return (
    <section className={clsx('flex items-center gap-4 rounded-xl border p-5 shadow-card sm:gap-5 sm:p-6', look)}>
      <span
        aria-hidden="true"
        className={clsx('grid size-13 shrink-0 place-content-center rounded-full sm:size-15', mark)}
      >
        <Icon className="size-6.5 sm:size-7.5" />
      </span>
      <div className="min-w-0">
        <Heading level={2} size="small" className={clsx(amount > 0 && 'font-medium! text-base! text-ink-soft')}>
          {t(`billingFamily.accountStatus.${status}`)}
        </Heading>
        {amount > 0 && <p className="font-semibold text-3xl tabular-nums sm:text-4xl">{formatMoney(amount)}</p>}
        <p className="mt-0.5 text-pretty text-ink-soft">{text}</p>
      </div>
    </section>
  );
}

function useAccountStatusText(billing: FamilyBilling): string {
  const { t } = useTranslation();
  const { center } = useParentSession();
  const { due, overdue, balance, dueOn, autopay, savedMethod } = billing;
  const status = accountStatusOf(billing);
  const date = dueOn === null ? '' : formatDate(dueOn);
  if (status === 'overdue') {
    return overdue === due
      ? t('billingFamily.accountStatus.overdueText', { date })
      : t('billingFamily.accountStatus.partText', { amount: formatMoney(overdue), date });
  }
  if (status === 'due') {
    return autopay && savedMethod !== null
      ? t('billingFamily.accountStatus.autopayText', { date, method: savedMethod })
      : t('billingFamily.accountStatus.dueText', { date });
  }
  if (status === 'coming') return t('billingFamily.accountStatus.comingText', { amount: formatMoney(balance) });
  if (status === 'nothing') return t('billingFamily.accountStatus.nothingText', { center: center.name });
  return t(`billingFamily.accountStatus.${status}Text`);
}

const calm = { look: 'border-line bg-surface', mark: 'bg-highlight-soft text-highlight-ink' };
const good = { look: 'border-line bg-surface', mark: 'bg-success-soft text-success-ink' };
const LOOKS: Record<AccountStatus, { Icon: LucideIcon; look: string; mark: string }> = {
  overdue: { Icon: CircleAlert, look: 'border-attention/40 bg-surface', mark: 'bg-attention-soft text-attention-ink' },
  due: { Icon: CalendarClock, ...calm },
  coming: { Icon: CalendarClock, ...calm },
  credit: { Icon: PiggyBank, ...good },
  clear: { Icon: CircleCheck, ...good },
  nothing: { Icon: CircleCheck, ...good },
};
