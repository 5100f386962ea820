import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';
import { type Asked, askedIn } from '#web/domains/security/secondStep.ts';
import type { ReplyOf, SentTo } from '#web/lib/api.ts';
import { NetworkError, RequestError, reasonOf } from '#web/lib/errors.ts';
import type { Portal } from '#web/lib/portal.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Loading } from '#web/ui/Loading.tsx';
import { toast } from '#web/ui/toast.ts';
import { CenterChoice } from './CenterChoice.tsx';
import { LoginForm } from './LoginForm.tsx';
import type { Center, Credentials } from './rules.ts';
import { SecondStep } from './SecondStep.tsx';
import { WelcomePage } from './WelcomePage.tsx';

interface Routes {
  readonly staff: 'POST /api/auth/login';
  readonly parent: 'POST /api/parent-accounts/login';
}
/** What a completed sign-in answers, with a second step or without. */
interface SignedIn {
  readonly staff: ReplyOf<'POST /api/auth/second-step'>;
  readonly parent: ReplyOf<'POST /api/parent-accounts/second-step'>;
}

type LoginStepsProps<Audience extends Portal> = {
  audience: Audience;
  signIn: UseMutationOptions<ReplyOf<Routes[Audience]>, Error, SentTo<Routes[Audience]>>;
  words: 'accounts.login' | 'accountsFamily';
  /** The notice's title while the server cannot be reached. */
  unreachable: string;
  /** Of a refusal without a reason. */
  refused?: string;
  /** Filled in already, where it is known. */
  email?: string;
  onSignedIn(reply: SignedIn[Audience], credentials: Credentials): void;
  /** What stands below the form. */
  children: ReactNode;
};

/** Signing in: e-mail and password, then which center, or a second step, where the server wants to know. */
export function LoginSteps<Audience extends Portal>({
  audience,
  signIn,
  words,
  unreachable,
  refused,
  email = '',
  onSignedIn,
  children,
}: LoginStepsProps<Audience>) {
  const { t } = useTranslation();
  const [choice, setChoice] = useState<{ credentials: Credentials; centers: readonly Center[] }>();
  const [second, setSecond] = useState<{ asked: Asked; credentials: Credentials }>();
  // Without useAction: the first screen of all does without what the later ones share.
  const { mutate, isPending } = useMutation(signIn);
  const withoutReason = (error: Error) =>
    refused && error instanceof RequestError && error.status < 500 ? refused : t(`${words}.failedFallback`);
  const submit = (credentials: Credentials, onRefused?: (error: Error) => void) =>
    mutate({ body: credentials } as SentTo<Routes[Audience]>, {
      onSuccess: (reply) => {
        const asked = askedIn(reply);
        if (reply.chooseCenter) setChoice({ credentials, centers: reply.chooseCenter });
        else if (asked) setSecond({ asked, credentials });
        else onSignedIn(reply, credentials);
      },
      onError: (error) => {
        onRefused?.(error);
        const notice =
          error instanceof NetworkError
            ? { title: unreachable, description: t('accounts.login.unreachable') }
            : { title: t(`${words}.failed`), description: reasonOf(error, withoutReason(error)) };
        toast({ variant: 'error', ...notice });
      },
    });

  if (second) {
    const step = {
      audience,
      asked: second.asked,
      onSignedIn: (reply: SignedIn[Audience]) => onSignedIn(reply, second.credentials),
      onBack: () => {
        setSecond(undefined);
        setChoice(undefined);
      },
    } as ComponentProps<typeof SecondStep>;
    return (
      <Suspense fallback={<Loading message={t('shell.loading')} />}>
        <SecondStep {...step} />
      </Suspense>
    );
  }
  if (choice) {
    return (
      <WelcomePage title={t(`${words}.chooseCenter`)} subtitle={t(`${words}.chooseCenterText`)}>
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
    <WelcomePage title={t(`${words}.title`)} subtitle={t(`${words}.subtitle`)}>
      <LoginForm busy={isPending} email={email} onSubmit={submit} />
      <div className="flex flex-col items-start gap-1 border-line border-t pt-5">{children}</div>
    </WelcomePage>
  );
}
