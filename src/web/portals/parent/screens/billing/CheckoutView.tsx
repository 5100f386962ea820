import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { familyBilling, paymentInstructions } from '../../../../domains/billing/family-queries.ts';
import { choiceIn } from '../../../../domains/billing/family-rules.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Page } from '../../layout/Page.tsx';
import { addressOf, useAddress } from '../dashboard/views.ts';
import { Checkout } from './Checkout.tsx';
import { InstructionsPage } from './InstructionsPage.tsx';
import { ReadState } from './ReadState.tsx';

/** Choosing what to pay; once the address names it, how to pay it with one's bank (seed 001 section 2). */
export function CheckoutView({ title }: { title: string }) {
  const [search] = useSearchParams();
  const choice = choiceIn(search);
  return choice ? <InstructionsPage choice={choice} /> : <CheckoutPage title={title} />;
}

function CheckoutPage({ title }: { title: string }) {
  const { t } = useTranslation();
  const { child } = useAddress();
  const billing = useQuery(familyBilling);
  const offer = useQuery(paymentInstructions({ includeRegistrationFee: true }));
  return (
    <Page title={title} back={addressOf('billing', child)} backLabel={t('paying.back')}>
      {billing.data && offer.data ? (
        <Checkout billing={billing.data} offer={offer.data} />
      ) : (
        <ReadState read={billing.data ? offer : billing} />
      )}
    </Page>
  );
}
