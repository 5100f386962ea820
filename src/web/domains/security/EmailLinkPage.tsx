import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { WelcomePage } from '#web/domains/accounts/WelcomePage.tsx';
import { RequestError, reasonOf } from '#web/lib/errors.ts';
import type { Portal } from '#web/lib/portal.ts';
import { forgetAnswers, HOMES, LOGIN_ROUTES } from '#web/lib/session.ts';
import { loginState } from '#web/lib/storedLogin.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { Loading } from '#web/ui/Loading.tsx';
import { confirmEmailChange, emailChange } from './queries.ts';

/** Where the link to a new e-mail leads. It asks once more: programs that look through mails open links, too. */
export function EmailLinkPage({ audience }: { audience: Portal }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { mutate: confirm, data: done, error, isPending } = useMutation(confirmEmailChange);
  const link = useQuery({ ...emailChange(token), enabled: token !== '' && !done, gcTime: 0 });

  if (done) return <Done audience={done.audience} email={done.email} />;
  if (token === '' || isGone(link.error) || isGone(error)) return <Invalid audience={audience} />;
  if (!link.data) {
    return (
      <WelcomePage title={t('security.emailLink.checking')}>
        {link.isError ? (
          <LoadFailed read={link} failed={t('accounts.login.unreachable')} />
        ) : (
          <Loading message={t('shell.loading')} />
        )}
      </WelcomePage>
    );
  }
  const { email, centerName } = link.data;
  return (
    <WelcomePage
      title={t('security.emailLink.title')}
      subtitle={t('security.emailLink.subtitle', { center: centerName })}
    >
      <p className="-mt-2 break-words">
        {t('security.emailLink.text')} <strong className="font-semibold">{email}</strong>
      </p>
      {error && <Alert tone="error">{reasonOf(error, t('security.emailLink.failed'))}</Alert>}
      <Button
        size="large"
        wide
        busy={isPending}
        busyLabel={t('security.secondStep.submitting')}
        // Who is signed in here must not be shown the old one.
        onClick={() => confirm({ params: { token } }, { onSuccess: forgetAnswers })}
      >
        {t('security.emailLink.confirm')}
      </Button>
    </WelcomePage>
  );
}

const isGone = (error: Error | null) => error instanceof RequestError && error.status === 404;

function Done({ audience, email }: { audience: Portal; email: string }) {
  const { t } = useTranslation();
  const isSignedIn = loginState(audience) === 'valid';
  return (
    <WelcomePage title={t('security.emailLink.done')} subtitle={t('security.emailLink.doneText', { email })}>
      <Button asChild size="large">
        <Link to={isSignedIn ? HOMES[audience] : LOGIN_ROUTES[audience]} replace>
          {isSignedIn ? t('security.emailLink.goOn') : t(`accounts.toLogin.${audience}`)}
        </Link>
      </Button>
    </WelcomePage>
  );
}

function Invalid({ audience }: { audience: Portal }) {
  const { t } = useTranslation();
  return (
    <WelcomePage title={t('security.emailLink.invalid')} subtitle={t('security.emailLink.invalidText')}>
      <Button asChild size="large">
        <Link to={LOGIN_ROUTES[audience]}>{t(`accounts.toLogin.${audience}`)}</Link>
      </Button>
    </WelcomePage>
  );
}
