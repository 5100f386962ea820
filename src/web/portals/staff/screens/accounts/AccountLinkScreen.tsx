import { AccountLinkPage } from '../../../../domains/accounts/AccountLinkPage.tsx';

/** /activate and /reset-password. */
export const AccountLinkScreen = () => <AccountLinkPage audience="staff" />;
