import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { startRun } from '#web/domains/billing/invoicing-queries.ts';
import type { InvoicePreview } from '#web/domains/billing/rules.ts';
import { mailState } from '#web/domains/mail/queries.ts';
import { formatMoney } from '#web/lib/money.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { useAction } from '#web/ui/useAction.ts';

type StartRunProps = { preview: InvoicePreview; onClose(): void; onStarted(runId: number): void };

/** Asks once more, with number and sum, before invoices are made. */
export function StartRun({ preview: { from, to, totals }, onClose, onStarted }: StartRunProps) {
  const { t } = useTranslation();
  const [isSent, setIsSent] = useState(true);
  const { run, isPending } = useAction(startRun, {
    onDone: ({ id }) => onStarted(id),
    failed: t('billingPlans.failed'),
  });
  const mail = useQuery(mailState);
  const told = mail.data?.isSetUp ? 'billingInvoices.make.sendHint' : 'billingInvoices.make.sendHintWithoutMail';
  const sentHint = isSent ? told : 'billingInvoices.make.noSendHint';
  const start = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    void run({ body: { from, to, send: isSent } });
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('billingInvoices.make.ask', { count: totals.invoices, total: formatMoney(totals.total) })}
      onSubmit={start}
      submit={t('billingInvoices.make.confirm', { count: totals.invoices })}
      busy={isPending}
    >
      <p>{t('billingInvoices.make.askText', { from: formatDate(from), to: formatDate(to) })}</p>
      <Alert tone="info" className="mt-4">
        {t('billingInvoices.make.forGood')}
      </Alert>
      <Checkbox
        className="mt-3"
        label={t('billingInvoices.make.send')}
        hint={t(sentHint)}
        checked={isSent}
        onChange={(event) => setIsSent(event.target.checked)}
      />
    </FormDialog>
  );
}
