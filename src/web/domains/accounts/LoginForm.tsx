import { type FormEvent, useState } from 'react';
import { RequestError } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { type Credentials, EMAIL, SHORTEST_PASSWORD } from './rules.ts';

type LoginFormProps = {
  busy: boolean;
  /** Filled in already, where it is known. */
  email?: string;
  onSubmit(credentials: Credentials, onRefused: (error: Error) => void): void;
};

type Errors = Readonly<Partial<Record<'email' | 'password', string>>>;

/** Two fields, read when sent: the first screen of all does without the form library. */
export function LoginForm({ busy, email: known, onSubmit }: LoginFormProps) {
  const { t } = useTranslation();
  const [errors, setErrors] = useState<Errors>({});

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const { email, password, rememberMe } = credentialsIn(form);
    const wrong: Errors = {
      ...(!EMAIL.test(email) && { email: t('accounts.login.invalidEmail') }),
      ...(password.length < SHORTEST_PASSWORD && { password: t('accounts.login.shortPassword') }),
    };
    setErrors(wrong);
    if (wrong.email) return focusOn(form, 'email');
    if (wrong.password) return focusOn(form, 'password');
    onSubmit({ email, password, rememberMe }, (error) => {
      if (error instanceof RequestError) setErrors(error.fields);
      focusOn(form, 'password');
    });
  };

  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5">
      <Field label={t('accounts.login.email')} error={errors.email}>
        <TextInput
          type="email"
          name="email"
          defaultValue={known}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label={t('accounts.login.password')} error={errors.password}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          showLabel={t('accounts.login.showPassword')}
          hideLabel={t('accounts.login.hidePassword')}
        />
      </Field>
      <Checkbox name="rememberMe" label={t('accounts.login.rememberMe')} hint={t('accounts.login.rememberMeHint')} />
      <Button type="submit" size="large" wide busy={busy} busyLabel={t('accounts.login.submitting')}>
        {t('accounts.login.submit')}
      </Button>
    </form>
  );
}

function credentialsIn(form: HTMLFormElement) {
  const data = new FormData(form);
  return {
    email: String(data.get('email') ?? ''),
    password: String(data.get('password') ?? ''),
    rememberMe: data.has('rememberMe'),
  };
}

function focusOn(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  field.select();
}
