import { useMutation } from '@tanstack/react-query';
import { CreditCard, ReceiptText, WalletCards } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { savePaymentMethod } from '#web/domains/billing/family-queries.ts';
import type { FamilyBilling } from '#web/domains/billing/family-rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { addressOf, useAddress } from '#web/portals/parent/screens/dashboard/views.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { useProviderPage } from './useProviderPage.ts';

const CareReceiptDialog = lazyDialog(() => import('./CareReceiptDialog.tsx'));

/** Paying, changing the payment method (billing-4), and the receipt that a spending account asks for. */
export function BillingActions({ billing: { isOnline, due } }: { billing: FamilyBilling }) {
  const { t } = useTranslation();
  const { child } = useAddress();
  const page = useProviderPage(useMutation(savePaymentMethod));
  const [isAsking, setAsking] = useState(false);
  const update = () => {
    toast({
      title: t('billingFamily.actions.add'),
      description: t(isOnline ? 'billingFamily.actions.leaving' : 'billingFamily.unavailableText'),
    });
    if (isOnline) page.open({});
  };
  return (
    <Card as="section" title={t('billingFamily.actions.title')}>
      <div className="flex flex-col gap-2.5">
        <Button asChild wide variant={due > 0 ? 'primary' : 'secondary'} icon={<CreditCard className="size-4.5" />}>
          <Link to={addressOf('checkout', child)}>{t('billingFamily.actions.pay')}</Link>
        </Button>
        <Button
          wide
          variant="secondary"
          busy={page.isOpening}
          icon={<WalletCards className="size-4.5" />}
          onClick={update}
        >
          {t('billingFamily.actions.update')}
        </Button>
        <Button
          wide
          variant="secondary"
          icon={<ReceiptText className="size-4.5" />}
          onClick={() => setAsking(true)}
          {...CareReceiptDialog.near}
        >
          {t('billingFamily.actions.receipt')}
        </Button>
      </div>
      {isAsking && <CareReceiptDialog onClose={() => setAsking(false)} />}
    </Card>
  );
}
