import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate } from 'react-router';
import { LoginSteps } from '#web/domains/accounts/LoginSteps.tsx';
import { setupState, signIn } from '#web/domains/accounts/queries.ts';
import { takeUpLogin } from '#web/domains/accounts/takeUpLogin.ts';
import { FORGOT_ROUTES, placeToReturnTo, staffHome } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { toast } from '#web/ui/toast.ts';

/** The staff's sign-in, which goes on to where one was. */
export function LoginScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: setup } = useQuery(setupState);
  if (setup?.needed) return <Navigate to="/setup" replace />;
  return (
    <LoginSteps
      audience="staff"
      signIn={signIn}
      words="accounts.login"
      unreachable={t('accounts.login.error')}
      onSignedIn={(reply, { rememberMe }) => {
        if (!takeUpLogin(reply, rememberMe)) return;
        toast({
          variant: 'success',
          title: t('accounts.login.success'),
          description: t('accounts.login.welcome', { name: reply.staff?.firstName }),
        });
        void staffHome().then((home) => navigate(placeToReturnTo('staff', home), { replace: true }));
      }}
    >
      <TextLink asChild>
        <Link to={FORGOT_ROUTES.staff}>{t('accounts.login.forgot')}</Link>
      </TextLink>
      <TextLink asChild>
        <Link to="/parent-login">{t('accounts.login.toParents')}</Link>
      </TextLink>
      <TextLink asChild quiet>
        <Link to="/">{t('accounts.login.toMain')}</Link>
      </TextLink>
    </LoginSteps>
  );
}
