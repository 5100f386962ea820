import accounts from './accounts.json' with { type: 'json' };
import parentPortal from './parentPortal.json' with { type: 'json' };

/** Said to parents. */
export default { accounts, parentPortal };
