import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { YearEndRow } from '../../../../../domains/billing/rules.ts';
import { download } from '../../../../../lib/download.ts';
import { useCenterToday } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { DateInput } from '../../../../../ui/DateInput.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { Field } from '../../../../../ui/Field.tsx';
import { useTell } from '../useTell.ts';

type ReceiptDialogProps = { row: YearEndRow; year: number; onClose(): void };
type Values = { from: string; to: string };

/** A receipt for a flexible spending account, of care given and paid in any days. */
export function ReceiptDialog({ row: { accountId, accountName }, year, onClose }: ReceiptDialogProps) {
  const { t } = useTranslation();
  const tell = useTell();
  const today = useCenterToday();
  const end = `${year}-12-31`;
  const { mutate, isPending } = useMutation({
    mutationFn: (query: Values) =>
      download('GET /api/billing/accounts/:id/receipt', { params: { id: accountId }, query }),
  });
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm<Values>({ defaultValues: { from: `${year}-01-01`, to: end < today ? end : today } });
  const save = (values: Values) => mutate(values, { onSuccess: onClose, onError: tell.failed });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('billingYear.receipt.title')}
      description={accountName}
      closeLabel={t('shell.close')}
      onSubmit={handleSubmit(save)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('billingPlans.cancel')}
          </Button>
          <Button type="submit" busy={isPending}>
            {t('billingYear.receipt.save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p className="text-ink-soft">{t('billingYear.receipt.text')}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('billingInvoices.make.from')} required error={errors.from?.message}>
            <DateInput {...register('from', { required: t('billingPlans.enroll.dateRequired') })} />
          </Field>
          <Field label={t('billingInvoices.make.to')} required error={errors.to?.message}>
            <DateInput
              {...register('to', {
                required: t('billingPlans.enroll.dateRequired'),
                validate: (to, { from }) => to >= from || t('billingYear.receipt.order'),
              })}
            />
          </Field>
        </div>
      </div>
    </Dialog>
  );
}
