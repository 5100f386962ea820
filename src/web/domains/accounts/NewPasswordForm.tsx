import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../lib/useTranslation.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
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
  const [problems, setProblems] = useState<PasswordProblems>({});
  const words = {
    short: t('accounts.login.shortPassword'),
    unconfirmed: t('accounts.newPassword.unconfirmed'),
    different: t('accounts.newPassword.different'),
  };
  const show = { showLabel: t('accounts.login.showPassword'), hideLabel: t('accounts.login.hidePassword') };

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const typed = new FormData(form);
    const password = String(typed.get('password') ?? '');
    const found = problemsOf({ password, confirmPassword: String(typed.get('confirmPassword') ?? '') });
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
        error={problems.password && words[problems.password]}
      >
        <PasswordInput name="password" autoComplete="new-password" {...show} />
      </Field>
      <Field
        label={t('accounts.newPassword.confirm')}
        error={problems.confirmPassword && words[problems.confirmPassword]}
      >
        <PasswordInput name="confirmPassword" autoComplete="new-password" {...show} />
      </Field>
      {refused && <Alert tone="error">{refused}</Alert>}
      <Button type="submit" size="large" wide busy={busy} busyLabel={t('accounts.newPassword.saving')}>
        {submitLabel}
      </Button>
    </form>
  );
}
