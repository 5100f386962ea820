import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { startRun } from '../../../../../domains/billing/invoicing-queries.ts';
import type { InvoicePreview } from '../../../../../domains/billing/rules.ts';
import { formatMoney } from '../../../../../lib/money.ts';
import { formatDate } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Checkbox } from '../../../../../ui/Checkbox.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { useTell } from '../useTell.ts';

type StartRunProps = { preview: InvoicePreview; onClose(): void; onStarted(runId: number): void };

/** Asks once more, with number and sum, before invoices are made. */
export function StartRun({ preview: { from, to, totals }, onClose, onStarted }: StartRunProps) {
  const { t } = useTranslation();
  const tell = useTell();
  const [isSent, setIsSent] = useState(true);
  const { mutate, isPending } = useMutation(startRun);
  const start = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    mutate({ body: { from, to, send: isSent } }, { onSuccess: ({ id }) => onStarted(id), onError: tell.failed });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('billingInvoices.make.ask', { count: totals.invoices, total: formatMoney(totals.total) })}
      closeLabel={t('shell.close')}
      onSubmit={start}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('billingPlans.cancel')}
          </Button>
          <Button type="submit" busy={isPending}>
            {t('billingInvoices.make.confirm', { count: totals.invoices })}
          </Button>
        </>
      }
    >
      <p>{t('billingInvoices.make.askText', { from: formatDate(from), to: formatDate(to) })}</p>
      <Alert tone="info" className="mt-4">
        {t('billingInvoices.make.forGood')}
      </Alert>
      <Checkbox
        className="mt-3"
        label={t('billingInvoices.make.send')}
        hint={t(isSent ? 'billingInvoices.make.sendHint' : 'billingInvoices.make.noSendHint')}
        checked={isSent}
        onChange={(event) => setIsSent(event.target.checked)}
      />
    </Dialog>
  );
}
