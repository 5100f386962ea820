import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link, Navigate } from 'react-router';
import { CenterChoice } from '../../../../domains/accounts/CenterChoice.tsx';
import { LoginForm } from '../../../../domains/accounts/LoginForm.tsx';
import { setupState } from '../../../../domains/accounts/queries.ts';
import type { Center, Credentials } from '../../../../domains/accounts/rules.ts';
import { SecondStep } from '../../../../domains/accounts/SecondStep.tsx';
import { WelcomePage } from '../../../../domains/accounts/WelcomePage.tsx';
import type { Asked } from '../../../../domains/security/secondStep.ts';
import { FORGOT_ROUTES } from '../../../../lib/session.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { LoadingPage } from '../../../../ui/LoadingPage.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { useSignIn } from './useSignIn.ts';

export function LoginScreen() {
  const { t } = useTranslation();
  const { data: setup } = useQuery(setupState);
  const [choice, setChoice] = useState<{ credentials: Credentials; centers: readonly Center[] }>();
  const [second, setSecond] = useState<{ asked: Asked; credentials: Credentials }>();
  const { submit, enter, isPending } = useSignIn({
    center: setChoice,
    secondStep: (asked, credentials) => setSecond({ asked, credentials }),
  });

  if (setup?.needed) return <Navigate to="/setup" replace />;
  if (second) {
    return (
      <Suspense fallback={<LoadingPage message={t('shell.loadingPage')} />}>
        <SecondStep
          audience="staff"
          asked={second.asked}
          onSignedIn={(reply) => enter(reply, second.credentials)}
          onBack={() => {
            setSecond(undefined);
            setChoice(undefined);
          }}
        />
      </Suspense>
    );
  }
  if (choice) {
    return (
      <WelcomePage title={t('accounts.login.chooseCenter')} subtitle={t('accounts.login.chooseCenterText')}>
        <CenterChoice
          centers={choice.centers}
          busy={isPending}
          onChoose={(centerId) => submit({ ...choice.credentials, centerId })}
          onBack={() => setChoice(undefined)}
        />
      </WelcomePage>
    );
  }
  return (
    <WelcomePage title={t('accounts.login.title')} subtitle={t('accounts.login.subtitle')}>
      <LoginForm busy={isPending} onSubmit={submit} />
      <div className="flex flex-col items-start gap-1 border-line border-t pt-5">
        <TextLink asChild>
          <Link to={FORGOT_ROUTES.staff}>{t('accounts.login.forgot')}</Link>
        </TextLink>
        <TextLink asChild>
          <Link to="/parent-login">{t('accounts.login.toParents')}</Link>
        </TextLink>
        <TextLink asChild quiet>
          <Link to="/">{t('accounts.login.toMain')}</Link>
        </TextLink>
      </div>
    </WelcomePage>
  );
}
