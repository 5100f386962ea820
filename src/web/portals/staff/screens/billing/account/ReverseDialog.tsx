import { useForm } from 'react-hook-form';
import { reverseBooking } from '#web/domains/billing/account-queries.ts';
import type { Booking } from '#web/domains/billing/account-rules.ts';
import { formatMoney } from '#web/lib/money.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { ReasonField } from '../ReasonField.tsx';
import { useBooked } from './useBooked.ts';

type ReverseDialogProps = { booking: Booking; onClose(): void };
type Values = { reason: string };

/** Asks before a booking is taken back, and says what that does to the balance. */
export function ReverseDialog({ booking, onClose }: ReverseDialogProps) {
  const { t } = useTranslation();
  const { register, handleSubmit, setError, formState } = useForm<Values>({ defaultValues: { reason: '' } });
  const { errors } = formState;
  const booked = useBooked(t('billing.reverse.done'), { onClose, fields: ['reason'], setError });
  const { run, isPending } = useAction(reverseBooking, booked);
  const { id, kind, amount, description } = booking;
  const what = description || t(`billing.kinds.${kind}`);

  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title={t('billing.reverse.title', { what, amount: formatMoney(Math.abs(amount)) })}
      onSubmit={handleSubmit(({ reason }) => run({ params: { id }, body: { reason } }))}
      submit={t('billing.reverse.confirm')}
      busy={isPending}
      danger
    >
      <Alert tone="warning">
        {t(amount > 0 ? 'billing.reverse.lowers' : 'billing.reverse.raises', {
          amount: formatMoney(Math.abs(amount)),
        })}
      </Alert>
      <ReasonField register={(rules) => register('reason', rules)} error={errors.reason?.message} />
    </FormDialog>
  );
}
