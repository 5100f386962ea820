import billingPlans from './billingPlans.json' with { type: 'json' };
import children from './children.json' with { type: 'json' };

/** Said where staff set billing up: plans, invoices, late pickups, the year's end and the rules. */
export default { billingPlans, children: { choice: children.choice } };
