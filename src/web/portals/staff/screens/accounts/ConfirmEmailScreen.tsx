import { EmailLinkPage } from '../../../../domains/security/EmailLinkPage.tsx';

export const ConfirmEmailScreen = () => <EmailLinkPage audience="staff" />;
