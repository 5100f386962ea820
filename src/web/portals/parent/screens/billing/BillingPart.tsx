import type { FamilyBilling } from '#web/domains/billing/family-rules.ts';
import { AccountStatusCard } from './AccountStatusCard.tsx';
import { BillingActions } from './BillingActions.tsx';
import { InvoiceHistory } from './InvoiceHistory.tsx';
import { PaymentMethod } from './PaymentMethod.tsx';
import { PaymentsCard } from './PaymentsCard.tsx';
import { ReturnNotice } from './ReturnNotice.tsx';
import { SubscriptionCard } from './SubscriptionCard.tsx';

/** What is due, what to do about it, and what was: in this order on phones, side by side on wide screens. */
export function BillingPart({ billing }: { billing: FamilyBilling }) {
  return (
    <div className="flex flex-col gap-5 sm:gap-6">
      <ReturnNotice billing={billing} />
      <div className="grid items-start gap-5 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <AccountStatusCard billing={billing} />
        <div className="grid min-w-0 gap-5 sm:max-lg:grid-cols-2 sm:max-lg:items-start sm:gap-6 lg:row-span-2">
          <BillingActions billing={billing} />
          <SubscriptionCard billing={billing} />
          {billing.isOnline && <PaymentMethod billing={billing} />}
        </div>
        <div className="flex min-w-0 flex-col gap-5 sm:gap-6">
          <InvoiceHistory invoices={billing.invoices} />
          <PaymentsCard payments={billing.payments} />
        </div>
      </div>
    </div>
  );
}
