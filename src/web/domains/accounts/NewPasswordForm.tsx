import { type FormEvent, useState } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';
import { CommonPassword } from './CommonPassword.tsx';
import { type PasswordProblems, problemsOf } from './rules.ts';

type NewPasswordFormProps = {
  /** Whose password it is; password managers keep it under this name. */
  email: string;
  submitLabel: string;
  busy: boolean;
  /** The server's text when it refused. */
  refused: string | undefined;
  onSubmit(password: string): void;
};

/** Asks for a password twice; like the login it does without the form library. */
export function NewPasswordForm({ email, submitLabel, busy, refused, onSubmit }: NewPasswordFormProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [problems, setProblems] = useState<PasswordProblems>({});
  const values = {
    short: t('accounts.login.shortPassword'),
    unconfirmed: t('accounts.newPassword.unconfirmed'),
    different: t('accounts.newPassword.different'),
  };
  const show = { showLabel: t('accounts.login.showPassword'), hideLabel: t('accounts.login.hidePassword') };

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const sent = new FormData(form);
    const password = String(sent.get('password') ?? '');
    const found = problemsOf({ password, confirmPassword: String(sent.get('confirmPassword') ?? '') });
    setProblems(found);
    const [wrong] = Object.keys(found);
    if (!wrong) return onSubmit(password);
    const field = form.elements.namedItem(wrong);
    if (field instanceof HTMLInputElement) field.focus();
  };

  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5">
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field
        label={t('accounts.newPassword.password')}
        hint={t('accounts.setup.passwordHint')}
        error={problems.password && values[problems.password]}
      >
        <PasswordInput
          name="password"
          autoComplete="new-password"
          {...show}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </Field>
      <CommonPassword typed={typed} />
      <Field
        label={t('accounts.newPassword.confirm')}
        error={problems.confirmPassword && values[problems.confirmPassword]}
      >
        <PasswordInput name="confirmPassword" autoComplete="new-password" {...show} />
      </Field>
      {refused && <Alert tone="error">{refused}</Alert>}
      <Button type="submit" size="large" wide busy={busy} busyLabel={t('common.saving')}>
        {submitLabel}
      </Button>
    </form>
  );
}
