import { EmailLinkPage } from '../../../../domains/security/EmailLinkPage.tsx';

export const ParentConfirmEmailScreen = () => <EmailLinkPage audience="parent" />;
