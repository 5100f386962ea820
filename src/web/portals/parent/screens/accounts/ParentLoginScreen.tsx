import { Link, useLocation, useNavigate } from 'react-router';
import { LoginSteps } from '#web/domains/accounts/LoginSteps.tsx';
import { signInParent } from '#web/domains/guardians/accounts/queries.ts';
import { FORGOT_ROUTES, forgetAnswers, LOGIN_ROUTES, placeToReturnTo } from '#web/lib/session.ts';
import { storeParentLogin } from '#web/lib/storedLogin.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';

/** The parents' sign-in. Who comes from their registration finds their e-mail filled in. */
export function ParentLoginScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { state } = useLocation();
  return (
    <LoginSteps
      audience="parent"
      signIn={signInParent}
      words="accountsFamily"
      unreachable={t('accountsFamily.failed')}
      refused={t('accountsFamily.refused')}
      email={typeof state?.email === 'string' ? state.email : ''}
      onSignedIn={({ token, account, childData }, { rememberMe }) => {
        if (!token || !account) return;
        forgetAnswers();
        storeParentLogin({ token, account, child: childData ?? null, rememberMe });
        void navigate(placeToReturnTo('parent'), { replace: true });
      }}
    >
      <TextLink asChild>
        <Link to={FORGOT_ROUTES.parent}>{t('accounts.login.forgot')}</Link>
      </TextLink>
      <TextLink asChild>
        <Link to={LOGIN_ROUTES.staff}>{t('accountsFamily.toStaff')}</Link>
      </TextLink>
      <p className="mt-2 text-ink-soft">{t('accountsFamily.noAccount')}</p>
    </LoginSteps>
  );
}
