import { useQuery } from '@tanstack/react-query';
import { familyBilling, paymentInstructions } from '#web/domains/billing/family-queries.ts';
import type { Choice } from '#web/domains/billing/family-rules.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ParentPage } from '#web/portals/parent/layout/ParentPage.tsx';
import { addressOf, useAddress } from '#web/portals/parent/screens/dashboard/views.ts';
import { Loaded } from '#web/ui/Loaded.tsx';
import { together } from '#web/ui/together.ts';
import { BillingSkeleton } from './BillingSkeleton.tsx';
import { PaymentInstructions } from './PaymentInstructions.tsx';

/** How to pay something with one's bank: of what is chosen in the address. */
export function InstructionsPage({ choice }: { choice: Choice }) {
  const { t } = useTranslation();
  const { child } = useAddress();
  const billing = useQuery(familyBilling);
  const instructions = useQuery(paymentInstructions('due' in choice ? {} : choice));
  return (
    <ParentPage
      title={t('billingFamily.instructions.title')}
      back={addressOf('checkout', child)}
      backLabel={t('billingFamily.instructions.backToPlans')}
    >
      <Loaded
        query={together({ instructions, billing })}
        failed={(error) => reasonOf(error, t('billingFamily.failed'))}
        skeleton={<BillingSkeleton />}
      >
        {({ billing, instructions }) => (
          <PaymentInstructions choice={choice} due={billing.due} instructions={instructions} />
        )}
      </Loaded>
    </ParentPage>
  );
}
