import type { Choice, FamilyBilling, Instructions } from '../../../../domains/billing/family-rules.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { formatDate } from '../../../../lib/time.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { RadioCards } from '../../../../ui/RadioCards.tsx';
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
      <Field group hideLabel label={t('paying.checkout.what')} error={error}>
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
          label={t('paying.checkout.fee')}
          hint={t('paying.checkout.feeHint', { amount: formatMoney(offer.registrationFee) })}
          checked={includesFee}
          onChange={({ target }) => onChange({ ...choice, includeRegistrationFee: target.checked })}
        />
      )}
    </>
  );
}

function useDueOption({ due, overdue, dueOn }: FamilyBilling) {
  const { t } = useTranslation();
  const words = { amount: formatMoney(due), date: dueOn === null ? '' : formatDate(dueOn) };
  const hint = overdue > 0 ? t('paying.checkout.dueSince', words) : t('paying.checkout.dueBy', words);
  return { value: 'due', label: t('paying.checkout.due'), hint };
}
