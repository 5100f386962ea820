import { useMutation } from '@tanstack/react-query';
import { Ban, BellRing, Ellipsis, FileDown, Mail } from 'lucide-react';
import { useState } from 'react';
import { remindOfInvoice, sendInvoice } from '../../../../../domains/billing/invoice-queries.ts';
import type { Invoice } from '../../../../../domains/billing/rules.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { IconButton } from '../../../../../ui/IconButton.tsx';
import { Menu, MenuItem } from '../../../../../ui/Menu.tsx';
import { toast } from '../../../../../ui/toast.ts';
import { useSavedFile } from '../useSavedFile.ts';
import { VoidInvoice } from './VoidInvoice.tsx';

/** An invoice's paper, its mails, and its end. */
export function InvoiceMenu({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const save = useSavedFile();
  const sending = useMutation(sendInvoice);
  const reminding = useMutation(remindOfInvoice);
  const [voiding, setVoiding] = useState(false);
  const { id, number, accountName, status, open } = invoice;
  const label = t('billing.invoices.actionsOf', { number });
  const answers = (done: string) => ({
    onSuccess: () => toast({ variant: 'success', title: done }),
    onError: (error: Error) =>
      toast({ variant: 'error', title: t('shell.error'), description: reasonOf(error, t('billing.invoices.failed')) }),
  });
  return (
    <>
      <Menu
        label={label}
        trigger={
          <IconButton label={label}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem
          icon={<FileDown aria-hidden="true" />}
          onSelect={() => save('GET /api/billing/invoices/:id/pdf', { params: { id } })}
        >
          {t('billing.invoices.pdf')}
        </MenuItem>
        {status !== 'void' && (
          <MenuItem
            icon={<Mail aria-hidden="true" />}
            onSelect={() =>
              sending.mutate({ params: { id } }, answers(t('billing.invoices.sent', { number, name: accountName })))
            }
          >
            {t('billing.invoices.send')}
          </MenuItem>
        )}
        {open > 0 && (
          <MenuItem
            icon={<BellRing aria-hidden="true" />}
            onSelect={() =>
              reminding.mutate(
                { params: { id } },
                answers(t('billing.invoices.reminded', { number, name: accountName })),
              )
            }
          >
            {t('billing.invoices.remind')}
          </MenuItem>
        )}
        {status !== 'void' && (
          <MenuItem danger icon={<Ban aria-hidden="true" />} onSelect={() => setVoiding(true)}>
            {t('billing.invoices.void')}
          </MenuItem>
        )}
      </Menu>
      {voiding && <VoidInvoice invoice={invoice} onClose={() => setVoiding(false)} />}
    </>
  );
}
