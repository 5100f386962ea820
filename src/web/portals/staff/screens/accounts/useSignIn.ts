import { useMutation } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useNavigate } from 'react-router';
import { signIn } from '../../../../domains/accounts/queries.ts';
import type { Center, Credentials } from '../../../../domains/accounts/rules.ts';
import { type Asked, askedIn } from '../../../../domains/security/secondStep.ts';
import type { ReplyOf } from '../../../../lib/api.ts';
import { NetworkError, reasonOf } from '../../../../lib/errors.ts';
import { forgetAnswers, placeToReturnTo } from '../../../../lib/session.ts';
import { storeStaffLogin } from '../../../../lib/storedLogin.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { toast } from '../../../../ui/toast.ts';

type Submit = (credentials: Credentials, onRefused?: (error: Error) => void) => void;

type Asks = {
  /** The e-mail has accounts in several centers. */
  center(asked: { credentials: Credentials; centers: readonly Center[] }): void;
  /** The password was right, and the account wants a second step. */
  secondStep(asked: Asked, credentials: Credentials): void;
};

/** Signs in and goes on to where one was; `ask` gets what is still to be known. `enter` goes on from a completed sign-in. */
export function useSignIn(ask: Asks) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation(signIn);

  const enter = (
    { token, staff }: ReplyOf<'POST /api/auth/second-step'>,
    { rememberMe }: Pick<Credentials, 'rememberMe'>,
  ) => {
    if (!token || !staff) return;
    forgetAnswers();
    storeStaffLogin({ token, id: staff.id, name: `${staff.firstName} ${staff.lastName}`, rememberMe });
    toast({
      variant: 'success',
      title: t('accounts.login.success'),
      description: t('accounts.login.welcome', { name: staff.firstName }),
    });
    void navigate(placeToReturnTo('staff'), { replace: true });
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
          toast({ variant: 'error', ...wordsFor(error, t) });
        },
      },
    );

  return { submit, enter, isPending };
}

const wordsFor = (error: Error, t: TFunction) =>
  error instanceof NetworkError
    ? { title: t('accounts.login.error'), description: t('accounts.login.unreachable') }
    : { title: t('accounts.login.failed'), description: reasonOf(error, t('accounts.login.failedFallback')) };
