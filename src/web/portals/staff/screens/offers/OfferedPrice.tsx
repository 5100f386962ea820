import { useQuery } from '@tanstack/react-query';
import { PriceList } from '#web/domains/offers/PriceList.tsx';
import { offerPrice } from '#web/domains/offers/queries.ts';
import type { OfferChoices } from '#web/domains/offers/rules.ts';
import { formatMoney } from '#web/lib/money.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';

type OfferedPriceProps = {
  asked: { from: string; slots: string } | null;
  plans: OfferChoices['plans'];
  planIds: readonly number[];
  problem: string | undefined;
  onChange(ids: readonly number[]): void;
};

/** On which plans the child will be, and what that costs. */
export function OfferedPrice({ asked, plans, planIds, problem, onChange }: OfferedPriceProps) {
  const { t } = useTranslation();
  const isAsked = asked !== null && planIds.length > 0;
  const read = useQuery({
    ...offerPrice({ from: asked?.from ?? '', slots: asked?.slots ?? '', plans: planIds.join(',') }),
    enabled: isAsked,
    retry: false,
    placeholderData: (before) => before,
  });
  const costs = (plan: OfferChoices['plans'][number]) =>
    plan.amount !== null &&
    plan.cadence !== null &&
    t(`offersFamily.price.${plan.cadence}`, { amount: formatMoney(plan.amount) });
  return (
    <Card title={t('offers.place.price')} description={t('offers.place.priceText')}>
      {problem && <Alert tone="error">{problem}</Alert>}
      {plans.length === 0 && <p className="text-ink-soft">{t('offers.place.noPlans')}</p>}
      {plans.map((plan) => (
        <Checkbox
          key={plan.id}
          label={<span className="wrap-anywhere">{plan.name}</span>}
          hint={costs(plan) || undefined}
          checked={planIds.includes(plan.id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...planIds, plan.id] : planIds.filter((id) => id !== plan.id))
          }
        />
      ))}
      <div aria-live="polite" className="mt-3">
        {isAsked && <LoadFailed read={read} failed={t('offers.place.priceFailed')} />}
        {isAsked && read.data && <PriceList price={read.data} />}
      </div>
    </Card>
  );
}
