import { useMutation } from '@tanstack/react-query';
import { chargePickup } from '../../../../../domains/billing/plan-queries.ts';
import type { LatePickup } from '../../../../../domains/billing/rules.ts';
import { formatMoney } from '../../../../../lib/money.ts';
import { formatDate } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { ConfirmDialog } from '../../../../../ui/ConfirmDialog.tsx';
import { useTell } from '../useTell.ts';

type ChargePickupProps = { pickup: LatePickup; open: boolean; onOpenChange(open: boolean): void };

/** Asks before the fee of a late pickup is charged. */
export function ChargePickup({ pickup, open, onOpenChange }: ChargePickupProps) {
  const { t } = useTranslation();
  const tell = useTell();
  const { mutate, isPending } = useMutation(chargePickup);
  const amount = formatMoney(pickup.fee);
  const charge = () =>
    mutate(
      { params: { id: pickup.id } },
      {
        onSuccess: () => tell.done(t('billingLate.charge.done', { amount })),
        onError: tell.failed,
        onSettled: () => onOpenChange(false),
      },
    );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('billingLate.charge.title', { amount })}
      confirmLabel={t('billingLate.charge.confirm', { amount })}
      cancelLabel={t('billingPlans.cancel')}
      busy={isPending}
      onConfirm={charge}
    >
      {t('billingLate.charge.text', {
        name: pickup.childName,
        date: formatDate(pickup.date),
        count: pickup.minutes,
      })}
    </ConfirmDialog>
  );
}
