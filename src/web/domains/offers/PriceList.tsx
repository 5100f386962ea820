import { formatMoney } from '#web/lib/money.ts';
import { formatMonth } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import type { Price } from './rules.ts';

/** What a place costs: what comes again and again, what is charged once, and the first months. */
export function PriceList({ price: { regular, fees, months, total } }: { price: Price }) {
  const { t } = useTranslation();
  if (regular.length === 0 && fees.length === 0)
    return <p className="text-ink-soft">{t('offersFamily.price.nothing')}</p>;
  const items = [
    ...regular.map(({ plan, cadence, amount }) => ({
      term: plan,
      detail: t(`offersFamily.price.${cadence}`, { amount: formatMoney(amount) }),
    })),
    ...fees.map(({ plan, amount }) => ({
      term: plan,
      detail: t('offersFamily.price.once', { amount: formatMoney(amount) }),
    })),
    ...months.map(({ month, amount }) => ({ term: formatMonth(month.slice(0, 7)), detail: formatMoney(amount) })),
    { term: t('offersFamily.price.total'), detail: <strong>{formatMoney(total)}</strong> },
  ];
  return <DescriptionList items={items} />;
}
