import accounts from './en/accounts.json' with { type: 'json' };
import shell from './en/shell.json' with { type: 'json' };

/** The English catalogue; the other languages follow its keys. `t('accounts.login.title')` */
export default { accounts, shell };
