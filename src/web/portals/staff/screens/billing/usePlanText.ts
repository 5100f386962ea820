import type { Plan } from '#web/domains/billing/rules.ts';
import { formatMoney, formatPercent } from '#web/lib/money.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useWeekdayNames } from '#web/lib/useWeekdayNames.ts';

type Priced = Pick<Plan, 'kind' | 'cadence' | 'amount' | 'basisPoints'>;

/** Says in words what a plan costs or takes off, and on which days. */
export function usePlanText() {
  const { t, i18n } = useTranslation();
  const weekday = useWeekdayNames();
  const list = new Intl.ListFormat(i18n.language, { style: 'short', type: 'conjunction' });
  return {
    price: ({ kind, cadence, amount, basisPoints }: Priced): string => {
      const much = amount === null ? formatPercent(basisPoints ?? 0) : formatMoney(amount);
      if (kind === 'tuition' && cadence !== null) return t(`billingPlans.price.${cadence}`, { amount: much });
      if (kind === 'fee') return t('billingPlans.price.once', { amount: much });
      const way = amount === null ? 'percent' : 'amount';
      return t(`billingPlans.price.${kind === 'discount' ? 'discount' : 'subsidy'}.${way}`, { amount: much });
    },
    /** 'Mon, Wed and Fri'. */
    days: (weekdays: readonly number[]): string => list.format(weekdays.map((day) => weekday(day, 'short'))),
  };
}
