import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { voidInvoice } from '../../../../../domains/billing/invoice-queries.ts';
import type { Invoice } from '../../../../../domains/billing/rules.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { showRefusedFields } from '../../../../../lib/formErrors.ts';
import { formatMoney } from '../../../../../lib/money.ts';
import { sentBeforeOr } from '../../../../../lib/sentBefore.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Checkbox } from '../../../../../ui/Checkbox.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { toast } from '../../../../../ui/toast.ts';
import { ReasonField } from '../ReasonField.tsx';

type VoidInvoiceProps = { invoice: Invoice; onClose(): void };
type Values = { reason: string; rebill: boolean };

/** Asks before an invoice is voided, and says what becomes of its charges and its number. */
export function VoidInvoice({ invoice: { id, number, total }, onClose }: VoidInvoiceProps) {
  const { t } = useTranslation();
  const { mutate, isPending, variables } = useMutation(voidInvoice);
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm<Values>({ defaultValues: { reason: '', rebill: false } });
  const send = (body: Values) =>
    mutate(sentBeforeOr(variables, { params: { id }, body }), {
      onSuccess: () => {
        toast({ variant: 'success', title: t('billing.invoices.voided', { number }) });
        onClose();
      },
      onError: (error) => {
        showRefusedFields(error, { reason: 'reason' }, setError);
        toast({
          variant: 'error',
          title: t('shell.error'),
          description: reasonOf(error, t('billing.invoices.voidFailed')),
        });
      },
    });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('billing.invoices.voidTitle', { number })}
      closeLabel={t('shell.close')}
      onSubmit={handleSubmit(send)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('billing.cancel')}
          </Button>
          <Button type="submit" variant="danger" busy={isPending}>
            {t('billing.invoices.void')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Alert tone="warning">{t('billing.invoices.voidText', { amount: formatMoney(total) })}</Alert>
        <ReasonField register={(rules) => register('reason', rules)} error={errors.reason?.message} />
        <Checkbox
          label={t('billing.invoices.rebill')}
          hint={t('billing.invoices.rebillHint')}
          {...register('rebill')}
        />
      </div>
    </Dialog>
  );
}
