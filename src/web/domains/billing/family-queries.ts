import { mutation, query } from '#web/lib/api.ts';

/** The signed-in parent's billing: what is due, what comes next, invoices and payments. */
export const familyBilling = query('GET /api/parent/billing');

/** How to pay the center, and what: the named plan (else the first), with the registration fee where that is included. */
export const paymentInstructions = (asked: { planId?: number; includeRegistrationFee?: boolean }) => {
  const includeRegistrationFee = asked.includeRegistrationFee ? 'true' : 'false';
  return query('GET /api/payment-instructions', { query: { ...asked, includeRegistrationFee } });
};

/** Payment and autopay answer where to go at the provider; nothing is booked before it tells. */
export const startCheckout = mutation('POST /api/parent/billing/checkout');
export const savePaymentMethod = mutation('POST /api/parent/billing/payment-method');

export const forgetPaymentMethod = mutation('DELETE /api/parent/billing/payment-method', 'billing');
export const switchAutopay = mutation('PUT /api/parent/billing/autopay', 'billing');
