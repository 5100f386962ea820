import billingInvoices from './billingInvoices.json' with { type: 'json' };
import billingLate from './billingLate.json' with { type: 'json' };
import billingPlans from './billingPlans.json' with { type: 'json' };
import billingRules from './billingRules.json' with { type: 'json' };
import billingYear from './billingYear.json' with { type: 'json' };
import children from './children.json' with { type: 'json' };

/** Said where staff set billing up: plans, invoices, late pickups, the year's end and the rules. */
export default {
  billingInvoices,
  billingLate,
  billingPlans,
  billingRules,
  billingYear,
  children: { choice: children.choice },
};
