import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Center, Credentials } from '../../../../domains/accounts/rules.ts';
import { signInParent } from '../../../../domains/parents/queries.ts';
import { NetworkError, reasonOf } from '../../../../lib/errors.ts';
import { forgetAnswers, placeToReturnTo } from '../../../../lib/session.ts';
import { storeParentLogin } from '../../../../lib/storedLogin.ts';
import { toast } from '../../../../ui/toast.ts';

type Submit = (credentials: Credentials, onRefused?: (error: Error) => void) => void;

/** Signs a parent in and goes on to where they were; `askForCenter` gets the centers when there are several. */
export function useParentSignIn(
  askForCenter: (asked: { credentials: Credentials; centers: readonly Center[] }) => void,
) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation(signInParent);

  const submit: Submit = (credentials, onRefused) =>
    mutate(
      { body: credentials },
      {
        onSuccess: ({ token, account, childData, chooseCenter }) => {
          if (chooseCenter) return askForCenter({ credentials, centers: chooseCenter });
          if (!token || !account) return;
          forgetAnswers();
          storeParentLogin({ token, account, child: childData ?? null, rememberMe: credentials.rememberMe });
          void navigate(placeToReturnTo('parent'), { replace: true });
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

  return { submit, isPending };
}
