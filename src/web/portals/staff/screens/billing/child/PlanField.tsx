import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Plan } from '#web/domains/billing/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { usePlanText } from '../usePlanText.ts';

type PlanFieldProps = UseFormRegisterReturn & { plans: readonly Plan[]; error: string | undefined };

/** Which plan or fee, by kind, each with its price. */
export function PlanField({ plans, error, ...field }: PlanFieldProps) {
  const { t } = useTranslation();
  const text = usePlanText();
  return (
    <Field label={t('billingPlans.enroll.plan')} required error={error}>
      <Select placeholder={t('billingPlans.enroll.choose')} {...field}>
        {KINDS.map((kind) => {
          const ofKind = plans.filter((one) => one.kind === kind);
          return (
            ofKind.length > 0 && (
              <optgroup key={kind} label={t(`billingPlans.kinds.${kind}`)}>
                {ofKind.map((one) => (
                  <option key={one.id} value={one.id}>
                    {t('billingPlans.enroll.option', { name: one.name, price: text.price(one) })}
                  </option>
                ))}
              </optgroup>
            )
          );
        })}
      </Select>
    </Field>
  );
}

const KINDS = ['tuition', 'fee', 'discount', 'subsidy'] as const;
