import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { familyBilling, paymentInstructions } from '#web/domains/billing/family-queries.ts';
import { choiceIn } from '#web/domains/billing/family-rules.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ParentPage } from '#web/portals/parent/layout/ParentPage.tsx';
import { addressOf, useAddress } from '#web/portals/parent/screens/dashboard/views.ts';
import { Loaded } from '#web/ui/Loaded.tsx';
import { together } from '#web/ui/together.ts';
import { BillingSkeleton } from './BillingSkeleton.tsx';
import { Checkout } from './Checkout.tsx';
import { InstructionsPage } from './InstructionsPage.tsx';

/** Choosing what to pay; once the address names it, how to pay it with one's bank (billing-6). */
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
    <ParentPage title={title} back={addressOf('billing', child)} backLabel={t('billingFamily.back')}>
      <Loaded
        query={together({ billing, offer })}
        failed={(error) => reasonOf(error, t('billingFamily.failed'))}
        skeleton={<BillingSkeleton />}
      >
        {({ billing, offer }) => <Checkout billing={billing} offer={offer} />}
      </Loaded>
    </ParentPage>
  );
}
