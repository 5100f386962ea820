import accounts from './accounts.json' with { type: 'json' };
import compliance from './compliance.json' with { type: 'json' };

/** Said by the compliance pack and by what an inspector sees of it; a link is copied as an account's is. */
export default { accounts: { copy: accounts.copy }, compliance };
