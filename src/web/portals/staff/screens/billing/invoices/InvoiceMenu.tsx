import { Ban, BellRing, FileDown, Mail } from 'lucide-react';
import { remindOfInvoice, sendInvoice } from '#web/domains/billing/invoice-queries.ts';
import type { Invoice } from '#web/domains/billing/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { MenuItem } from '#web/ui/Menu.tsx';
import { MoreMenu } from '#web/ui/MoreMenu.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { useDialog } from '#web/ui/useDialog.tsx';
import { useSavedFile } from '../useSavedFile.ts';
import { VoidInvoice } from './VoidInvoice.tsx';

/** An invoice's paper, its mails, and its end. */
export function InvoiceMenu({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const save = useSavedFile();
  const failed = t('billing.invoices.failed');
  const voiding = useDialog();
  const { id, number, accountName, status, open } = invoice;
  const values = { number, name: accountName };
  const sending = useAction(sendInvoice, { done: t('billing.invoices.sent', values), failed });
  const reminding = useAction(remindOfInvoice, { done: t('billing.invoices.reminded', values), failed });
  const label = t('billing.invoices.actionsOf', { number });
  return (
    <>
      <MoreMenu label={label}>
        <MenuItem icon={<FileDown />} onSelect={() => save('GET /api/billing/invoices/:id/pdf', { params: { id } })}>
          {t('billing.invoices.pdf')}
        </MenuItem>
        {status !== 'void' && (
          <MenuItem icon={<Mail />} onSelect={() => sending.run({ params: { id } })}>
            {t('billing.invoices.send')}
          </MenuItem>
        )}
        {open > 0 && (
          <MenuItem icon={<BellRing />} onSelect={() => reminding.run({ params: { id } })}>
            {t('billing.invoices.remind')}
          </MenuItem>
        )}
        {status !== 'void' && (
          <MenuItem danger icon={<Ban />} onSelect={() => voiding.open()}>
            {t('billing.invoices.void')}
          </MenuItem>
        )}
      </MoreMenu>
      {voiding.show((_, opened) => (
        <VoidInvoice invoice={invoice} {...opened} />
      ))}
    </>
  );
}
