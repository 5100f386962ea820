import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { CommonPassword } from '#web/domains/accounts/CommonPassword.tsx';
import { problemsOf } from '#web/domains/accounts/rules.ts';
import { RequestError, reasonOf } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';
import { toast } from '#web/ui/toast.ts';
import { changePassword } from './queries.ts';

/** Changes the own password; `email` is what password managers keep it under. */
export function ChangePassword({ email, onClose }: { email: string; onClose(): void }) {
  const { t } = useTranslation();
  const { mutate: change, isPending, error } = useMutation(changePassword);
  const [newPassword, setNewPassword] = useState('');
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const refused = error instanceof RequestError ? error.fields : {};
  const show = { showLabel: t('accounts.login.showPassword'), hideLabel: t('accounts.login.hidePassword') };
  const values = {
    short: t('accounts.login.shortPassword'),
    unconfirmed: t('accounts.newPassword.unconfirmed'),
    different: t('accounts.newPassword.different'),
  };

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const typed = new FormData(form);
    const of = (name: string) => String(typed.get(name) ?? '');
    const wrong = problemsOf({ password: of('newPassword'), confirmPassword: of('confirmPassword') });
    const found = {
      ...(of('currentPassword') === '' && { currentPassword: t('security.identity.passwordMissing') }),
      ...(wrong.password && { newPassword: values[wrong.password] }),
      ...(wrong.confirmPassword && { confirmPassword: values[wrong.confirmPassword] }),
    };
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) {
      const field = form.elements.namedItem(first);
      if (field instanceof HTMLInputElement) field.focus();
      return;
    }
    change(
      { body: { currentPassword: of('currentPassword'), newPassword: of('newPassword') } },
      {
        onSuccess: () => {
          toast({
            variant: 'success',
            title: t('security.credentials.passwordDone'),
            description: t('security.credentials.passwordDoneText'),
          });
          onClose();
        },
      },
    );
  };
  const errorOf = (field: string) => problems[field] ?? refused[field];

  return (
    <FormDialog
      onClose={onClose}
      title={t('security.credentials.changePassword')}
      description={t('security.credentials.passwordNote')}
      size="small"
      onSubmit={send}
      submit={t('security.credentials.changePassword')}
      busy={isPending}
      busyLabel={t('common.saving')}
    >
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      {error && Object.keys(refused).length === 0 && (
        <Alert tone="error">{reasonOf(error, t('common.pleaseTryAgain'))}</Alert>
      )}
      <Field label={t('security.credentials.current')} error={errorOf('currentPassword')}>
        <PasswordInput name="currentPassword" autoComplete="current-password" {...show} />
      </Field>
      <Field
        label={t('accounts.newPassword.password')}
        hint={t('accounts.setup.passwordHint')}
        error={errorOf('newPassword')}
      >
        <PasswordInput
          name="newPassword"
          autoComplete="new-password"
          {...show}
          onInput={(event) => setNewPassword(event.currentTarget.value)}
        />
      </Field>
      <CommonPassword typed={newPassword} />
      <Field label={t('accounts.newPassword.confirm')} error={errorOf('confirmPassword')}>
        <PasswordInput name="confirmPassword" autoComplete="new-password" {...show} />
      </Field>
    </FormDialog>
  );
}
