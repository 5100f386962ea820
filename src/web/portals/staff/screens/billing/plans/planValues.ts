import type { Plan, PlanKind } from '#web/domains/billing/rules.ts';
import { lowers } from '#web/domains/billing/rules.ts';
import { centsOf, typedMoney, typedPercent } from '#web/lib/money.ts';

/** What staff say of a plan, as typed. */
export type PlanValues = {
  name: string;
  kind: PlanKind;
  cadence: 'weekly' | 'biweekly' | 'monthly' | 'day';
  /** An amount, or of a discount or subsidy a percentage. */
  amount: string;
  isPercent: boolean;
  /** '' for every day the center is open; '135' for Monday, Wednesday and Friday. */
  weekdays: string;
  isOffered: boolean;
};

export const NOTHING_SAID: PlanValues = {
  name: '',
  kind: 'tuition',
  cadence: 'weekly',
  amount: '',
  isPercent: false,
  weekdays: '',
  isOffered: false,
};

export const valuesOf = (plan: Plan): PlanValues => ({
  name: plan.name,
  kind: plan.kind,
  cadence: plan.cadence === null || plan.cadence === 'once' ? 'weekly' : plan.cadence,
  amount: plan.amount === null ? typedPercent(plan.basisPoints ?? 0) : typedMoney(plan.amount),
  isPercent: plan.amount === null,
  weekdays: (plan.weekdays ?? []).join(''),
  isOffered: plan.isOffered,
});

/** What may be changed later, too. */
export function termsOf(values: PlanValues) {
  const { kind, cadence, amount, isPercent, weekdays, isOffered } = values;
  const much = centsOf(amount) ?? 0;
  const byPercent = lowers(kind) && isPercent;
  const hasDays = kind === 'tuition' && cadence !== 'day' && weekdays !== '';
  return {
    name: values.name.trim(),
    ...(byPercent ? { basisPoints: much } : { amount: much }),
    weekdays: hasDays ? [...weekdays].map(Number) : null,
    isOffered: !lowers(kind) && isOffered,
  };
}

export const newPlanOf = (values: PlanValues) => ({
  ...termsOf(values),
  kind: values.kind,
  cadence: values.kind === 'tuition' ? values.cadence : values.kind === 'fee' ? ('once' as const) : null,
});

/** The form's fields by the names under which the server refuses them. */
export const FIELDS = ['name', 'amount', 'weekdays'] as const;
