import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { STAFF_LANGUAGES } from '#contract/kernel/languages.ts';
import type { State } from '#contract/kernel/states.ts';
import { setUp, signIn } from '#web/domains/accounts/queries.ts';
import { takeUpLogin } from '#web/domains/accounts/takeUpLogin.ts';
import { NetworkError } from '#web/lib/errors.ts';
import { HOMES, LOGIN_ROUTES } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useAction } from '#web/ui/useAction.ts';

export interface SetupValues {
  readonly code: string;
  readonly center: { readonly name: string; readonly timeZone: string; readonly state: State | '' };
  readonly director: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly password: string;
    readonly language: (typeof STAFF_LANGUAGES)[number];
  };
}

/** A state that was not chosen is not sent. */
const bodyOf = (body: SetupValues | { code: string; demo: true }) => {
  if ('demo' in body) return body;
  const { state, ...center } = body.center;
  return { ...body, center: { ...center, ...(state && { state }) } };
};

type Refused = (error: Error) => void;

/** Makes the first center and signs its Director in, or makes the demonstration and goes on to the login. */
export function useSetUp() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutateAsync } = useMutation(signIn);
  const signInAs = async ({ email, password }: Pick<SetupValues['director'], 'email' | 'password'>) => {
    const reply = await mutateAsync({ body: { email, password, rememberMe: false } }).catch(() => null);
    return reply !== null && takeUpLogin(reply, false);
  };
  const { run, isPending, variables } = useAction(setUp, {
    done: (_, { body }) => ({
      ...('demo' in body
        ? // With what to sign in: to be read, and typed.
          { title: t('accounts.setup.demoDone'), description: t('accounts.setup.demoDoneText'), duration: 30_000 }
        : { title: t('accounts.setup.done') }),
    }),
    onDone: async (_, { body }) => {
      const isIn = !('demo' in body) && (await signInAs(body.director));
      await navigate(isIn ? HOMES.staff : LOGIN_ROUTES.staff, { replace: true });
    },
    failed: (error) => ({
      title: t('accounts.setup.failed'),
      description: t(error instanceof NetworkError ? 'accounts.login.unreachable' : 'accounts.setup.failedFallback'),
    }),
  });
  const send = (body: SetupValues | { code: string; demo: true }, onRefused: Refused) =>
    void run({ body: bodyOf(body) }, { onFailed: onRefused });

  return { send, busyWith: isPending ? (variables && 'demo' in variables.body ? 'demo' : 'center') : null };
}
