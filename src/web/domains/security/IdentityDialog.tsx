import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { RequestError, reasonOf } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';
import { askIdentity } from './queries.ts';
import { SecondStepForm } from './SecondStepForm.tsx';
import { type Asked, askedIn, type Proof } from './secondStep.ts';

export type Identity = { readonly password: string; readonly challenge: string } & Proof;

type IdentityDialogProps = {
  title: string;
  text: ReactNode;
  submitLabel?: string;
  danger?: boolean;
  onClose(): void;
  /** Does what needs the proof; a refusal is shown here. */
  onIdentity(identity: Identity): Promise<unknown>;
};

/** Asks for the password and, where it is on, for the second step; the dialog stays until the work is done. */
export function IdentityDialog({ title, text, submitLabel, danger, onClose, onIdentity }: IdentityDialogProps) {
  const { t } = useTranslation();
  const { mutateAsync: ask, isPending } = useMutation(askIdentity);
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState<Asked | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const fields = error instanceof RequestError ? error.fields : {};

  const finish = async (identity: Identity) => {
    setError(null);
    setBusy(true);
    try {
      await onIdentity(identity);
    } catch (failure) {
      setError(failure);
      // The password comes first; and a question that was answered, or is too old, is asked anew.
      if (isOf(failure, 'password') || isCode(failure, 'begin-again')) setAsked(null);
    } finally {
      setBusy(false);
    }
  };
  const next = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || isPending) return;
    const typed = String(new FormData(event.currentTarget).get('password') ?? '');
    if (typed === '') return setError(new RequestError(422, missing(t('security.identity.passwordMissing'))));
    setPassword(typed);
    setError(null);
    const question = await ask({}).then(askedIn, setError);
    if (question) setAsked(question);
    else if (question === null) await finish({ password: typed, challenge: '' });
  };

  return (
    <Dialog onClose={onClose} title={title} description={text} size="small">
      {error !== null && !isShownAtField(fields) && (
        <Alert tone="error" className="mb-5">
          {reasonOf(error, t('common.pleaseTryAgain'))}
        </Alert>
      )}
      {asked ? (
        <SecondStepForm
          asked={asked}
          busy={busy}
          refused={fields}
          {...(submitLabel && { submitLabel })}
          {...(danger && { danger })}
          onProof={(proof) => void finish({ password, challenge: asked.challenge, ...proof })}
        />
      ) : (
        <form noValidate onSubmit={(event) => void next(event)} className="flex flex-col gap-5">
          <Field label={t('security.identity.password')} error={fields.password}>
            <PasswordInput
              name="password"
              autoComplete="current-password"
              showLabel={t('accounts.login.showPassword')}
              hideLabel={t('accounts.login.hidePassword')}
            />
          </Field>
          <Button type="submit" size="large" wide busy={busy || isPending} busyLabel={t('security.identity.checking')}>
            {t('common.continue')}
          </Button>
        </form>
      )}
    </Dialog>
  );
}

const missing = (text: string) => JSON.stringify({ message: text, fields: { password: text } });
const isOf = (error: unknown, field: string) => error instanceof RequestError && field in error.fields;
const isCode = (error: unknown, code: string) => error instanceof RequestError && error.code === code;
const isShownAtField = (fields: Readonly<Record<string, string>>) =>
  ['password', 'code', 'recoveryCode', 'passkey'].some((field) => field in fields);
