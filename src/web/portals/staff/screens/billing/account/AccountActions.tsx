import { BadgeDollarSign, Building2, FilePlus2, HandCoins, Scale, SquarePlus } from 'lucide-react';
import { useState } from 'react';
import type { AccountDetail } from '#web/domains/billing/account-rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { MenuItem, MenuSeparator } from '#web/ui/Menu.tsx';
import { MoreMenu } from '#web/ui/MoreMenu.tsx';
import { AgencyDialog } from '../accounts/AgencyDialog.tsx';
import { InvoiceNow } from './InvoiceNow.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';
import { type Posting, PostingDialog } from './PostingDialog.tsx';

const POSTINGS = { charge: SquarePlus, credit: BadgeDollarSign, adjustment: Scale } as const;

/** What can be booked on an account; each dialog is new every time it is opened. */
export function AccountActions({ account }: { account: AccountDetail }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<'payment' | 'invoice' | 'agency' | Posting>();
  const close = () => setShown(undefined);
  return (
    <>
      <Button icon={<HandCoins className="size-5" />} onClick={() => setShown('payment')}>
        {t('billing.payment.action')}
      </Button>
      <MoreMenu label={t('billing.account.more')} variant="secondary">
        {(['charge', 'credit', 'adjustment'] as const).map((posting) => {
          const Icon = POSTINGS[posting];
          return (
            <MenuItem key={posting} icon={<Icon aria-hidden="true" />} onSelect={() => setShown(posting)}>
              {t(`billing.${posting}.title`)}
            </MenuItem>
          );
        })}
        {account.uninvoiced > 0 && (
          <MenuItem icon={<FilePlus2 />} onSelect={() => setShown('invoice')}>
            {t('billing.invoiceNow.title')}
          </MenuItem>
        )}
        {account.kind === 'agency' && (
          <>
            <MenuSeparator />
            <MenuItem icon={<Building2 />} onSelect={() => setShown('agency')}>
              {t('billing.agency.change')}
            </MenuItem>
          </>
        )}
      </MoreMenu>
      {shown === 'payment' && <PaymentDialog account={account} onClose={close} />}
      {shown === 'invoice' && <InvoiceNow account={account} onClose={close} />}
      {shown === 'agency' && <AgencyDialog agency={account} onClose={close} />}
      {(shown === 'charge' || shown === 'credit' || shown === 'adjustment') && (
        <PostingDialog posting={shown} account={account} onClose={close} />
      )}
    </>
  );
}
