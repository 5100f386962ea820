import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { setUp } from '../../../../domains/accounts/queries.ts';
import { NetworkError, reasonOf } from '../../../../lib/errors.ts';
import { LOGIN_ROUTES } from '../../../../lib/session.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { toast } from '../../../../ui/toast.ts';

export interface SetupValues {
  readonly code: string;
  readonly center: { readonly name: string; readonly timeZone: string };
  readonly director: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly password: string;
  };
}

type Refused = (error: Error) => void;

/** Makes the first center, or the demonstration, and goes on to the login. */
export function useSetUp() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutate, isPending, variables } = useMutation(setUp);

  const send = (body: SetupValues | { code: string; demo: true }, onRefused: Refused) =>
    mutate(
      { body },
      {
        onSuccess: () => {
          const isDemo = 'demo' in body;
          toast({
            variant: 'success',
            title: isDemo ? t('accounts.setup.demoDone') : t('accounts.setup.done'),
            description: isDemo ? t('accounts.setup.demoDoneText') : t('accounts.setup.doneText'),
            duration: 30_000,
          });
          void navigate(LOGIN_ROUTES.staff, { replace: true });
        },
        onError: (error) => {
          onRefused(error);
          toast({
            variant: 'error',
            title: t('accounts.setup.failed'),
            description:
              error instanceof NetworkError
                ? t('accounts.login.unreachable')
                : reasonOf(error, t('accounts.setup.failedFallback')),
          });
        },
      },
    );

  return { send, busyWith: isPending ? (variables && 'demo' in variables.body ? 'demo' : 'center') : null };
}
