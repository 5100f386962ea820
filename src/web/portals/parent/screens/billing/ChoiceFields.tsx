import type { Choice, FamilyBilling, Instructions } from '#web/domains/billing/family-rules.ts';
import { formatMoney } from '#web/lib/money.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { usePrice } from './usePrice.ts';

type ChoiceFieldsProps = {
  billing: FamilyBilling;
  offer: Instructions;
  choice: Choice | null;
  error: string | undefined;
  onChange(choice: Choice): void;
};

/** What is due, or one of the plans, with the fee for a new child. */
export function ChoiceFields({ billing, offer, choice, error, onChange }: ChoiceFieldsProps) {
  const { t } = useTranslation();
  const price = usePrice();
  const includesFee = choice !== null && 'planId' in choice && choice.includeRegistrationFee;
  const due = useDueOption(billing);
  const options = [
    ...(billing.due > 0 ? [due] : []),
    ...offer.plans.map((plan) => ({ value: String(plan.id), label: plan.name, hint: price(plan) })),
  ];
  const choose = (value: string) =>
    onChange(value === 'due' ? { due: true } : { planId: Number(value), includeRegistrationFee: includesFee });
  return (
    <>
      <Field group hideLabel label={t('billingFamily.checkout.what')} error={error}>
        <RadioCards
          name="what"
          options={options}
          value={choice === null ? null : 'due' in choice ? 'due' : String(choice.planId)}
          onChange={choose}
        />
      </Field>
      {choice !== null && 'planId' in choice && offer.registrationFee !== null && (
        <Checkbox
          className="mt-3"
          label={t('billingFamily.checkout.fee')}
          hint={t('billingFamily.checkout.feeHint', { amount: formatMoney(offer.registrationFee) })}
          checked={includesFee}
          onChange={({ target }) => onChange({ ...choice, includeRegistrationFee: target.checked })}
        />
      )}
    </>
  );
}

function useDueOption({ due, overdue, dueOn }: FamilyBilling) {
  const { t } = useTranslation();
  const values = { amount: formatMoney(due), date: dueOn === null ? '' : formatDate(dueOn) };
  const hint = overdue > 0 ? t('billingFamily.checkout.dueSince', values) : t('billingFamily.checkout.dueBy', values);
  return { value: 'due', label: t('billingFamily.checkout.due'), hint };
}
