import { useNavigate } from 'react-router';
import type { Portal } from '#web/lib/portal.ts';
import { forgetAnswers, LOGIN_ROUTES, signOut } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { toast } from '#web/ui/toast.ts';

/** Signs the portal's person out, here and on the server, and goes to its login. */
export function useSignOut(portal: Portal): () => Promise<void> {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return async () => {
    const reached = await signOut(portal);
    await navigate(LOGIN_ROUTES[portal]);
    forgetAnswers();
    if (reached) return;
    toast({
      variant: 'error',
      title: t('shell.signedOutUnreached.title'),
      description: t('shell.signedOutUnreached.description'),
    });
  };
}
