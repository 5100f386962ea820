import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { invoiceAccount } from '../../../../../domains/billing/account-queries.ts';
import type { AccountDetail } from '../../../../../domains/billing/account-rules.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { formatMoney } from '../../../../../lib/money.ts';
import { sentBeforeOr } from '../../../../../lib/sentBefore.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Checkbox } from '../../../../../ui/Checkbox.tsx';
import { ConfirmDialog } from '../../../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../../../ui/toast.ts';

/** Asks before what waits for the next invoice is invoiced at once. */
export function InvoiceNow({ account, onClose }: { account: AccountDetail; onClose(): void }) {
  const { t } = useTranslation();
  const [send, setSend] = useState(true);
  const { mutate, isPending, variables } = useMutation(invoiceAccount);
  const confirm = () =>
    mutate(sentBeforeOr(variables, { params: { id: account.id }, body: { send } }), {
      onSuccess: ({ number }) => {
        toast({ variant: 'success', title: t('billing.invoiceNow.done', { number }) });
        onClose();
      },
      onError: (error) =>
        toast({ variant: 'error', title: t('shell.error'), description: reasonOf(error, t('billing.bookFailed')) }),
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('billing.invoiceNow.title')}
      confirmLabel={t('billing.invoiceNow.confirm')}
      cancelLabel={t('billing.cancel')}
      busy={isPending}
      onConfirm={confirm}
    >
      <p>{t('billing.invoiceNow.text', { amount: formatMoney(account.uninvoiced) })}</p>
      <div className="mt-3">
        <Checkbox
          label={t('billing.invoiceNow.send')}
          checked={send}
          onChange={({ target }) => setSend(target.checked)}
        />
      </div>
    </ConfirmDialog>
  );
}
