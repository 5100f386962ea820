import type { Instructions } from '../../../../domains/billing/family-rules.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';

type Priced = Pick<Instructions['plans'][number], 'cadence' | 'amount'>;

/** '$350.00 per week' */
export function usePrice(): (plan: Priced) => string {
  const { t } = useTranslation();
  return ({ cadence, amount }) => t(`paying.per.${cadence}`, { amount: formatMoney(amount) });
}
