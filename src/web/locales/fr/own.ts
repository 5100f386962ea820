import ownAccount from './ownAccount.json' with { type: 'json' };
import preferences from './preferences.json' with { type: 'json' };

/** Said to parents where they keep their profile and settings. */
export default { ownAccount, preferences };
