import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EMAIL, SHORTEST_PASSWORD } from '../../../../domains/accounts/rules.ts';
import { showRefusedFields } from '../../../../lib/formErrors.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { PasswordInput } from '../../../../ui/PasswordInput.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
import type { Credentials } from './useSignIn.ts';

type LoginFormProps = {
  busy: boolean;
  onSubmit(credentials: Credentials, onRefused: (error: Error) => void): void;
};

export function LoginForm({ busy, onSubmit }: LoginFormProps) {
  const { t } = useTranslation();
  const {
    register,
    handleSubmit,
    setError,
    setFocus,
    formState: { errors },
  } = useForm<Credentials>({ defaultValues: { email: '', password: '', rememberMe: false } });

  const send = handleSubmit(({ email, password, rememberMe }) =>
    onSubmit({ email, password, rememberMe }, (error) => {
      showRefusedFields(error, { email: 'email', password: 'password' }, setError);
      setFocus('password', { shouldSelect: true });
    }),
  );

  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5">
      <Field label={t('accounts.login.email')} error={errors.email?.message}>
        <TextInput
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...register('email', {
            pattern: { value: EMAIL, message: t('accounts.login.invalidEmail') },
            required: t('accounts.login.invalidEmail'),
          })}
        />
      </Field>
      <Field label={t('accounts.login.password')} error={errors.password?.message}>
        <PasswordInput
          autoComplete="current-password"
          showLabel={t('accounts.login.showPassword')}
          hideLabel={t('accounts.login.hidePassword')}
          {...register('password', {
            validate: (password) => password.length >= SHORTEST_PASSWORD || t('accounts.login.shortPassword'),
          })}
        />
      </Field>
      <Checkbox
        label={t('accounts.login.rememberMe')}
        hint={t('accounts.login.rememberMeHint')}
        {...register('rememberMe')}
      />
      <Button type="submit" size="large" wide busy={busy} busyLabel={t('accounts.login.submitting')}>
        {t('accounts.login.submit')}
      </Button>
    </form>
  );
}
