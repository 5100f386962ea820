import billing from './billing.json' with { type: 'json' };

/** Said where staff keep the books. */
export default { billing };
