import { clsx } from 'clsx';
import { CalendarClock, CircleAlert, CircleCheck, type LucideIcon, PiggyBank } from 'lucide-react';
import { type FamilyBilling, type Standing, standingOf } from '../../../../domains/billing/family-rules.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { useParentSession } from '../../../../lib/session.ts';
import { formatDate } from '../../../../lib/time.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Heading } from '../../../../ui/Heading.tsx';

/** How one stands, at one glance: the amount, and by when. */
export function StandingCard({ billing }: { billing: FamilyBilling }) {
  const { t } = useTranslation();
  const words = useStandingWords(billing);
  const standing = standingOf(billing);
  const { Icon, look, mark } = LOOKS[standing];
  const amount = standing === 'credit' ? -billing.balance : billing.due;
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
          {t(`paying.standing.${standing}`)}
        </Heading>
        {amount > 0 && <p className="font-semibold text-3xl tabular-nums sm:text-4xl">{formatMoney(amount)}</p>}
        <p className="mt-0.5 text-pretty text-ink-soft">{words}</p>
      </div>
    </section>
  );
}

function useStandingWords(billing: FamilyBilling): string {
  const { t } = useTranslation();
  const { center } = useParentSession();
  const { due, overdue, balance, dueOn, autopay, savedMethod } = billing;
  const standing = standingOf(billing);
  const date = dueOn === null ? '' : formatDate(dueOn);
  if (standing === 'overdue') {
    return overdue === due
      ? t('paying.standing.overdueText', { date })
      : t('paying.standing.partText', { amount: formatMoney(overdue), date });
  }
  if (standing === 'due') {
    return autopay && savedMethod !== null
      ? t('paying.standing.autopayText', { date, method: savedMethod })
      : t('paying.standing.dueText', { date });
  }
  if (standing === 'coming') return t('paying.standing.comingText', { amount: formatMoney(balance) });
  if (standing === 'nothing') return t('paying.standing.nothingText', { center: center.name });
  return t(`paying.standing.${standing}Text`);
}

const calm = { look: 'border-line bg-surface', mark: 'bg-highlight-soft text-highlight-ink' };
const good = { look: 'border-line bg-surface', mark: 'bg-success-soft text-success-ink' };
const LOOKS: Record<Standing, { Icon: LucideIcon; look: string; mark: string }> = {
  overdue: { Icon: CircleAlert, look: 'border-attention/40 bg-surface', mark: 'bg-attention-soft text-attention-ink' },
  due: { Icon: CalendarClock, ...calm },
  coming: { Icon: CalendarClock, ...calm },
  credit: { Icon: PiggyBank, ...good },
  clear: { Icon: CircleCheck, ...good },
  nothing: { Icon: CircleCheck, ...good },
};
