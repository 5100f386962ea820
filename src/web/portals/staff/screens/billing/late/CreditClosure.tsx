import { useMutation } from '@tanstack/react-query';
import { creditClosures } from '../../../../../domains/billing/plan-queries.ts';
import type { ClosedDay } from '../../../../../domains/billing/rules.ts';
import { formatMoney } from '../../../../../lib/money.ts';
import { formatDate } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { ConfirmDialog } from '../../../../../ui/ConfirmDialog.tsx';
import { useTell } from '../useTell.ts';

type CreditClosureProps = { day: ClosedDay; open: boolean; onOpenChange(open: boolean): void };

/** Asks before a closed day is credited to every family: it cannot be taken back in one go. */
export function CreditClosure({ day, open, onOpenChange }: CreditClosureProps) {
  const { t } = useTranslation();
  const tell = useTell();
  const { mutate, isPending } = useMutation(creditClosures);
  const date = formatDate(day.date, 'full');
  const credit = () =>
    mutate(
      { body: { from: day.date, to: day.date } },
      {
        onSuccess: ({ credits, credited }) =>
          tell.done(
            t('billingLate.closures.done'),
            t('billingLate.closures.result', { count: credits, amount: formatMoney(credited) }),
          ),
        onError: tell.failed,
        onSettled: () => onOpenChange(false),
      },
    );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('billingLate.closures.ask', { date })}
      confirmLabel={t('billingLate.closures.confirm')}
      cancelLabel={t('billingPlans.cancel')}
      busy={isPending}
      onConfirm={credit}
    >
      <p>{t('billingLate.closures.askText')}</p>
      <p className="mt-2">{t('billingLate.closures.askForGood')}</p>
    </ConfirmDialog>
  );
}
