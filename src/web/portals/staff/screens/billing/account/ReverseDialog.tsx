import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { reverseBooking } from '../../../../../domains/billing/account-queries.ts';
import type { Booking } from '../../../../../domains/billing/account-rules.ts';
import { formatMoney } from '../../../../../lib/money.ts';
import { sentBeforeOr } from '../../../../../lib/sentBefore.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { ReasonField } from '../ReasonField.tsx';
import { useBooked } from './useBooked.ts';

type ReverseDialogProps = { booking: Booking; onClose(): void };
type Values = { reason: string };

/** Asks before a booking is taken back, and says what that does to the balance. */
export function ReverseDialog({ booking, onClose }: ReverseDialogProps) {
  const { t } = useTranslation();
  const { mutate, isPending, variables } = useMutation(reverseBooking);
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm<Values>({ defaultValues: { reason: '' } });
  const answers = useBooked(t('billing.reverse.done'), { onClose, fields: { reason: 'reason' }, setError });
  const { id, kind, amount, description } = booking;
  const what = description || t(`billing.kinds.${kind}`);

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={t('billing.reverse.title', { what, amount: formatMoney(Math.abs(amount)) })}
      closeLabel={t('shell.close')}
      onSubmit={handleSubmit((values) =>
        mutate(sentBeforeOr(variables, { params: { id }, body: { reason: values.reason } }), answers),
      )}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('billing.cancel')}
          </Button>
          <Button type="submit" variant="danger" busy={isPending}>
            {t('billing.reverse.confirm')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Alert tone="warning">
          {t(amount > 0 ? 'billing.reverse.lowers' : 'billing.reverse.raises', {
            amount: formatMoney(Math.abs(amount)),
          })}
        </Alert>
        <ReasonField register={(rules) => register('reason', rules)} error={errors.reason?.message} />
      </div>
    </Dialog>
  );
}
