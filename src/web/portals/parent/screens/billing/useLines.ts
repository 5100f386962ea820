import type { Choice, Instructions } from '#web/domains/billing/family-rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

export interface Line {
  readonly label: string;
  readonly amount: number;
}

type Offer = Pick<Instructions, 'plans' | 'registrationFee'> & { readonly due: number };

/** What a choice comes to, line by line. */
export function useLines({ due, plans, registrationFee }: Offer): (choice: Choice) => readonly Line[] {
  const { t } = useTranslation();
  return (choice) => {
    if ('due' in choice) return [{ label: t('billingFamily.checkout.due'), amount: due }];
    const plan = plans.find(({ id }) => id === choice.planId);
    const tuition = plan ? [{ label: plan.name, amount: plan.amount }] : [];
    if (!choice.includeRegistrationFee || registrationFee === null) return tuition;
    return [...tuition, { label: t('billingFamily.checkout.feeLine'), amount: registrationFee }];
  };
}

export const totalOf = (lines: readonly Line[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);
