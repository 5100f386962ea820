import accounts from './accounts.json' with { type: 'json' };

/** Said before anybody is signed in. */
export default { accounts };
