import { creditClosures } from '#web/domains/billing/plan-queries.ts';
import type { ClosedDay } from '#web/domains/billing/rules.ts';
import { formatMoney } from '#web/lib/money.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { confirmFirst } from '#web/ui/confirm.ts';
import { useAction } from '#web/ui/useAction.ts';

/** Asks before a closed day is credited to every family: it cannot be taken back in one go. */
export function useCreditClosure() {
  const { t } = useTranslation();
  const { run } = useAction(creditClosures, {
    done: ({ credits, credited }) => ({
      title: t('billingLatePickups.closures.done'),
      description: t('billingLatePickups.closures.result', { count: credits, amount: formatMoney(credited) }),
    }),
    failed: t('billingPlans.failed'),
  });
  return ({ date }: ClosedDay) =>
    confirmFirst({
      title: t('billingLatePickups.closures.ask', { date: formatDate(date, 'full') }),
      text: (
        <>
          <p>{t('billingLatePickups.closures.askText')}</p>
          <p className="mt-2">{t('billingLatePickups.closures.askForGood')}</p>
        </>
      ),
      label: t('billingLatePickups.closures.confirm'),
      act: () => run({ body: { from: date, to: date } }),
    });
}
