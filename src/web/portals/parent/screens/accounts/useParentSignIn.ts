import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Center, Credentials } from '../../../../domains/accounts/rules.ts';
import { signInParent } from '../../../../domains/parents/queries.ts';
import { type Asked, askedIn } from '../../../../domains/security/secondStep.ts';
import type { ReplyOf } from '../../../../lib/api.ts';
import { NetworkError, reasonOf } from '../../../../lib/errors.ts';
import { forgetAnswers, placeToReturnTo } from '../../../../lib/session.ts';
import { storeParentLogin } from '../../../../lib/storedLogin.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { toast } from '../../../../ui/toast.ts';

type Submit = (credentials: Credentials, onRefused?: (error: Error) => void) => void;

type Asks = {
  /** The e-mail has accounts in several centers. */
  center(asked: { credentials: Credentials; centers: readonly Center[] }): void;
  /** The password was right, and the account wants a second step. */
  secondStep(asked: Asked, credentials: Credentials): void;
};

/** Signs a parent in and goes on to where they were; `ask` and `enter` as in the staff's. */
export function useParentSignIn(ask: Asks) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation(signInParent);

  const enter = (
    { token, account, childData }: ReplyOf<'POST /api/parent-accounts/second-step'>,
    { rememberMe }: Pick<Credentials, 'rememberMe'>,
  ) => {
    if (!token || !account) return;
    forgetAnswers();
    storeParentLogin({ token, account, child: childData ?? null, rememberMe });
    void navigate(placeToReturnTo('parent'), { replace: true });
  };
  const submit: Submit = (credentials, onRefused) =>
    mutate(
      { body: credentials },
      {
        onSuccess: (reply) => {
          const asked = askedIn(reply);
          if (reply.chooseCenter) return ask.center({ credentials, centers: reply.chooseCenter });
          if (asked) return ask.secondStep(asked, credentials);
          enter(reply, credentials);
        },
        onError: (error) => {
          onRefused?.(error);
          toast({
            variant: 'error',
            title: t('parentPortal.login.failed'),
            description:
              error instanceof NetworkError
                ? t('accounts.login.unreachable')
                : reasonOf(error, t('parentPortal.login.failedFallback')),
          });
        },
      },
    );

  return { submit, enter, isPending };
}
