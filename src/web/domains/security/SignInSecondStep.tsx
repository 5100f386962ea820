import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { WelcomePage } from '#web/domains/accounts/WelcomePage.tsx';
import type { ReplyOf } from '#web/lib/api.ts';
import { NetworkError, RequestError, reasonOf } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { secondStep } from './queries.ts';
import { SecondStepForm } from './SecondStepForm.tsx';
import type { Asked, Proof } from './secondStep.ts';

type Replies = {
  staff: ReplyOf<'POST /api/auth/second-step'>;
  parent: ReplyOf<'POST /api/parent-accounts/second-step'>;
};
type SignInSecondStepProps = {
  asked: Asked;
  onBack(): void;
} & (
  | { audience: 'staff'; onSignedIn(reply: Replies['staff']): void }
  | { audience: 'parent'; onSignedIn(reply: Replies['parent']): void }
);

/** The second step of a sign-in whose password was right. */
export default function SignInSecondStep({ asked, onBack, ...signIn }: SignInSecondStepProps) {
  const { t } = useTranslation();
  const staff = useMutation(secondStep.staff);
  const parent = useMutation(secondStep.parent);
  const [error, setError] = useState<Error | null>(null);

  const send = (proof: Proof) => {
    setError(null);
    const sent = { body: { challenge: asked.challenge, ...proof } };
    if (signIn.audience === 'staff') staff.mutate(sent, { onSuccess: signIn.onSignedIn, onError: setError });
    else parent.mutate(sent, { onSuccess: signIn.onSignedIn, onError: setError });
  };

  return (
    <WelcomePage title={t('security.secondStep.title')} subtitle={t('security.secondStep.subtitle')}>
      {error && !isField(error) && <Alert tone="error">{textOf(error)}</Alert>}
      <SecondStepForm
        asked={asked}
        busy={staff.isPending || parent.isPending}
        refused={error instanceof RequestError ? error.fields : {}}
        onProof={send}
      />
      <div className="border-line border-t pt-5">
        <Button variant="quiet" className="-ms-4" onClick={onBack}>
          {t('security.secondStep.back')}
        </Button>
      </div>
    </WelcomePage>
  );

  function textOf(failure: Error): string {
    if (failure instanceof NetworkError) return t('accounts.login.unreachable');
    if (failure instanceof RequestError && failure.code === 'begin-again') return t('security.secondStep.tooLate');
    return reasonOf(failure, t('common.pleaseTryAgain'));
  }
}

/** It stands at its field. */
const isField = (error: Error) =>
  error instanceof RequestError && ['code', 'recoveryCode', 'passkey'].some((field) => field in error.fields);
