import { useQuery } from '@tanstack/react-query';
import { Ban, BellRing, FileDown, Mail, MailX, Settings } from 'lucide-react';
import { Link } from 'react-router';
import { remindOfInvoice, sendInvoice } from '#web/domains/billing/invoice-queries.ts';
import type { Invoice } from '#web/domains/billing/rules.ts';
import { mailState } from '#web/domains/mail/queries.ts';
import { useStaffSession } from '#web/lib/session.ts';
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
  const { can } = useStaffSession();
  const save = useSavedFile();
  const failed = t('billing.invoices.failed');
  const voiding = useDialog();
  const { id, number, accountName, isToAgency, status, open } = invoice;
  const mail = useQuery(mailState);
  // A parent finds it in the portal, with mail or without; an agency is reached by mail alone.
  const isMailed = mail.data?.isSetUp === true;
  const isReached = isMailed || !isToAgency;
  const values = { number, name: accountName };
  const sending = useAction(sendInvoice, {
    done: t(isMailed ? 'billing.invoices.sent' : 'billing.invoices.told', values),
    failed,
  });
  const reminding = useAction(remindOfInvoice, {
    done: t(isMailed ? 'billing.invoices.reminded' : 'billing.invoices.told', values),
    failed,
  });
  const label = t('billing.invoices.actionsOf', { number });
  return (
    <>
      <MoreMenu label={label}>
        <MenuItem icon={<FileDown />} onSelect={() => save('GET /api/billing/invoices/:id/pdf', { params: { id } })}>
          {t('billing.invoices.pdf')}
        </MenuItem>
        {isReached && status !== 'void' && (
          <MenuItem icon={<Mail />} onSelect={() => sending.run({ params: { id } })}>
            {t(isMailed ? 'billing.invoices.send' : 'billing.invoices.tell')}
          </MenuItem>
        )}
        {isReached && open > 0 && (
          <MenuItem icon={<BellRing />} onSelect={() => reminding.run({ params: { id } })}>
            {t(isMailed ? 'billing.invoices.remind' : 'billing.invoices.remindInPortal')}
          </MenuItem>
        )}
        {isToAgency && mail.data?.isSetUp === false && status !== 'void' && (
          <>
            <MenuItem icon={<MailX />} disabled>
              {t('billing.invoices.noMail')}
            </MenuItem>
            {can('center.manage') && (
              <MenuItem asChild>
                <Link to="/settings/mail">
                  <Settings />
                  {t('billing.invoices.setUpMail')}
                </Link>
              </MenuItem>
            )}
          </>
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
