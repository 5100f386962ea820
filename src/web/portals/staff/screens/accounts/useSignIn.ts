import { useMutation } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { signIn } from '../../../../domains/accounts/queries.ts';
import type { Center, Credentials } from '../../../../domains/accounts/rules.ts';
import { NetworkError, reasonOf } from '../../../../lib/errors.ts';
import { forgetAnswers, placeToReturnTo } from '../../../../lib/session.ts';
import { storeStaffLogin } from '../../../../lib/storedLogin.ts';
import { toast } from '../../../../ui/toast.ts';

type Submit = (credentials: Credentials, onRefused?: (error: Error) => void) => void;

/** Signs in and goes on to where one was; `askForCenter` gets the centers when the e-mail has accounts in several. */
export function useSignIn(askForCenter: (asked: { credentials: Credentials; centers: readonly Center[] }) => void) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation(signIn);

  const submit: Submit = (credentials, onRefused) =>
    mutate(
      { body: credentials },
      {
        onSuccess: ({ token, staff, chooseCenter }) => {
          if (chooseCenter) return askForCenter({ credentials, centers: chooseCenter });
          if (!token || !staff) return;
          const { rememberMe } = credentials;
          forgetAnswers();
          storeStaffLogin({ token, id: staff.id, name: `${staff.firstName} ${staff.lastName}`, rememberMe });
          toast({
            variant: 'success',
            title: t('accounts.login.success'),
            description: t('accounts.login.welcome', { name: staff.firstName }),
          });
          void navigate(placeToReturnTo('staff'), { replace: true });
        },
        onError: (error) => {
          onRefused?.(error);
          toast({ variant: 'error', ...wordsFor(error, t) });
        },
      },
    );

  return { submit, isPending };
}

const wordsFor = (error: Error, t: TFunction) =>
  error instanceof NetworkError
    ? { title: t('accounts.login.error'), description: t('accounts.login.unreachable') }
    : { title: t('accounts.login.failed'), description: reasonOf(error, t('accounts.login.failedFallback')) };
