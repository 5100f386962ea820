import { useQuery } from '@tanstack/react-query';
import { familyBilling, paymentInstructions } from '../../../../domains/billing/family-queries.ts';
import type { Choice } from '../../../../domains/billing/family-rules.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Page } from '../../layout/Page.tsx';
import { addressOf, useAddress } from '../dashboard/views.ts';
import { PaymentInstructions } from './PaymentInstructions.tsx';
import { ReadState } from './ReadState.tsx';

/** How to pay something with one's bank: of what is chosen in the address. */
export function InstructionsPage({ choice }: { choice: Choice }) {
  const { t } = useTranslation();
  const { child } = useAddress();
  const billing = useQuery(familyBilling);
  const instructions = useQuery(paymentInstructions('due' in choice ? {} : choice));
  return (
    <Page
      title={t('paying.instructions.title')}
      back={addressOf('checkout', child)}
      backLabel={t('paying.instructions.backToPlans')}
    >
      {billing.data && instructions.data ? (
        <PaymentInstructions choice={choice} due={billing.data.due} instructions={instructions.data} />
      ) : (
        <ReadState read={instructions.isError ? instructions : billing.data ? instructions : billing} />
      )}
    </Page>
  );
}
