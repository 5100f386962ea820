import { useMutation } from '@tanstack/react-query';
import { CreditCard, ReceiptText, WalletCards } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { savePaymentMethod } from '../../../../domains/billing/family-queries.ts';
import type { FamilyBilling } from '../../../../domains/billing/family-rules.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { toast } from '../../../../ui/toast.ts';
import { addressOf, useAddress } from '../dashboard/views.ts';
import { useProviderPage } from './useProviderPage.ts';

const CareReceiptDialog = lazy(() => import('./CareReceiptDialog.tsx'));

/** Seed 001 section 2, and the receipt that a spending account asks for. */
export function QuickActions({ billing: { isOnline, due } }: { billing: FamilyBilling }) {
  const { t } = useTranslation();
  const { child } = useAddress();
  const page = useProviderPage(useMutation(savePaymentMethod));
  const [isAsking, setAsking] = useState(false);
  const update = () => {
    toast({
      title: t('paying.actions.add'),
      description: t(isOnline ? 'paying.actions.leaving' : 'paying.unavailableText'),
    });
    if (isOnline) page.open({});
  };
  return (
    <Card as="section" title={t('paying.actions.title')}>
      <div className="flex flex-col gap-2.5">
        <Button
          asChild
          wide
          variant={due > 0 ? 'primary' : 'secondary'}
          icon={<CreditCard className="size-4.5" aria-hidden="true" />}
        >
          <Link to={addressOf('checkout', child)}>{t('paying.actions.pay')}</Link>
        </Button>
        <Button
          wide
          variant="secondary"
          busy={page.isOpening}
          icon={<WalletCards className="size-4.5" aria-hidden="true" />}
          onClick={update}
        >
          {t('paying.actions.update')}
        </Button>
        <Button
          wide
          variant="secondary"
          icon={<ReceiptText className="size-4.5" aria-hidden="true" />}
          onClick={() => setAsking(true)}
        >
          {t('paying.actions.receipt')}
        </Button>
      </div>
      <Suspense>{isAsking && <CareReceiptDialog onClose={() => setAsking(false)} />}</Suspense>
    </Card>
  );
}
