import { AccountLinkPage } from '../../../../domains/accounts/AccountLinkPage.tsx';

/** /parent-reset-password. */
export const ParentResetPasswordScreen = () => <AccountLinkPage audience="parent" />;
