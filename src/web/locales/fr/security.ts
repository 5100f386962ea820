import accounts from './accounts.json' with { type: 'json' };
import security from './security.json' with { type: 'json' };

/** Said about the security of an account: the second step, passwords, sessions. */
export default { accounts, security };
