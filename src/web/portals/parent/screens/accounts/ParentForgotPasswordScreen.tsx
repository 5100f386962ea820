import { ForgotPasswordPage } from '../../../../domains/accounts/ForgotPasswordPage.tsx';

export const ParentForgotPasswordScreen = () => <ForgotPasswordPage audience="parent" />;
