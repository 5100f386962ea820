import type { Instructions } from '#web/domains/billing/family-rules.ts';
import { formatMoney } from '#web/lib/money.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

type Priced = Pick<Instructions['plans'][number], 'cadence' | 'amount'>;

/** '$350.00 per week' */
export function usePrice(): (plan: Priced) => string {
  const { t } = useTranslation();
  return ({ cadence, amount }) => t(`billingFamily.per.${cadence}`, { amount: formatMoney(amount) });
}
