import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { forgetAnswers, LOGIN_ROUTES, signOut } from '../../../lib/session.ts';
import { toast } from '../../../ui/toast.ts';

/** Signs the staff member out, here and on the server, and goes to the login. */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return async () => {
    const reached = await signOut('staff');
    await navigate(LOGIN_ROUTES.staff);
    forgetAnswers();
    if (reached) return;
    toast({
      variant: 'error',
      title: t('shell.signedOutUnreached.title'),
      description: t('shell.signedOutUnreached.description'),
    });
  };
}
