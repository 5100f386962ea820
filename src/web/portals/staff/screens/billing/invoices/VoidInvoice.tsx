import { useForm } from 'react-hook-form';
import { voidInvoice } from '#web/domains/billing/invoice-queries.ts';
import type { Invoice } from '#web/domains/billing/rules.ts';
import { formatMoney } from '#web/lib/money.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { ReasonField } from '../ReasonField.tsx';

type Values = { reason: string; rebill: boolean };

/** Asks before an invoice is voided, and says what becomes of its charges and its number. */
export function VoidInvoice({ invoice, ...opened }: Opened & { invoice: Invoice }) {
  const { t } = useTranslation();
  const { id, number, total } = invoice;
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { reason: '', rebill: false },
  });
  const { errors } = formState;
  const { run, isPending } = useAction(voidInvoice, {
    done: t('billing.invoices.voided', { number }),
    onDone: opened.onClose,
    failed: t('billing.invoices.voidFailed'),
    fields: ['reason'],
    setError,
  });
  const send = (body: Values) => run({ params: { id }, body });
  return (
    <FormDialog
      {...opened}
      title={t('billing.invoices.voidTitle', { number })}
      onSubmit={handleSubmit(send)}
      submit={t('billing.invoices.void')}
      busy={isPending}
      danger
    >
      <Alert tone="warning">{t('billing.invoices.voidText', { amount: formatMoney(total) })}</Alert>
      <ReasonField register={(rules) => register('reason', rules)} error={errors.reason?.message} />
      <Checkbox label={t('billing.invoices.rebill')} hint={t('billing.invoices.rebillHint')} {...register('rebill')} />
    </FormDialog>
  );
}
