import { useForm } from 'react-hook-form';
import type { YearEndRow } from '#web/domains/billing/rules.ts';
import { download } from '#web/lib/download.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { useAction } from '#web/ui/useAction.ts';

type ReceiptDialogProps = { row: YearEndRow; year: number; onClose(): void };
type Values = { from: string; to: string };

/** A receipt for a flexible spending account, of care given and paid in any days. */
export function ReceiptDialog({ row: { accountId, accountName }, year, onClose }: ReceiptDialogProps) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const end = `${year}-12-31`;
  const { run, isPending } = useAction(
    {
      mutationFn: (query: Values) =>
        download('GET /api/billing/accounts/:id/receipt', { params: { id: accountId }, query }),
    },
    { failed: t('billingPlans.failed'), onDone: onClose },
  );
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: { from: `${year}-01-01`, to: end < today ? end : today },
  });
  const { errors } = formState;
  return (
    <FormDialog
      onClose={onClose}
      title={t('billingYearEnd.receipt.title')}
      description={accountName}
      onSubmit={handleSubmit((values) => run(values))}
      submit={t('billingInvoices.detail.pdf')}
      busy={isPending}
    >
      <p className="text-ink-soft">{t('billingYearEnd.receipt.text')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('common.firstDay')} required error={errors.from?.message}>
          <DateInput {...register('from', { required: t('billingPlans.enroll.dateRequired') })} />
        </Field>
        <Field label={t('common.lastDay')} required error={errors.to?.message}>
          <DateInput
            {...register('to', {
              required: t('billingPlans.enroll.dateRequired'),
              validate: (to, { from }) => to >= from || t('billingYearEnd.receipt.order'),
            })}
          />
        </Field>
      </div>
    </FormDialog>
  );
}
