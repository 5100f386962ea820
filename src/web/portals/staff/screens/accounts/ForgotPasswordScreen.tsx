import { ForgotPasswordPage } from '../../../../domains/accounts/ForgotPasswordPage.tsx';

export const ForgotPasswordScreen = () => <ForgotPasswordPage audience="staff" />;
