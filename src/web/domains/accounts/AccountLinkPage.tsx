import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { NetworkError, RequestError, reasonOf } from '#web/lib/errors.ts';
import type { Portal } from '#web/lib/portal.ts';
import { FORGOT_ROUTES, LOGIN_ROUTES, signOut } from '#web/lib/session.ts';
import { loginState } from '#web/lib/storedLogin.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { Loading } from '#web/ui/Loading.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { accountLink, setPassword } from './queries.ts';
import { WelcomePage } from './WelcomePage.tsx';

type AccountLinkPageProps = {
  /** Whose door the link leads to; where to go on when it opens nothing. */
  audience: Portal;
};

/** Where a link of the mail leads: activation or reset, by what the link itself is for. */
export function AccountLinkPage({ audience }: AccountLinkPageProps) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const link = useQuery({ ...accountLink(token), enabled: token !== '', gcTime: 0 });
  const save = useMutation(setPassword);

  if (save.data) return <Done audience={save.data.audience} />;
  if (token === '' || isGone(link.error) || isGone(save.error)) return <Invalid audience={audience} />;
  if (link.data) {
    const { purpose, firstName, email, centerName } = link.data;
    return (
      <WelcomePage
        title={t(`accounts.link.${purpose}.title`, { name: firstName })}
        subtitle={t(`accounts.link.${purpose}.subtitle`, { center: centerName })}
      >
        <p className="-mt-2 break-words text-ink-soft">
          {t('accounts.link.account')} <strong className="font-semibold text-ink">{email}</strong>
        </p>
        <NewPasswordForm
          email={email}
          submitLabel={t(`accounts.link.${purpose}.submit`)}
          busy={save.isPending}
          refused={
            save.error
              ? save.error instanceof NetworkError
                ? t('accounts.login.unreachable')
                : reasonOf(save.error, t('accounts.link.failed'))
              : undefined
          }
          onSubmit={(password) =>
            save.mutate(
              { params: { token }, body: { password } },
              { onSuccess: (reply) => leaveSession(reply.audience) },
            )
          }
        />
      </WelcomePage>
    );
  }
  return (
    <WelcomePage title={t('accounts.link.checking')}>
      {link.isError ? (
        <LoadFailed read={link} failed={t('accounts.login.unreachable')} />
      ) : (
        <Loading message={t('shell.loading')} />
      )}
    </WelcomePage>
  );
}

const isGone = (error: Error | null) => error instanceof RequestError && error.status === 404;

/** Whoever was signed in here before (a director at a shared tablet): the login has to ask for the new password. */
async function leaveSession(audience: Portal): Promise<void> {
  if (loginState(audience) === 'none') return;
  await signOut(audience);
}

function Done({ audience }: { audience: Portal }) {
  const { t } = useTranslation();
  return (
    <WelcomePage title={t('accounts.link.done')} subtitle={t('accounts.link.doneText')}>
      <Button asChild size="large">
        <Link to={LOGIN_ROUTES[audience]} replace>
          {t(`accounts.toLogin.${audience}`)}
        </Link>
      </Button>
    </WelcomePage>
  );
}

function Invalid({ audience }: { audience: Portal }) {
  const { t } = useTranslation();
  return (
    <WelcomePage title={t('accounts.link.invalid')} subtitle={t('accounts.link.invalidText')}>
      <p className="-mt-2 text-ink-soft">{t(`accounts.link.invalidHelp.${audience}`)}</p>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button asChild size="large">
          <Link to={FORGOT_ROUTES[audience]}>{t('accounts.link.askAgain')}</Link>
        </Button>
        <Button asChild size="large" variant="secondary">
          <Link to={LOGIN_ROUTES[audience]}>{t(`accounts.toLogin.${audience}`)}</Link>
        </Button>
      </div>
    </WelcomePage>
  );
}
