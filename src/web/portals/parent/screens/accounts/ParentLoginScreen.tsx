import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { CenterChoice } from '../../../../domains/accounts/CenterChoice.tsx';
import { LoginForm } from '../../../../domains/accounts/LoginForm.tsx';
import type { Center, Credentials } from '../../../../domains/accounts/rules.ts';
import { SecondStep } from '../../../../domains/accounts/SecondStep.tsx';
import { WelcomePage } from '../../../../domains/accounts/WelcomePage.tsx';
import type { Asked } from '../../../../domains/security/secondStep.ts';
import { FORGOT_ROUTES, LOGIN_ROUTES } from '../../../../lib/session.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { LoadingPage } from '../../../../ui/LoadingPage.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { useParentSignIn } from './useParentSignIn.ts';

/** The parents' door (seed 001 section 2). Who comes from their registration finds their e-mail filled in. */
export function ParentLoginScreen() {
  const { t } = useTranslation();
  const { state } = useLocation();
  const [choice, setChoice] = useState<{ credentials: Credentials; centers: readonly Center[] }>();
  const [second, setSecond] = useState<{ asked: Asked; credentials: Credentials }>();
  const { submit, enter, isPending } = useParentSignIn({
    center: setChoice,
    secondStep: (asked, credentials) => setSecond({ asked, credentials }),
  });

  if (second) {
    return (
      <Suspense fallback={<LoadingPage message={t('shell.loadingPage')} />}>
        <SecondStep
          audience="parent"
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
      <WelcomePage title={t('parentPortal.login.chooseCenter')} subtitle={t('parentPortal.login.chooseCenterText')}>
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
    <WelcomePage title={t('parentPortal.login.title')} subtitle={t('parentPortal.login.subtitle')}>
      <LoginForm busy={isPending} email={typeof state?.email === 'string' ? state.email : ''} onSubmit={submit} />
      <div className="flex flex-col items-start gap-1 border-line border-t pt-5">
        <TextLink asChild>
          <Link to={FORGOT_ROUTES.parent}>{t('accounts.login.forgot')}</Link>
        </TextLink>
        <TextLink asChild>
          <Link to={LOGIN_ROUTES.staff}>{t('parentPortal.login.toStaff')}</Link>
        </TextLink>
        <p className="mt-2 text-ink-soft">{t('parentPortal.login.noAccount')}</p>
      </div>
    </WelcomePage>
  );
}
