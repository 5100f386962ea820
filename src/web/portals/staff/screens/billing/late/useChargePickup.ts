import { chargePickup } from '#web/domains/billing/plan-queries.ts';
import type { LatePickup } from '#web/domains/billing/rules.ts';
import { formatDuration } from '#web/lib/duration.ts';
import { formatMoney } from '#web/lib/money.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { confirmFirst } from '#web/ui/confirm.ts';
import { useAction } from '#web/ui/useAction.ts';

/** Asks before the fee of a late pickup is charged. */
export function useChargePickup() {
  const { t } = useTranslation();
  const { run } = useAction(chargePickup, {
    done: ({ fee }) => t('billingLatePickups.charge.done', { amount: formatMoney(fee) }),
    failed: t('billingPlans.failed'),
  });
  return ({ id, fee, childName, date, minutes }: LatePickup) => {
    const amount = formatMoney(fee);
    confirmFirst({
      title: t('billingLatePickups.charge.title', { amount }),
      text: t('billingLatePickups.charge.text', {
        name: childName,
        date: formatDate(date),
        duration: formatDuration(minutes),
      }),
      label: t('billingLatePickups.charge.confirm', { amount }),
      act: () => run({ params: { id } }),
    });
  };
}
