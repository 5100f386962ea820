import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { invoiceAccount } from '#web/domains/billing/account-queries.ts';
import type { AccountDetail } from '#web/domains/billing/account-rules.ts';
import { mailState } from '#web/domains/mail/queries.ts';
import { formatMoney } from '#web/lib/money.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { useAction } from '#web/ui/useAction.ts';

/** Asks before what waits for the next invoice is invoiced at once. */
export function InvoiceNow({ account, onClose }: { account: AccountDetail; onClose(): void }) {
  const { t } = useTranslation();
  const mail = useQuery(mailState);
  const isAgency = account.kind === 'agency';
  const [send, setSend] = useState(true);
  const { run, isPending } = useAction(invoiceAccount, {
    done: ({ number }) => t('billing.invoiceNow.done', { number }),
    onDone: onClose,
    failed: t('billing.bookFailed'),
  });
  const confirm = () => run({ params: { id: account.id }, body: { send } });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('billing.invoiceNow.title')}
      confirmLabel={t('billing.invoiceNow.confirm')}
      cancelLabel={t('billing.cancel')}
      busy={isPending}
      onConfirm={confirm}
    >
      <p>{t('billing.invoiceNow.text', { amount: formatMoney(account.uninvoiced) })}</p>
      <div className="mt-3">
        {isAgency && mail.data?.isSetUp === false ? (
          <Alert tone="warning">{t('billing.invoiceNow.noMail')}</Alert>
        ) : (
          <Checkbox
            label={t(mail.data?.isSetUp ? 'billing.invoiceNow.send' : 'billing.invoiceNow.tellInPortal')}
            checked={send}
            onChange={({ target }) => setSend(target.checked)}
          />
        )}
      </div>
    </ConfirmDialog>
  );
}
