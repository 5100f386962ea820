import billingInvoices from './billingInvoices.json' with { type: 'json' };
import billingPlans from './billingPlans.json' with { type: 'json' };
import children from './children.json' with { type: 'json' };

/** Said where staff set billing up: plans, invoices, late pickups, the year's end and the rules. */
export default { billingInvoices, billingPlans, children: { choice: children.choice } };
